import { createWeights, defaultWeights, SearchScored, updateWeights, Weights } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { scoreProperty } from '@verandah/scoring-model'
import { aPlace } from '@verandah/contracts/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scoring } from './index.ts'
import { aPage, aScoringInput } from './testing/pages.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(scoring)
})
afterAll(() => service.stop())

const scoredOf = (searchId: string) =>
  service.bus.published(SearchScored).filter(({ data }) => data.searchId === searchId)

const pageOf = (eventId: string) => service.store.collection<{ _id: string }>('scored_pages').findOne({ _id: eventId })

const aBuyer = async (weights: Partial<Weights>) => {
  const userId = `user-${crypto.randomUUID()}`
  const as = service.signIn({ sub: userId })
  await service.call(createWeights, { as, body: weights })
  return { userId, as }
}

it('a page is answered with the shared model’s scores, each home with its reasons and revision', async () => {
  const { userId } = await aBuyer({ price: 3, additionalCriteria: { Pool: 2 } })
  const inputs = [
    aScoringInput(),
    aScoringInput({ propertyId: 'home-2', revision: 7, price: null, features: ['Pool'] }),
  ]
  const page = aPage({ searchId: 'search-page', userId, part: 2, inputs })
  await service.receive(page)
  const weights = Weights.parse({ price: 3, additionalCriteria: { Pool: 2 } })
  const [scored, ...others] = scoredOf('search-page')
  expect(others).toEqual([])
  expect(scored?.data).toEqual({
    searchId: 'search-page',
    userId,
    pageId: page.data.pageId,
    part: 2,
    weights,
    scores: inputs.map((input) => ({
      propertyId: input.propertyId,
      revision: input.revision,
      ...scoreProperty({ input, weights, filters: page.data.filters }),
    })),
  })
  expect(scored).toMatchObject({ causationId: page.id, correlationId: page.correlationId })
})

it('a page is answered in the version of its event, which the previous build reads', async () => {
  for (const version of [1, 2]) await service.receive({ ...aPage({ searchId: `search-v${version}` }), version })
  expect([1, 2].map((version) => scoredOf(`search-v${version}`)[0]?.version)).toEqual([1, 2])
})

it('a page of the build before, which knows no places, is answered without them', async () => {
  const { userId } = await aBuyer({ price: 3, places: [aPlace()] })
  await service.receive({ ...aPage({ searchId: 'search-before', userId }), version: 3 })
  await service.receive(aPage({ searchId: 'search-now', userId }))
  const before = scoredOf('search-before')[0]!.data
  const now = scoredOf('search-now')[0]!.data
  const kindsIn = ({ scores }: typeof now) => scores.flatMap(({ breakdown }) => breakdown.map(({ kind }) => kind))
  expect(before.weights.places).toEqual([])
  expect(kindsIn(before)).not.toContain('place')
  expect(now.weights.places).toEqual([aPlace()])
  expect(kindsIn(now)).toContain('place')
})

it('a buyer who never saved weights is scored with the default ones', async () => {
  await service.receive(aPage({ searchId: 'search-defaults', userId: 'user-new' }))
  expect(scoredOf('search-defaults')[0]?.data.weights).toMatchObject(defaultWeights)
})

it('a search’s preferences are weighed beside the buyer’s weights', async () => {
  const { userId } = await aBuyer({ price: 1, additionalCriteria: { Shed: 2 } })
  const page = aPage({ searchId: 'search-wish', userId })
  const facts = [{ name: 'pool' as const, value: 'yes', wish: 'prefer' as const }]
  await service.receive({ ...page, data: { ...page.data, filters: { ...page.data.filters, facts } } })
  expect(scoredOf('search-wish')[0]?.data.weights.additionalCriteria).toEqual({ 'Own pool': 5, Shed: 2 })
})

it('weights that change during a search affect the next search, not this one', async () => {
  const { userId, as } = await aBuyer({ price: 1 })
  await service.receive(aPage({ searchId: 'search-pinned', userId }))
  await service.call(updateWeights, { as, params: { userId: 'me' }, body: { price: 9 } })
  await service.receive(aPage({ searchId: 'search-pinned', userId, pageId: 'search-pinned:domain:2' }))
  await service.receive(aPage({ searchId: 'search-next', userId }))
  expect(scoredOf('search-pinned').map(({ data }) => data.weights.price)).toEqual([1, 1])
  expect(scoredOf('search-next').map(({ data }) => data.weights.price)).toEqual([9])
})

it('pages that arrive concurrently are scored with the same weights', async () => {
  const { userId, as } = await aBuyer({ price: 1 })
  const pages = [1, 2, 3, 4].map((page) =>
    aPage({ searchId: 'search-burst', userId, pageId: `search-burst:reaxml:${page}` }),
  )
  await Promise.all([
    ...pages.map((page) => service.receive(page)),
    service.call(updateWeights, { as, params: { userId: 'me' }, body: { price: 9 } }),
  ])
  const prices = scoredOf('search-burst').map(({ data }) => data.weights.price)
  expect(prices).toHaveLength(4)
  expect(new Set(prices).size).toBe(1)
})

it('a scored page expires only after its event is published', async () => {
  const page = aPage({ searchId: 'search-retention', userId: 'user-new' })
  await service.receive(page)
  const keptUntil = new Date(service.clock.now().getTime() + 6 * 60 * 60 * 1000)
  await expect.poll(() => pageOf(page.id)).toMatchObject({ outbox: [], expiresAt: keptUntil })
})

it('a page that breaks its contract becomes a dead letter with its reason, and nothing is scored', async () => {
  const page = aPage({ searchId: 'search-poison' })
  await service.receive({ ...page, data: { ...page.data, inputs: [{ propertyId: 'home-1' }] } })
  expect(scoredOf('search-poison')).toEqual([])
  const dead = (await service.bus.deadLetters.list(100)).filter(({ event }) => event.id === page.id)
  expect(dead).toMatchObject([{ reason: expect.stringContaining('malformed PropertiesFetched') as string }])
})

it('the budget of a search is the one that scores it, also for a buyer who has saved no weights', async () => {
  const { filters } = aPage().data
  const input = aScoringInput({ price: 740_000 })
  const page = aPage({ searchId: 'search-first', filters: { ...filters, maxPrice: 780_000 }, inputs: [input] })
  await service.receive(page)
  const price = scoredOf('search-first')[0]?.data.scores[0]?.breakdown.find(({ name }) => name === 'price')
  expect(price?.value).toBe(10)
})
