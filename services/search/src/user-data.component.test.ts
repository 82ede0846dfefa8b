import {
  addOwnHome,
  hideProperty,
  keepHomeChoice,
  listPropertyAdverts,
  listSearches,
  NotesChanged,
  overrideScore,
  PropertySaved,
  reportDifferentHomes,
  shareHome,
  saveBuyersMoney,
  saveCriteria,
  saveSearch,
  userDataEvents,
  SubscriptionChanged,
  UserDeletionRequested,
  UserExportRequested,
  WeightsChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { eraseByDying } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begin } from './testing/ask-search.ts'
import { plainWeights, richmond, startSearch, type SearchUnderTest } from './testing/start-search.ts'

const preApproval = { lender: 'Lane Bank', amount: 650_000, endsOn: '2027-03-31' }

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

/** A buyer with something in every collection. */
const aBusyBuyer = async () => {
  const userId = `user-${crypto.randomUUID()}`
  const as = service.signIn({ sub: userId })
  const searchId = await begin(service, as)
  await service.scoreAll()
  const { propertyId } = (await service.store.collection('search_results').findOne({ searchId })) as never as {
    propertyId: string
  }
  await service.call(saveCriteria, { as, body: { suburb: 'Richmond' } })
  await service.call(saveBuyersMoney, { as, body: { deposit: { dollars: 131_313 }, preApproval } })
  await service.call(saveSearch, {
    as,
    body: { name: `canary of ${userId}`, filters: { locations: [richmond] }, frequency: 'daily' },
  })
  await service.call(overrideScore, {
    as,
    params: { id: propertyId },
    body: { scoreOverrides: { features: { Canary: 7 } } },
  })
  const [advert] = (await service.call(listPropertyAdverts, { as, params: { id: propertyId } })).body
  const listingId = advert?.listingId ?? 'none'
  await service.call(reportDifferentHomes, { as, params: { id: propertyId }, body: { listingId } })
  await service.call(shareHome, { as, params: { id: propertyId } })
  await service.call(hideProperty, { as, params: { id: propertyId }, body: { reason: 'tooSmall' } })
  const own = { link: null, address: '', locality: richmond, propertyType: 'House' as const, price: '', features: [] }
  const counts = { bedrooms: null, bathrooms: null, parking: null, landSize: null }
  const body = { ...own, ...counts, description: `own home of ${userId}` }
  const ownHome = (await service.call(addOwnHome, { as, body })).body
  await service.call(keepHomeChoice, { as, body: { better: propertyId, worse: ownHome.id } })
  await service.receive(
    householdOf(
      { Me: userId, Mate: `mate-${propertyId}` },
      { ...service, householdId: `household-${crypto.randomUUID()}` },
    ),
  )
  const said = { userId, revision: 1 }
  await service.receive(newEvent(PropertySaved, { ...said, propertyId: ownHome.id }, service))
  await service.receive(newEvent(NotesChanged, { ...said, propertyId, tags: [], notes: 'a note' }, service))
  await service.receive(newEvent(PropertySaved, { ...said, propertyId }, service))
  const paid = { version: 1, plan: 'annual' as const, status: 'active' as const, currentPeriodEnd: null }
  await service.receive(newEvent(SubscriptionChanged, { userId, ...paid, cancelAtPeriodEnd: false }, service))
  const weights = { ...plainWeights, id: 'weights-1', userId }
  await service.receive(newEvent(WeightsChanged, { ...said, weights }, service))
  return { userId, as, searchId, propertyId }
}

const everythingStored = async () => {
  const collections = await service.store.db!.listCollections().toArray()
  return JSON.stringify(
    await Promise.all(collections.map(({ name }) => service.store.collection(name).find().toArray())),
  )
}

it('erasing a user removes everything of theirs, nothing of others, and its receipt counts the documents', async () => {
  const gone = await aBusyBuyer()
  const other = await aBusyBuyer()
  const request = newEvent(UserDeletionRequested, { userId: gone.userId, deletionId: 'deletion-1' }, service)
  await service.receive(request)
  const [receipt] = service.bus.published(userDataEvents.search.deleted).map(({ data }) => data)
  expect(Object.entries(receipt!.counts).filter(([, count]) => count === 0)).toEqual([])
  expect(receipt).toMatchObject({ ...request.data, service: 'search', counts: { saved_searches: 1 } })
  const stored = await everythingStored()
  expect(stored).not.toContain(gone.userId)
  expect(stored).not.toContain(gone.searchId)
  expect(stored).toContain(`canary of ${other.userId}`)
  expect((await service.call(listSearches, { as: other.as })).body).toHaveLength(1)
  const home = await service.store.collection('properties').findOne({ _id: other.propertyId as never })
  expect(home).toMatchObject({ isTracked: true })
})

