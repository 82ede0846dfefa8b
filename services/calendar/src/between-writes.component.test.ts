import {
  deleteCalendarEvent,
  deleteDayPlan,
  listDayPlans,
  PlannedOpeningChanged,
  PropertyUnscheduled,
  saveDayPlan,
  updateCalendarEvent,
} from '@verandah/contracts'
import { connectStore } from '@verandah/kit'
import { interruptWrite, loseWritesFrom, startTestService, type TestService } from '@verandah/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCalendarEvents } from './calendar-events.ts'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { homeChanged } from './testing/a-home.ts'
import { aPlan, aRoute } from './testing/a-plan.ts'

let service: TestService
let anna: Buyer
beforeEach(async () => {
  service = await startTestService(calendar)
  anna = aBuyer(service)
  await service.receive(homeChanged())
})
afterEach(() => service.stop())

const save = (plan = aPlan()) => service.call(saveDayPlan, { as: anna.as, params: { date: '2026-11-28' }, body: plan })
const move = () =>
  service.receive(
    homeChanged({ revision: 2, inspections: [{ start: '2026-11-28T02:00:00.000Z', end: '2026-11-28T02:30:00.000Z' }] }),
  )

it('an advert’s change reaches calendar and plan when processes die before any of its writes', async () => {
  await save()
  await anna.importTimes('home-1')
  for (let write = 1, isDead = true; isDead; write += 1) {
    const death = loseWritesFrom(write)
    await move().finally(death.stop)
    isDead = death.wasReached()
  }
  service.clock.advance(60_000)
  await service.runJob('sweep-outbox')
  expect((await anna.list()).map(({ startTime }) => startTime)).toContain('2026-11-28T02:00:00.000Z')
  const told = service.bus.published(PlannedOpeningChanged).map(({ data }) => [data.userId, data.after])
  expect(new Set(told.map(String))).toEqual(new Set([`${anna.id},2026-11-28T02:00:00.000Z`]))
})

it('nothing is told of a stop that its buyer takes out of the plan at that moment', async () => {
  const { revision } = (await save()).body
  const change = interruptWrite(2, () => save(aPlan({ revision, routes: [aRoute([])] })))
  await move().finally(change.stop)
  expect(change.wasReached()).toBe(true)
  expect(service.bus.published(PlannedOpeningChanged)).toEqual([])
})

it('a plan that was deleted and made anew is not overwritten by a tab that shows the old one', async () => {
  const { revision } = (await save()).body
  await service.call(deleteDayPlan, { as: anna.as, params: { date: '2026-11-28' } })
  service.clock.advance(1)
  const { body: anew } = await save(aPlan({ stayMinutes: 25 }))
  expect((await save(aPlan({ revision }))).status).toBe(409)
  expect((await service.call(listDayPlans, { as: anna.as })).body).toEqual([anew])
})

const moveTo = async (propertyId: string) => {
  const [event] = await anna.list()
  const body = { revision: event!.revision, propertyId }
  return service.call(updateCalendarEvent, { as: anna.as, params: { id: event!.id }, body })
}
const homesLeft = async () => {
  await service.runJob('purge-calendar')
  return new Set(service.bus.published(PropertyUnscheduled).map(({ data }) => data.propertyId))
}

it('an event that moves on before its departure is published leaves both homes', async () => {
  await anna.add({ propertyId: 'home-1' })
  const death = loseWritesFrom(2)
  await moveTo('home-2').finally(death.stop)
  expect(await moveTo('home-3')).toMatchObject({ status: 200, body: { propertyId: 'home-3' } })
  expect(await homesLeft()).toEqual(new Set(['home-1', 'home-2']))
})

it('a departure that is published ends no later one of the same event', async () => {
  const store = await connectStore(service.platform.storeUrl, 'without-a-service')
  const { announceDepartures } = createCalendarEvents({ store, clock: service.clock })
  const events = store.connection.collection<{ _id: string; revision: number }>('calendar_events')
  const moved = { userId: anna.id, propertyId: 'home-2', cancelledAt: null, leaving: 'home-1', outbox: [] }
  await events.insertOne({ _id: 'event-1', revision: 2, ...moved })
  const onwards = { propertyId: 'home-3', leaving: 'home-2' }
  const other = interruptWrite(1, () => events.updateOne({ _id: 'event-1' }, { $set: { revision: 3, ...onwards } }))
  await announceDepartures('event-1').finally(other.stop)
  expect(await events.findOne({ _id: 'event-1' })).toMatchObject({ ...onwards, outbox: [] })
  await store.close()
})

it('an event whose departure is still to be published is kept, however many there are', async () => {
  const { id } = await anna.add({ propertyId: 'home-1' })
  const death = loseWritesFrom(2)
  await service.call(deleteCalendarEvent, { as: anna.as, params: { id } }).finally(death.stop)
  const events = service.store.collection<{ _id: string }>('calendar_events')
  const left = await events.findOne({ _id: id })
  expect(left).toMatchObject({ leaving: 'home-1' })
  const others = Array.from({ length: 100 }, (_, at) => ({ ...left!, _id: `event-${at}`, leaving: `other-${at}` }))
  await events.insertMany(others)
  service.clock.advance(31 * 24 * 60 * 60_000)
  for (let times = 0; times < 2; times += 1) await service.runJob('purge-calendar')
  expect(service.bus.published(PropertyUnscheduled)).toHaveLength(101)
})
