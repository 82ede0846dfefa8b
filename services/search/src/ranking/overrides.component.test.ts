import {
  getProperty,
  getSearchProperty,
  listProperties,
  listResultCards,
  listSearchResults,
  NotesChanged,
  overrideScore,
  PropertiesFetched,
  ScoreOverridesChanged,
  type Property,
  type ScoreOverrides,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let as: string
let userId: string
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
  before = await results()
})

const results = async () => (await service.call(listSearchResults, { params: { searchId }, as })).body
const seen = (propertyId: string, caller = as) =>
  service.call(getSearchProperty, { params: { searchId, propertyId }, as: caller })
const ranking = async () => (await service.call(listProperties, { query: { limit: 100 }, as })).body
const now = async (id: string) => (await service.call(getProperty, { params: { id }, as })).body
const override = (id: string, scoreOverrides: ScoreOverrides | null, caller = as) =>
  service.call(overrideScore, { params: { id }, body: { scoreOverrides }, as: caller })

const allTens = { price: 10, location: 10, bedrooms: 10, bathrooms: 10, landSize: 10, propertyAge: 10, features: 10 }
const scoreIn = (homes: Property[], id: string) => homes.find((home) => home.id === id)?.score

describe('a buyer’s overrides', () => {
  it('take effect everywhere at once: on the home, in the ranking, in the search and in its stored view', async () => {
    const { id } = before.at(-1)!
    const { status, body } = await override(id, allTens)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, score: 100, displayScore: 100, scoreOverrides: allTens })
    expect(body.breakdown.filter(({ isOverridden }) => isOverridden)).toHaveLength(7)
    expect(await now(id)).toEqual(body)
    expect((await ranking())[0]).toMatchObject({ id, score: 100, scoreOverrides: allTens })
    expect((await results())[0]).toMatchObject({ id, score: 100 })
    expect((await seen(id)).body).toMatchObject({ id, score: 100, scoreOverrides: allTens })
  })

  it.each([null, {}, { features: {} }])('are removed by %j, and every score is restored', async (nothing) => {
    const { id, score } = before[0]!
    const first = await service.call(listSearchResults, { params: { searchId }, as })
    await override(id, { price: 0, features: { Pool: 0, Shed: 3 } })
    const moved = await service.call(listSearchResults, { params: { searchId }, as })
    expect(moved.headers.get('etag')).not.toBe(first.headers.get('etag'))
    expect(await now(id)).toMatchObject({ scoreOverrides: { price: 0, features: { Pool: 0, Shed: 3 } } })
    expect((await override(id, nothing)).body).toMatchObject({ score, scoreOverrides: null })
    expect(await results()).toEqual(before)
    expect(scoreIn(await ranking(), id)).toBe(score)
  })

  it('are announced with a revision that increments, and are sent with the next search', async () => {
    const { id } = before[0]!
    for (const price of [1, 2, 3]) await override(id, { price })
    await override(id, null)
    await override(id, { price: 4 })
    await service.idle()
    const said = service.bus.published(ScoreOverridesChanged).filter(({ data }) => data.userId === userId)
    expect(said.map(({ data }) => [data.revision, data.overrides?.price])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, undefined],
      [5, 4],
    ])
    const next = await begin(service, as)
    const inputs = service.bus
      .published(PropertiesFetched)
      .flatMap(({ data }) => (data.searchId === next ? data.inputs : []))
    expect(inputs.filter(({ overrides }) => overrides !== null)).toMatchObject([
      { propertyId: id, overrides: { price: 4 } },
    ])
  })

  it('are removed from a search that was scored with them, on its pages as in its list', async () => {
    const { id, score } = before[0]!
    await override(id, { ...allTens, price: 0 })
    searchId = await begin(service, as)
    await service.scoreAll()
    expect(scoreIn(await results(), id)).not.toBe(score)
    await override(id, null)
    const cards = await service.call(listResultCards, { params: { searchId }, query: { limit: 100 }, as })
    expect(cards.body.map((card) => [card.id, card.score])).toEqual(before.map((home) => [home.id, home.score]))
  })

  it('survive concurrent saves: each is one revision, and the ranking shows the last', async () => {
    const { id } = before[0]!
    await Promise.all([1, 2, 3, 4, 5, 6].map((price) => override(id, { price })))
    await service.idle()
    const said = service.bus.published(ScoreOverridesChanged).filter(({ data }) => data.userId === userId)
    expect(said.map(({ data }) => data.revision).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect(scoreIn(await ranking(), id)).toBe((await now(id)).score)
  })

  it('are visible to their buyer only', async () => {
    const { id } = before[0]!
    const stranger = service.signIn()
    const foreign = (await service.call(getProperty, { params: { id }, as: stranger })).body
    await override(id, allTens)
    expect((await service.call(getProperty, { params: { id }, as: stranger })).body).toEqual(foreign)
    expect(await override('nothing', allTens)).toMatchObject({ status: 404 })
  })

  it.each([{ price: 11 }, { price: -1 }, { features: { Pool: 11 } }])(
    'outside of 0 to 10 are refused: %j',
    async (own) => {
      const { id } = before[0]!
      expect(await override(id, own)).toMatchObject({ status: 400 })
      expect((await now(id)).scoreOverrides).toBeNull()
    },
  )
})

