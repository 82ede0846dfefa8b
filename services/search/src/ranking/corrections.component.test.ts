import {
  getProperty,
  getSearchProperty,
  listSearchResults,
  overrideScore,
  type Property,
  type ScoreOverrides,
  ScoreOverridesChanged,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAliasOf } from '../testing/add-alias.ts'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let userId: string
let as: string
let searchId: string
let before: Property[]

beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())
beforeEach(async () => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
  searchId = await begin(service, as)
  await service.scoreAll()
  before = (await service.call(listSearchResults, { params: { searchId }, as })).body
})

const seen = (propertyId: string) => service.call(getSearchProperty, { params: { searchId, propertyId }, as })
const now = async (id: string) => (await service.call(getProperty, { params: { id }, as })).body
const override = (id: string, scoreOverrides: ScoreOverrides | null) =>
  service.call(overrideScore, { params: { id }, body: { scoreOverrides }, as })
const searchFor = async (wishes: object) => {
  const id = await begin(service, as, wishes)
  await service.scoreAll()
  return (await service.call(listSearchResults, { params: { searchId: id }, as })).body
}

describe('a fact that a buyer corrects', () => {
  const noPool = { facts: [{ name: 'pool' as const, value: 'no' }] }
  const poolOf = ({ facts }: Property) => facts.find(({ name }) => name === 'pool')

  it('is shown as theirs beside the source’s value, to them only, and can be undone', async () => {
    const { id } = before[0]!
    const said = poolOf(await now(id)) ?? null
    const corrected = poolOf((await override(id, noPool)).body)
    expect(corrected).toMatchObject({ value: 'no', basis: 'buyer', said: said?.value ?? null })
    expect(poolOf((await seen(id)).body)).toEqual(corrected)
    const other = service.signIn({ sub: `user-${crypto.randomUUID()}` })
    expect(poolOf((await service.call(getProperty, { params: { id }, as: other })).body) ?? null).toEqual(said)
    expect(poolOf((await override(id, { facts: [] })).body) ?? null).toEqual(said)
  })

  it('is republished as it is, and so is its removal', async () => {
    const [kept, undone] = before.map(({ id }) => id)
    for (const id of [kept!, undone!]) await override(id, noPool)
    await override(undone!, null)
    await service.store.collection('tellings').insertOne({ _id: crypto.randomUUID() as never, askedAt: new Date() })
    await service.runJob('republish')
    const said = service.bus.published(ScoreOverridesChanged).filter(({ data }) => data.userId === userId)
    const republished = new Map(said.slice(3).map(({ data }) => [data.propertyId, data]))
    expect([republished.get(kept!), republished.get(undone!)]).toEqual([
      { userId, propertyId: kept, revision: 1, overrides: noPool },
      { userId, propertyId: undone, revision: 2, overrides: null },
    ])
  })

  it('is the same in a home that two corrected ones merged into, whichever was corrected first', async () => {
    const { id } = before[0]!
    const aliases = [await addAliasOf(service.store, id), await addAliasOf(service.store, id)]
    const correctedBy = async (order: string[]) => {
      as = service.signIn()
      for (const alias of order) await override(alias, { price: aliases.indexOf(alias) })
      return (await now(id)).scoreOverrides
    }
    const first = await correctedBy(aliases)
    expect(first).not.toBeNull()
    expect(await correctedBy(aliases.toReversed())).toEqual(first)
  })

  it('affects their next search: a must excludes homes where it is missing or unknown', async () => {
    const { id } = before[0]!
    const must = { facts: [{ name: 'pool', value: 'shared', wish: 'must' }] }
    await override(id, noPool)
    const without = await searchFor(must)
    expect(without.map((home) => home.id)).not.toContain(id)
    expect(without.every((home) => poolOf(home) !== undefined)).toBe(true)
    await override(id, { facts: [{ name: 'pool', value: 'yes' }] })
    expect((await searchFor(must)).map((home) => home.id)).toContain(id)
  })

  it('affects the value of a criterion that names it, and is marked there', async () => {
    await override(before[0]!.id, noPool)
    const prefer = { facts: [{ name: 'pool', value: 'shared', wish: 'prefer' }] }
    const line = async () =>
      (await searchFor(prefer)).find(({ id }) => id === before[0]!.id)?.breakdown.find(({ kind }) => kind === 'custom')
    expect(await line()).toMatchObject({ name: 'Pool, own or shared', value: 0, isOverridden: true })
    await override(before[0]!.id, null)
    expect((await line())?.isOverridden).toBeUndefined()
  })

  it.each([
    [{ name: 'pool', value: 'big' }, 'Choose one of the values that this fact can have'],
    [{ name: 'moat', value: 'yes' }, null],
  ])('must exist: %j', async (fact, message) => {
    const { status, body } = await service.call(overrideScore, {
      params: { id: before[0]!.id },
      body: { scoreOverrides: { facts: [fact] } } as { scoreOverrides: ScoreOverrides },
      as,
    })
    expect(status).toBe(400)
    if (message !== null) expect(JSON.stringify(body)).toContain(message)
  })
})
