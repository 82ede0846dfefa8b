import { createWeights, defaultWeights, SearchScored, updateWeights, Weights } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { scoreProperty } from '@verandah/scoring-model'
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

/** As if the service had been killed before it could note that the event is done. */
const forgetHandled = () => service.store.collection('inbox').deleteMany({})

it('a page comes back scored by the shared model, each home with its reasons and revision', async () => {
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

it('a buyer who never saved weights is scored with the default ones', async () => {
  await service.receive(aPage({ searchId: 'search-defaults', userId: 'user-new' }))
  expect(scoredOf('search-defaults')[0]?.data.weights).toMatchObject(defaultWeights)
})

it('weights that change in the middle of a search change the next search, not this one', async () => {
  const { userId, as } = await aBuyer({ price: 1 })
  await service.receive(aPage({ searchId: 'search-pinned', userId }))
  await service.call(updateWeights, { as, params: { userId: 'me' }, body: { price: 9 } })
  await service.receive(aPage({ searchId: 'search-pinned', userId, pageId: 'search-pinned:domain:2' }))
  await service.receive(aPage({ searchId: 'search-next', userId }))
  expect(scoredOf('search-pinned').map(({ data }) => data.weights.price)).toEqual([1, 1])
  expect(scoredOf('search-next').map(({ data }) => data.weights.price)).toEqual([9])
})

it('pages that arrive at the same moment are scored with the same weights', async () => {
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

it('a page that is delivered again is neither scored nor published again', async () => {
  const { userId } = await aBuyer({})
  const page = aPage({ searchId: 'search-twice', userId })
  await service.receive(page)
  const before = await pageOf(page.id)
  await forgetHandled()
  service.clock.advance(1000)
  await service.receive(page)
  await service.receive(page)
  expect(scoredOf('search-twice')).toHaveLength(1)
  expect(before).not.toBeNull()
  expect(await pageOf(page.id)).toEqual(before)
})

it('a page delivered again after a crash before publishing is published as it was scored then', async () => {
  const { userId, as } = await aBuyer({ price: 1 })
  const page = aPage({ searchId: 'search-crash', userId })
  await service.receive(page)
  const [first] = scoredOf('search-crash')
  await forgetHandled()
  const entry = { id: first?.id, occurredAt: first?.occurredAt, body: JSON.stringify(first) }
  await service.store
    .collection<{ _id: string }>('scored_pages')
    .updateOne({ _id: page.id }, { $set: { outbox: [entry] } })
  await service.store.collection('search_weights').deleteMany({})
  await service.call(updateWeights, { as, params: { userId: 'me' }, body: { price: 9 } })
  await service.receive(page)
  expect(scoredOf('search-crash')).toEqual([first, first])
})

it('a scored page may be forgotten only after its event is out', async () => {
  const page = aPage({ searchId: 'search-retention', userId: 'user-new' })
  await service.receive(page)
  const keptUntil = new Date(service.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000)
  expect(await pageOf(page.id)).toMatchObject({ outbox: [], expiresAt: keptUntil })
})

it('a page that breaks its contract is set aside with its reason, and nothing is scored', async () => {
  const page = aPage({ searchId: 'search-poison' })
  await service.receive({ ...page, data: { ...page.data, inputs: [{ propertyId: 'home-1' }] } })
  expect(scoredOf('search-poison')).toEqual([])
  const dead = (await service.bus.deadLetters.list(100)).filter(({ event }) => event.id === page.id)
  expect(dead).toMatchObject([{ reason: expect.stringContaining('malformed PropertiesFetched') as string }])
})
