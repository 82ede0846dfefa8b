import {
  importHomeTimes,
  ownHomeIdOf,
  PropertyScheduled,
  TrackedPropertyNotFound,
  updateCalendarEvent,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { homeChanged } from './testing/a-home.ts'
import { saidOf } from './testing/said-of.ts'

let service: TestService
let buyer: Buyer
let propertyId: string
beforeAll(async () => {
  service = await startTestService(calendar)
})
afterAll(() => service.stop())
beforeEach(() => {
  service.clock.advance(10)
  buyer = aBuyer(service)
  propertyId = `home-${crypto.randomUUID()}`
})

const visit = () => buyer.add({ propertyId, title: 'Look at it' })
const lastScheduled = async () => {
  await service.idle()
  const said = service.bus.published(PropertyScheduled).filter(({ data }) => data.userId === buyer.id)
  return Date.parse(said.at(-1)?.occurredAt ?? '')
}
const answer = (revision: number, reason: 'saved' | 'scheduled' = 'scheduled') =>
  service.receive(newEvent(TrackedPropertyNotFound, { userId: buyer.id, propertyId, reason, revision }, service))
const change = (id: string, body: { revision: number; title?: string; propertyId?: string }) =>
  service.call(updateCalendarEvent, { as: buyer.as, params: { id }, body })
const homes = async () => (await buyer.list()).map((event) => event.propertyId)

describe('an event of a home that does not exist', () => {
  it('stays without the home, even when it was edited since, and its buyer leaves the home once', async () => {
    const { id } = await visit()
    const scheduled = await lastScheduled()
    service.clock.advance(5_000)
    await change(id, { revision: 1, title: 'Look at it with Sam' })
    await answer(scheduled)
    await answer(scheduled)
    expect(await buyer.list()).toMatchObject([{ id, title: 'Look at it with Sam', propertyId: null, revision: 3 }])
    expect(await saidOf(service, buyer.id)).toEqual([
      `PropertyScheduled ${propertyId}`,
      `PropertyUnscheduled ${propertyId}`,
    ])
  })

  it('keeps the home when it was scheduled after the answered one, until that is answered too', async () => {
    await visit()
    const first = await lastScheduled()
    service.clock.advance(1)
    await buyer.add({ propertyId, eventType: 'Auction' })
    const moved = await buyer.add({ eventType: 'Other' })
    await change(moved.id, { revision: 1, propertyId })
    await answer(first)
    expect((await homes()).toSorted()).toEqual([null, propertyId, propertyId].toSorted())
    await answer(await lastScheduled())
    expect(await homes()).toEqual([null, null, null])
  })

  it('loses the home as a build stored it that kept no time of the scheduling', async () => {
    await visit()
    const stored = service.store.collection('calendar_events')
    await stored.updateOne({ propertyId }, { $unset: { scheduledAt: 1 } })
    await answer(await lastScheduled())
    expect(await homes()).toEqual([null])
  })

  it('loses a home that another buyer added, which earlier builds took', async () => {
    await visit()
    const owned = ownHomeIdOf('user-tom', '1')
    await service.store.collection('calendar_events').updateOne({ propertyId }, { $set: { propertyId: owned } })
    await service.receive(homeChanged({ id: owned }))
    const scheduled = await lastScheduled()
    propertyId = owned
    await answer(scheduled)
    expect(await homes()).toEqual([null])
  })

  it('is answered by what is republished of it, however exact its times are', async () => {
    await visit()
    await service.store.collection('tellings').insertOne({ _id: crypto.randomUUID() as never, askedAt: new Date() })
    await service.runJob('republish')
    await answer(await lastScheduled())
    expect(await homes()).toEqual([null])
  })
})

describe('an event', () => {
  it('keeps a home that is known, and one whose saving alone is answered', async () => {
    await visit()
    await answer(await lastScheduled(), 'saved')
    expect(await homes()).toEqual([propertyId])
    await service.receive(homeChanged({ id: propertyId }))
    await answer(await lastScheduled())
    expect(await homes()).toContain(propertyId)
  })
})

it('a request for the times of a home that does not exist is dropped, one that was made again is not', async () => {
  const ask = () => service.call(importHomeTimes, { as: buyer.as, body: { propertyId } })
  const waiting = () => service.store.collection('take_overs').countDocuments({ userId: buyer.id })
  expect((await ask()).body).toEqual({ events: [], isPending: true })
  const first = await lastScheduled()
  await answer(first)
  expect(await waiting()).toBe(0)
  service.clock.advance(1)
  await ask()
  await answer(first)
  expect(await waiting()).toBe(1)
})
