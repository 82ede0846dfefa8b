import { deleteCalendarEvent, updateCalendarEvent } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { homeChanged } from './testing/a-home.ts'
import { saidOf } from './testing/said-of.ts'

const dayMs = 24 * 60 * 60 * 1000

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar)
})
afterAll(() => service.stop())

let buyer: Buyer
beforeEach(() => {
  buyer = aBuyer(service)
})

const twoVisitsOf = async (propertyId: string) =>
  [await buyer.add({ propertyId }), await buyer.add({ propertyId, eventType: 'Auction' })] as const

describe('a change', () => {
  const change = (id: string, body: object) =>
    service.call(updateCalendarEvent, { as: buyer.as, params: { id }, body: body as never })

  it('replaces the named fields and keeps the rest', async () => {
    const event = await buyer.add({ notes: 'a', endTime: '2026-11-28T01:00:00.000Z' })
    const reply = await change(event.id, { revision: 1, title: 'Another', endTime: null })
    expect(reply.body).toMatchObject({
      ...event,
      title: 'Another',
      endTime: null,
      revision: 2,
      googleUrl: expect.anything(),
    })
    expect(await buyer.list()).toEqual([reply.body])
  })

  it('of an outdated revision is refused and loses nothing', async () => {
    const event = await buyer.add()
    const replies = await Promise.all(['one', 'other'].map((title) => change(event.id, { revision: 1, title })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'edit-conflict' })
    const kept = replies.find(({ status }) => status === 200)?.body.title
    expect(await buyer.list()).toMatchObject([{ title: kept, revision: 2 }])
  })

  it('that would end an event before it starts is refused, whichever end it changes', async () => {
    const event = await buyer.add({ endTime: '2026-11-28T01:00:00.000Z' })
    for (const wrong of [{ startTime: '2026-11-28T01:00:00.000Z' }, { endTime: '2026-11-28T00:00:00.000Z' }])
      expect(await change(event.id, { revision: 1, ...wrong })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'endTime' }] },
      })
  })

  it('to a home that is not known yet takes the zone that is sent, not that of the home before', async () => {
    await service.receive(homeChanged({ id: 'home-i' }))
    const event = await buyer.add({ propertyId: 'home-i' })
    const elsewhere = { revision: 1, propertyId: 'home-j', timeZone: 'Australia/Perth' }
    const { body: moved } = await change(event.id, elsewhere)
    expect([event.timeZone, moved.timeZone]).toEqual(['Australia/Adelaide', 'Australia/Perth'])
  })

  it('of the home announces both the new home and the old one', async () => {
    const event = await buyer.add({ propertyId: 'home-a' })
    await change(event.id, { revision: 1, propertyId: 'home-b' })
    expect((await saidOf(service, buyer.id)).sort()).toEqual([
      'PropertyScheduled home-a',
      'PropertyScheduled home-b',
      'PropertyUnscheduled home-a',
    ])
  })
})

describe('a deleted event', () => {
  const remove = (id: string) => service.call(deleteCalendarEvent, { as: buyer.as, params: { id } })

  it('disappears from the list, is not found afterwards, and its home goes with the last event', async () => {
    const [first, second] = await twoVisitsOf('home-c')
    expect((await remove(first.id)).status).toBe(204)
    expect(await saidOf(service, buyer.id)).not.toContain('PropertyUnscheduled home-c')
    expect((await buyer.list()).map(({ id }) => id)).toEqual([second.id])
    expect((await remove(first.id)).status).toBe(404)
    await remove(second.id)
    expect((await saidOf(service, buyer.id)).filter((event) => event === 'PropertyUnscheduled home-c')).toHaveLength(1)
  })

  it('keeps its home when that is republished, unless it was the last event', async () => {
    const [first] = await twoVisitsOf('home-f')
    const { id } = await buyer.add({ propertyId: 'home-g' })
    for (const gone of [first.id, id]) await remove(gone)
    const before = await saidOf(service, buyer.id)
    await service.store.collection('tellings').insertOne({ _id: crypto.randomUUID() as never, askedAt: new Date() })
    await service.runJob('republish')
    const after = await saidOf(service, buyer.id)
    const timesOf = (said: string[], event: string) => said.filter((one) => one === event).length
    const republished = ['Scheduled home-f', 'Unscheduled home-f', 'Scheduled home-g', 'Unscheduled home-g']
      .map((event) => `Property${event}`)
      .map((event) => timesOf(after, event) - timesOf(before, event))
    expect(republished).toEqual([1, 0, 0, 1])
  })

  it('announces the home’s removal even when two are deleted concurrently', async () => {
    const both = await twoVisitsOf('home-d')
    await Promise.all(both.map(({ id }) => remove(id)))
    expect(await saidOf(service, buyer.id)).toContain('PropertyUnscheduled home-d')
  })

  it('announces it later when the process crashed first', async () => {
    const event = await buyer.add({ propertyId: 'home-e' })
    const now = service.clock.now()
    const update = { $set: { cancelledAt: now, revision: 2, leaving: 'home-e' } }
    await service.store.collection<{ _id: string }>('calendar_events').updateOne({ _id: event.id }, update)
    await service.runJob('purge-calendar')
    expect(await saidOf(service, buyer.id)).toContain('PropertyUnscheduled home-e')
  })

  it('is purged a month later, not before', async () => {
    const later = await startTestService(calendar)
    const owner = aBuyer(later)
    const { id } = await owner.add()
    await later.call(deleteCalendarEvent, { as: owner.as, params: { id } })
    const isKept = async () => {
      await later.runJob('purge-calendar')
      return (await later.store.collection('calendar_events').countDocuments()) === 1
    }
    later.clock.advance(29 * dayMs)
    expect(await isKept()).toBe(true)
    later.clock.advance(2 * dayMs)
    expect(await isKept()).toBe(false)
    await later.stop()
  })
})
