import {
  userDataEvents,
  deleteCalendarEvent,
  openCalendarFeed,
  saveDayPlan,
  importHomeTimes,
  ownHomeIdOf,
  PurchaseChanged,
  UserDeletionRequested,
  UserExportRequested,
} from '@verandah/contracts'
import { aTrackedPurchase } from '@verandah/contracts/testing'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer } from './testing/a-buyer.ts'
import { homeChanged } from './testing/a-home.ts'
import { aPlan, aRoute, aStop } from './testing/a-plan.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar)
})
afterAll(() => service.stop())

/** A buyer with data in every collection, including a deleted event. */
const aBusyBuyer = async () => {
  const buyer = aBuyer(service)
  await buyer.add({ title: 'canary', notes: '🏡'.repeat(100), propertyId: 'home-1' })
  await service.receive(homeChanged({ id: ownHomeIdOf(buyer.id, '1') }))
  const { id } = await buyer.add({ title: 'cancelled canary', startTime: '2026-12-24T00:00:00.000Z' })
  await service.call(deleteCalendarEvent, { as: buyer.as, params: { id } })
  await service.call(importHomeTimes, { as: buyer.as, body: { propertyId: 'home-unknown' } })
  await service.call(openCalendarFeed, { as: buyer.as })
  await service.call(saveDayPlan, { as: buyer.as, params: { date: '2026-11-28' }, body: aPlan() })
  const purchase = { userId: buyer.id, propertyId: 'home-1', revision: 1, purchase: aTrackedPurchase() }
  const changedAt = service.clock.now().toISOString()
  await service.receive(newEvent(PurchaseChanged, { ...purchase, changedAt }, service))
  const household = { ...service, householdId: `of-${buyer.id.slice(-4)}` }
  await service.receive(householdOf({ Me: buyer.id, Mate: 'mate' }, household))
  return buyer
}

const everythingStored = async () => {
  const collections = await service.store.db!.listCollections().toArray()
  return Promise.all(collections.map(async ({ name }) => service.store.collection(name).find().toArray()))
}

it('erasing a user removes everything of theirs, nothing of others, and each receipt counts the documents', async () => {
  const gone = await aBusyBuyer()
  const other = await aBusyBuyer()
  const theirs = { ...service, householdId: `of-${other.id.slice(-4)}`, revision: 2 }
  await service.receive(householdOf({ Me: other.id, Mate: gone.id }, theirs))
  const forTwo = aPlan({ companion: gone.id, routes: [aRoute(), aRoute([aStop({ propertyId: 'home-2' })])] })
  const saved = await service.call(saveDayPlan, { as: other.as, params: { date: '2026-11-29' }, body: forTwo })
  expect(saved.body).toMatchObject({ companion: gone.id })
  const data = { userId: gone.id, deletionId: 'deletion-1' }
  await service.receive(newEvent(UserDeletionRequested, data, service))
  await service.store.collection('inbox').deleteMany({})
  await service.receive(newEvent(UserDeletionRequested, data, service))
  const receipt = {
    ...data,
    service: 'calendar',
    counts: {
      calendar_events: 2,
      calendar_feeds: 1,
      day_plans: 1,
      homes: 1,
      purchases: 1,
      take_overs: 1,
      // Their own, and the one of the other.
      households: 2,
    },
  }
  expect(service.bus.published(userDataEvents.calendar.deleted).map((event) => event.data)).toEqual([receipt, receipt])
  const stored = JSON.stringify(await everythingStored())
  expect(stored).not.toContain(gone.id)
  expect(stored).toContain(other.id)
  expect(await other.list()).toMatchObject([{ title: 'canary' }])
})

it('an export holds everything of a user, nothing of others, and not the secret of the feed', async () => {
  const buyer = await aBusyBuyer()
  const other = await aBusyBuyer()
  const request = newEvent(UserExportRequested, { userId: buyer.id, exportId: 'export-1' }, service)
  await service.receive(request)
  await service.receive(request)
  const parts = service.bus.published(userDataEvents.calendar.exported).map((event) => event.data)
  expect(parts).toMatchObject([{ userId: buyer.id, exportId: 'export-1', service: 'calendar', part: 1, parts: 1 }])
  expect(JSON.parse(parts[0]!.data)).toMatchObject({
    events: [{ title: 'canary', notes: '🏡'.repeat(100) }, { title: 'cancelled canary' }],
    dayPlans: [{ date: '2026-11-28', start: { name: 'Unley SA 5061' } }],
    purchases: [{ propertyId: 'home-1', terms: { settlementOn: '2027-01-29' } }],
    wishes: [{ propertyId: 'home-unknown' }],
    feed: { createdAt: service.clock.now().toISOString() },
  })
  expect(parts[0]!.data).not.toContain(other.id)
  expect(parts[0]!.data).not.toContain('tokenHash')
})
