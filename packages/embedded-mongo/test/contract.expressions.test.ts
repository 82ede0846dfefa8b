import type { Document, Filter } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()

const pipeline = (documents: readonly Document[], ...stages: Document[]): Promise<Document[]> =>
  store.db.aggregate([{ $documents: documents }, ...stages]).toArray()
const valueOf = async (expression: unknown): Promise<unknown> => {
  const [found] = await pipeline([{ a: 1, none: null }], { $project: { _id: 0, value: expression } })
  return (found as { value?: unknown } | undefined)?.value
}

describe('an expression', () => {
  it.each<[string, unknown, unknown]>([
    ['a missing field is before null', { $lt: ['$missing', null] }, true],
    ['a missing field is not null', { $eq: ['$missing', '$none'] }, false],
    ['null is before numbers', { $gt: ['$a', null] }, true],
    ['text is behind numbers', { $gt: ['text', '$a'] }, true],
    ['arrays are behind documents', { $cmp: [[1], { b: 1 }] }, 1],
    ['halves round to the even neighbour', { $round: [2.5, 0] }, 2],
    ['null has no capitals', { $toUpper: '$none' }, ''],
    ['a missing text has no small letters', { $toLower: '$missing' }, ''],
    ['a branch is chosen', { $switch: { branches: [{ case: { $eq: ['$a', 1] }, then: 'one' }], default: 0 } }, 'one'],
    [
      'a day in a month',
      { $dateAdd: { startDate: new Date('2026-01-31'), unit: 'month', amount: 1 } },
      new Date('2026-02-28'),
    ],
    [
      'a day across the change of clocks',
      {
        $dateAdd: { startDate: new Date('2026-10-03T02:00Z'), unit: 'day', amount: 1, timezone: 'Australia/Melbourne' },
      },
      new Date('2026-10-04T01:00Z'),
    ],
    [
      'a year before a leap day',
      { $dateSubtract: { startDate: new Date('2028-02-29'), unit: 'year', amount: 1 } },
      new Date('2027-02-28'),
    ],
    ['no date', { $dateAdd: { startDate: '$none', unit: 'day', amount: 1 } }, null],
  ])('%s', async (_, expression, value) => {
    expect(await valueOf(expression)).toEqual(value)
  })

  it.each<[string, number, unknown]>([
    ['$switch without a branch that holds', 40066, { $switch: { branches: [{ case: false, then: 1 }] } }],
    ['$size of no array', 17124, { $size: '$a' }],
    ['a comparison of one', 16020, { $eq: ['$a'] }],
  ])('%s fails with MongoDB’s code', async (_, code, expression) => {
    expect(await codeOf(valueOf(expression))).toBe(code)
  })
})

describe('a group', () => {
  const some = [{ kind: 1, word: 'a' }, { kind: 1 }, { kind: 1, word: null }, { kind: 1, word: 'a' }]

  it('collects all values, null included', async () => {
    const fields = { all: { $push: '$word' }, each: { $addToSet: '$word' }, whole: { $push: '$$ROOT.word' } }
    const [group] = await pipeline(some, { $group: { _id: '$kind', ...fields } })
    expect(group).toEqual({ _id: 1, all: ['a', null, 'a'], each: ['a', null], whole: ['a', null, 'a'] })
  })

  it('of nothing has no count', async () => {
    expect(await pipeline(some, { $match: { kind: 2 } }, { $count: 'n' })).toEqual([])
    expect(await pipeline(some, { $count: 'n' })).toEqual([{ n: 4 }])
  })
})

describe('commands', () => {
  interface Loose {
    _id: number | null
    rooms?: { kind: string }[]
    grid?: number[][]
    here?: boolean
    none?: number | null
    $price?: number
  }
  const loose = () => store.db.collection<Loose>('loose')

  it('find every value of $all, each in another of the documents on the way', async () => {
    await loose().insertMany([
      { _id: 1, rooms: [{ kind: 'bed' }, { kind: 'bath' }] },
      { _id: 2, rooms: [{ kind: 'bed' }] },
    ])
    const ids = async (filter: Filter<Loose>) => (await loose().find(filter).toArray()).map(({ _id }) => _id)
    expect(await ids({ 'rooms.kind': { $all: ['bed', 'bath'] } })).toEqual([1])
    expect(await ids({ 'rooms.kind': { $all: ['bed', /^b/] } })).toEqual([1, 2])
    expect(await ids({ 'rooms.kind': { $all: [] } })).toEqual([])
    expect(await ids({ rooms: { $all: [{ $elemMatch: { kind: 'bath' } }] } })).toEqual([1])
  })

  it('look into arrays of arrays by $elemMatch', async () => {
    await loose().insertOne({ _id: 3, grid: [[1, 5], [2]] })
    expect(await loose().countDocuments({ grid: { $elemMatch: { $elemMatch: { $gt: 4 } } } })).toBe(1)
    expect(await loose().countDocuments({ grid: { $elemMatch: { $size: 1 } } })).toBe(1)
    expect(await loose().countDocuments({ grid: { $elemMatch: { $gt: 4 } } })).toBe(0)
  })

  it('keep null as an id, and fields that begin with a dollar', async () => {
    await loose().updateOne({ _id: null }, { $set: { here: true } }, { upsert: true })
    expect(await loose().findOne({ _id: null })).toEqual({ _id: null, here: true })
    await loose().insertOne({ _id: 4, $price: 5 })
    expect(await loose().findOne({ _id: 4 })).toEqual({ _id: 4, $price: 5 })
    const refused = await store.db.command({ insert: 'loose', documents: [{ _id: { $a: 1 } }] })
    expect(refused).toMatchObject({ n: 0, writeErrors: [{ code: 52 }] })
  })

  it('take variables by their values, and refuse what 7.0 does not know', async () => {
    const found = await loose().findOne({ $expr: { $eq: ['$_id', '$$wanted'] } }, { let: { wanted: { $literal: 4 } } })
    expect(found).toMatchObject({ _id: 4 })
    const statement = { q: { _id: 4 }, u: { $set: { a: 1 } }, sort: { a: 1 } }
    expect(await codeOf(store.db.command({ update: 'loose', updates: [statement] }))).toBe(40415)
    expect(await codeOf(loose().updateOne({ _id: 3 }, { $bit: { none: { or: 1 } } }))).toBeUndefined()
    await loose().updateOne({ _id: 3 }, { $set: { none: null } })
    expect(await codeOf(loose().updateOne({ _id: 3 }, { $bit: { none: { or: 1 } } }))).toBe(2)
  })
})
