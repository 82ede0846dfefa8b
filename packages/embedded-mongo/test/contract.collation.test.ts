import { beforeAll, describe, expect, it } from 'vitest'
import { addIndex, codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()
const names = ['zoo', 'Äpfel', 'apfel', 'Apfel', 'ápfel', 'Öl', 'oz', 'banana']
const german = (strength: number) => ({ locale: 'de', strength })

interface Named {
  _id: number
  name: string
}

describe('a collation', () => {
  const named = () => store.db.collection<Named>('named')
  beforeAll(async () => {
    await named().insertMany(names.map((name, _id) => ({ _id, name })))
    await addIndex(named(), { name: 1 })
  })

  it.each([
    [1, ['Äpfel', 'Apfel', 'apfel', 'ápfel']],
    [2, ['Apfel', 'apfel']],
    [3, ['apfel']],
  ])('of strength %i determines equality, with any index', async (strength, equal) => {
    const find = (filter: object) =>
      named()
        .find(filter, { collation: german(strength) })
        .toArray()
    for (const filter of [
      { name: 'apfel' },
      { name: { $in: ['apfel', 'none'] } },
      { name: { $gte: 'apfel', $lte: 'apfel' } },
    ])
      expect((await find(filter)).map(({ name }) => name).toSorted()).toEqual(equal.toSorted())
  })

  it('determines the order, the same as Intl.Collator where letters are letters', async () => {
    const inOrder = await named()
      .find({}, { collation: german(3) })
      .sort({ name: 1 })
      .toArray()
    expect(inOrder.map(({ name }) => name)).toEqual(names.toSorted(new Intl.Collator('de').compare))
    const first = await named()
      .find({}, { collation: german(3) })
      .sort({ name: -1 })
      .limit(1)
      .toArray()
    expect(first).toMatchObject([{ name: 'zoo' }])
  })

  it('applies to distinct values, counts, changes and deletions', async () => {
    expect(await named().distinct('name', {}, { collation: german(1) })).toHaveLength(5)
    const changed = await named().updateMany({ name: 'oel' }, { $set: { seen: true } }, { collation: german(1) })
    expect(changed.matchedCount).toBe(0)
    const set = await named().updateMany({ name: 'OL' }, { $set: { name: 'öl' } }, { collation: german(1) })
    expect(set.modifiedCount).toBe(1)
    expect((await named().deleteMany({ name: 'ÖL' }, { collation: german(2) })).deletedCount).toBe(1)
  })

  it.runIf(isEmbedded)('that is none, or that we do not have, is refused', async () => {
    const find = (collation: object) =>
      codeOf(
        named()
          .find({}, { collation: collation as never })
          .toArray(),
      )
    expect(await find({ locale: 'not a locale' })).toBe(2)
    expect(await find({ locale: 'de', strength: 9 })).toBe(2)
    expect(await find({ locale: 'de', numericOrdering: true })).toBe(115)
    expect(await codeOf(store.db.createCollection('german', { collation: { locale: 'de' } }))).toBe(115)
  })
})