it('a card shows overrides on a page as it does by itself', async () => {
  const { id } = before.at(-1)!
  await override(id, allTens)
  const cards = async (query: { limit: number } | { ids: string }) =>
    (await service.call(listResultCards, { params: { searchId }, query, as })).body
  const [first] = await cards({ limit: 1 })
  expect(first).toMatchObject({ id, score: 100 })
  expect(first?.breakdown.filter(({ isOverridden }) => isOverridden)).toHaveLength(7)
  expect(await cards({ ids: id })).toEqual([first])
})

describe('a home as a search saw it', () => {
  it('keeps its facts and score when the home has changed since', async () => {
    const { id, score, price } = before[0]!
    await service.store
      .collection<{ _id: string }>('properties')
      .updateOne({ _id: id }, { $set: { 'home.price': 1, 'home.bedrooms': 0 } })
    expect((await seen(id)).body).toMatchObject({ score, price })
    expect(await now(id)).toMatchObject({ price: 1 })
  })

  it('is missing for other users, and in searches that did not find it', async () => {
    const { id } = before[0]!
    const foreign = await seen(id, service.signIn())
    const missing = await seen('nothing')
    expect([foreign.status, missing.status]).toEqual([404, 404])
    const told = (body: object) => ({ ...body, instance: '', requestId: '' })
    expect(told(foreign.body)).toEqual(told(missing.body))
  })
})

it('notes and tags of the shortlist are shown with the home to their author, the newest first', async () => {
  const { id } = before[0]!
  const noted = (revision: number, tags: string[], notes: string | null) =>
    service.receive(newEvent(NotesChanged, { userId, propertyId: id, revision, tags, notes }, { clock: service.clock }))
  await noted(7, ['quiet'], 'Ask about the fence')
  await noted(6, ['old'], 'old')
  expect(await now(id)).toMatchObject({ tags: ['quiet'], notes: 'Ask about the fence' })
  expect((await results())[0]).toMatchObject({ id, tags: ['quiet'] })
  expect((await service.call(getProperty, { params: { id }, as: service.signIn() })).body).toMatchObject({
    tags: [],
    notes: null,
  })
  await noted(8, [], null)
  expect(await results()).toEqual(before)
})

it.each([
  { minPrice: 0, maxPrice: '', minBedrooms: '0', minBathrooms: 'any', minParking: '', minLandSize: 0, suburb: '' },
  { propertyType: '' },
  { propertyType: 'Any' },
])('empty or zero filters exclude nothing: %j', async (query) => {
  const { headers } = await service.call(listProperties, { query, as })
  expect(headers.get('x-total-count')).toBe(String(before.length))
})

it('a filter by land size excludes homes without one', async () => {
  const { body } = await service.call(listProperties, { query: { minLandSize: 1, limit: 100 }, as })
  expect(body.map(({ id }) => id).toSorted()).toEqual(
    before
      .filter(({ landSize }) => landSize !== null && landSize >= 1)
      .map(({ id }) => id)
      .toSorted(),
  )
})