it('processes that die before any write of an erasure leave nothing of its user, nor a home that they followed', async () => {
  const gone = await aBusyBuyer()
  const saved = await service.store.collection('saved_searches').findOne({ userId: gone.userId })
  await service.store.collection('tracked_properties').deleteMany({ userId: { $ne: gone.userId } })
  expect(await eraseByDying(service, gone.userId)).toBeGreaterThan(20)
  const stored = await everythingStored()
  expect(stored).not.toContain(gone.userId)
  expect(stored).not.toContain(gone.searchId)
  expect(stored).not.toContain(`canary of ${gone.userId}`)
  const baselines = service.store.collection('saved_search_homes')
  expect(await baselines.findOne({ _id: saved!._id, isForgotten: false })).toBe(null)
  const home = await service.store.collection('properties').findOne({ _id: gone.propertyId as never })
  expect(home).not.toMatchObject({ isTracked: true })
})

it('a service that is asked again gives its first receipt again: the broker may have lost it', async () => {
  const { userId } = await aBusyBuyer()
  const asked = { userId, deletionId: 'asked-twice' }
  for (let times = 0; times < 2; times += 1) {
    await service.receive(newEvent(UserDeletionRequested, asked, service))
    service.clock.advance(11 * 60_000)
  }
  const receipts = service.bus.published(userDataEvents.search.deleted).filter(({ data }) => data.userId === userId)
  expect(receipts).toHaveLength(2)
  expect(receipts[1]).toMatchObject({ id: receipts[0]!.id, data: receipts[0]!.data })
  expect(receipts[0]!.data.counts).toMatchObject({ saved_searches: 1 })
  const stored = await service.store.collection('user_data_answers').findOne({ _id: receipts[0]!.id as never })
  expect(stored).toMatchObject({ outbox: [], expiresAt: new Date(service.clock.now().getTime() + 49 * 60_000) })
})

it('keeps nothing of a search whose scores arrive while its user is erased', async () => {
  for (let round = 0; round < 8; round += 1) {
    const userId = `user-${crypto.randomUUID()}`
    const searchId = await begin(service, service.signIn({ sub: userId }))
    const request = newEvent(UserDeletionRequested, { userId, deletionId: `leaving-${round}` }, service)
    const scoreLater = async () => {
      for (let step = 0; step < round; step += 1) await service.store.db!.command({ ping: 1 })
      await service.scoreAll()
    }
    await Promise.all([service.receive(request), scoreLater()])
    expect(await service.store.collection('search_results').countDocuments({ searchId })).toBe(0)
    expect(await service.store.collection('user_properties').countDocuments({ userId })).toBe(0)
  }
})

it('an export holds a user’s requests and changes, and nothing of others', async () => {
  const buyer = await aBusyBuyer()
  const other = await aBusyBuyer()
  await service.receive(newEvent(UserExportRequested, { userId: buyer.userId, exportId: 'export-1' }, service))
  const parts = service.bus.published(userDataEvents.search.exported).map(({ data }) => data)
  expect(parts).toMatchObject(parts.map((_, index) => ({ part: index + 1, parts: parts.length, exportId: 'export-1' })))
  const text = parts.map(({ data }) => data).join('')
  expect(JSON.parse(text)).toMatchObject({
    criteria: { suburb: 'Richmond' },
    buyersMoney: { deposit: { dollars: 131_313 }, preApproval },
    searches: [{ id: buyer.searchId, status: 'completed' }],
    savedSearches: [{ name: `canary of ${buyer.userId}` }],
    ownHomes: [{ input: { description: `own home of ${buyer.userId}` } }],
    sharedHomes: [{ propertyId: buyer.propertyId }],
    scoreOverrides: [{ propertyId: buyer.propertyId, overrides: { features: { Canary: 7 } } }],
    homes: expect.arrayContaining([expect.objectContaining({ propertyId: buyer.propertyId })]) as unknown,
    homeChoices: [{ better: buyer.propertyId }],
    homeMarks: [{ propertyId: buyer.propertyId, reason: 'tooSmall' }],
    homeReports: [{ propertyId: buyer.propertyId }],
  })
  expect(text).not.toContain(other.userId)
})
