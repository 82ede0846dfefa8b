import {
  getSearchProperty,
  listProperties,
  listSearches,
  listSearchResults,
  overrideScore,
  type Property,
  resetSearchWeights,
  Weights,
  weighSearch,
} from '@verandah/contracts'
import { aPlace } from '@verandah/contracts/testing'
import { compareScored, scoreProperty } from '@verandah/scoring-model'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { begin } from '../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../testing/start-search.ts'

let service: SearchUnderTest
let as: string
let searchId: string

beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())
beforeEach(async () => {
  as = service.signIn({ sub: `user-${crypto.randomUUID()}` })
  searchId = await begin(service, as)
})

const custom = Weights.parse({
  price: 1,
  location: 0,
  bedrooms: 10,
  additionalCriteria: { Balcony: 7 },
  places: [aPlace({ weight: 8, goodMinutes: 1 })],
})
const results = async () => (await service.call(listSearchResults, { params: { searchId }, as })).body
const status = async () => (await service.call(listSearches, { as })).body[0]
const weigh = (body: Weights, caller = as) => service.call(weighSearch, { params: { id: searchId }, body, as: caller })
const reset = (caller = as) => service.call(resetSearchWeights, { params: { id: searchId }, as: caller })

it('scores the homes of a search by the weights that its buyer set for it, in the list and one by one, until they are reset', async () => {
  await service.scoreAll()
  const before = await results()
  const began = await status()
  expect((await weigh(custom)).status).toBe(204)
  const after = await results()
  const expected = before.map((home) => ({
    propertyId: home.id,
    ...scoreProperty({ input: { ...home, overrides: null }, weights: custom, filters: began!.filters }),
  }))
  const pointsOf = ({ breakdown }: Pick<Property, 'breakdown'>) => breakdown.map(({ name, points }) => [name, points])
  expect(after.map((home) => [home.id, home.score, pointsOf(home)])).toEqual(
    expected.toSorted(compareScored).map((home) => [home.propertyId, home.score, pointsOf(home)]),
  )
  expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id))
  const last = after.at(-1)!
  const one = await service.call(getSearchProperty, { params: { searchId, propertyId: last.id }, as })
  expect(one.body.score).toBe(last.score)
  expect(await status()).toMatchObject({ scoringWeights: custom, hasCustomWeights: true })
  expect((await status())!.revision).toBeGreaterThan(began!.revision)
  expect((await reset()).status).toBe(204)
  expect(await results()).toEqual(before)
  expect(await status()).toMatchObject({ scoringWeights: began?.scoringWeights, hasCustomWeights: false })
})

it('scores later homes by them too, and leaves the ranking across searches unchanged', async () => {
  await weigh(custom)
  await service.scoreAll()
  const { filters } = (await status())!
  for (const home of await results())
    expect(home.score).toBe(scoreProperty({ input: { ...home, overrides: null }, weights: custom, filters }).score)
  const plain = (await service.call(listProperties, { query: { limit: 100 }, as })).body
  await reset()
  const scores = new Map((await results()).map(({ id, score }) => [id, score]))
  expect(plain.map(({ id, score }) => [id, score])).toEqual(plain.map(({ id }) => [id, scores.get(id)]))
})

it('keeps the buyer’s overrides, whichever weights are set', async () => {
  await service.scoreAll()
  const { id } = (await results()).at(-1)!
  await weigh(custom)
  await service.call(overrideScore, { params: { id }, body: { scoreOverrides: { bedrooms: 10, price: 10 } }, as })
  const [own] = (await results()).filter((home) => home.id === id)
  expect(own?.breakdown.filter(({ isOverridden }) => isOverridden)).toHaveLength(2)
  await service.call(overrideScore, { params: { id }, body: { scoreOverrides: null }, as })
  expect((await results()).flatMap(({ breakdown }) => breakdown).some(({ isOverridden }) => isOverridden)).toBe(false)
})

it('releases a held page, and is not found by other users', async () => {
  await service.scoreAll()
  const { revision } = (await status())!
  const held = service.call(listSearchResults, { params: { searchId }, query: { waitMs: 20_000, revision }, as })
  const stranger = service.signIn()
  expect([(await weigh(custom, stranger)).status, (await reset(stranger)).status]).toEqual([404, 404])
  await weigh(custom)
  expect((await held).headers.get('x-revision')).toBe(String(revision + 1))
})
