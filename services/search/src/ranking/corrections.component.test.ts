import {
  getProperty,
  getSearchProperty,
  listSearchResults,
  overrideScore,
  type Property,
  type ScoreOverrides,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let as: string
let searchId: string
let before: Property[]

beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())
beforeEach(async () => {
  as = service.signIn({ sub: `user-${crypto.randomUUID()}` })
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
