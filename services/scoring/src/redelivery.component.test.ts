import { createWeights, SearchScored, subjectOf, updateWeights } from '@verandah/contracts'
import { currentContext } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { scoring } from './index.ts'
import { aPage } from './testing/pages.ts'
import { startSecondInstance } from './testing/start-second-instance.ts'

let service: TestService
let secondInstance: Awaited<ReturnType<typeof startSecondInstance>>
beforeAll(async () => {
  service = await startTestService(scoring)
  secondInstance = await startSecondInstance(service)
})
afterAll(async () => {
  await secondInstance.stop()
  await service.stop()
})

let userId: string
let as: string
beforeEach(async () => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
  await service.call(createWeights, { as, body: { price: 1 } })
})

const pages = () => service.store.collection<{ _id: string }>('scored_pages')
const weighAnew = () => service.call(updateWeights, { as, params: { userId: 'me' }, body: { price: 9 } })
/** Simulates a crash before the event was recorded as handled. */
const forgetHandled = () => service.store.collection('inbox').deleteMany({})

const publishedOf = (searchId: string) =>
  [...service.bus.published(SearchScored), ...secondInstance.bus.published(SearchScored)].filter(
    ({ data }) => data.searchId === searchId,
  )

it('a page that is delivered twice concurrently is scored once', async () => {
  await secondInstance.receive(aPage({ searchId: 'search-both', userId }))
  const published = publishedOf('search-both')
  expect(published[0]?.data.scores).toHaveLength(1)
  expect(published).toEqual(published.map(() => published[0]))
  expect(await pages().countDocuments({ searchId: 'search-both' })).toBe(1)
})

it('pages of several searches, stored by one write, are each published in the context of their own search', async () => {
  const contexts: unknown[] = []
  const { publish } = service.bus
  const watched = vi.spyOn(service.bus, 'publish').mockImplementation((event) => {
    if (subjectOf(event.type) === subjectOf(SearchScored.type)) contexts.push(currentContext()?.correlationId)
    return publish(event)
  })
  const searched = ['search-a', 'search-b', 'search-c'].map((searchId) => aPage({ searchId, userId }))
  await Promise.all(searched.map(publish))
  await service.idle()
  watched.mockRestore()
  expect(contexts.toSorted()).toEqual(searched.map(({ correlationId }) => correlationId).toSorted())
})

it('a page that is redelivered later is neither scored nor published again', async () => {
  const page = aPage({ searchId: 'search-later', userId })
  await service.receive(page)
  await expect
    .poll(() => pages().findOne({ _id: page.id }))
    .toMatchObject({ outbox: [], expiresAt: expect.any(Date) as Date })
  const stored = await pages().findOne({ _id: page.id })
  await forgetHandled()
  service.clock.advance(1000)
  await secondInstance.receive(page)
  expect(await pages().findOne({ _id: page.id })).toEqual(stored)
  expect(publishedOf('search-later')).toHaveLength(1)
})

it('a page whose event was not published before a crash is published with its original scores', async () => {
  const page = aPage({ searchId: 'search-crash', userId })
  await service.receive(page)
  const [scored] = publishedOf('search-crash')
  const entry = { id: scored?.id, occurredAt: scored?.occurredAt, body: JSON.stringify(scored) }
  await pages().updateOne({ _id: page.id }, { $set: { outbox: [entry] } })
  await service.store.collection('search_weights').deleteMany({})
  await forgetHandled()
  await weighAnew()
  await secondInstance.receive(page)
  const again = publishedOf('search-crash').slice(1)
  expect(again.length).toBeGreaterThan(0)
  expect(again).toEqual(again.map(() => scored))
  expect(await pages().findOne({ _id: page.id })).toMatchObject({ outbox: [] })
})

it('two processes pin a search to the same weights', async () => {
  const [first, second] = [1, 2].map((page) =>
    aPage({ searchId: 'search-two', userId, pageId: `search-two:domain:${page}` }),
  )
  await Promise.all([service.receive(first!), secondInstance.receive(second!), weighAnew()])
  const prices = publishedOf('search-two').map(({ data }) => data.weights.price)
  expect(new Set(prices).size).toBe(1)
  expect(new Set(publishedOf('search-two').map(({ data }) => data.pageId)).size).toBe(2)
})
