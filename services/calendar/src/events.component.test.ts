import {
  addDayPlanEvents,
  createCalendarEvent,
  deleteCalendarEvent,
  saveDayPlan,
  updateCalendarEvent,
} from '@verandah/contracts'
import { readNumbers } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { homeChanged } from './testing/a-home.ts'
import { aPlan, aRoute, aStop } from './testing/a-plan.ts'
import { saidOf } from './testing/said-of.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar)
})
afterAll(() => service.stop())

let buyer: Buyer
beforeEach(() => {
  buyer = aBuyer(service)
})

describe('an event that a buyer adds', () => {
  it('is returned as sent, stored, announced, and counted in the metrics', async () => {
    const body = {
      userId: 1,
      propertyId: 'home-unknown',
      title: '  See the garden ',
      startTime: '2026-11-28T00:30:00.000Z',
      endTime: '2026-11-28T01:00:00.000Z',
      eventType: 'Private Inspection' as const,
      notes: 'Bring a torch\nand a tape',
      timeZone: 'Australia/Perth',
    }
    const created = await service.call(createCalendarEvent, { as: buyer.as, body })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ ...body, userId: buyer.id, title: 'See the garden', revision: 1, clashes: [] })
    expect(created.body.googleUrl).toContain('https://calendar.google.com/')
    expect(await buyer.list()).toEqual([created.body])
    expect(await saidOf(service, buyer.id)).toEqual(['PropertyScheduled home-unknown'])
    const stored = await service.store.collection('calendar_events').findOne({ userId: buyer.id })
    expect(stored).toMatchObject({ outbox: [], timeZone: 'Australia/Perth' })
    expect(await readNumbers()).toMatch(/route="\/api\/calendar-events"/)
  })

  it('is one event however often it is scheduled, keeps its notes, and gains later ones', async () => {
    const visit = { propertyId: 'home-twice', title: 'Open Home', startTime: '2026-11-28T00:30:00.000Z' }
    const first = await buyer.add(visit)
    const again = await buyer.add({ ...visit, title: 'Once more', notes: 'Bring a torch' })
    expect(again).toMatchObject({ id: first.id, title: 'Once more', notes: 'Bring a torch', clashes: [] })
    expect((await buyer.add({ ...visit, title: 'Open Home: 4 Swan Street' })).title).toBe('Once more')
    expect((await buyer.add({ ...visit, notes: 'Another' })).notes).toBe('Bring a torch')
    expect(await buyer.list()).toHaveLength(1)
    await buyer.add({ ...visit, eventType: 'Auction' })
    await buyer.add({ ...visit, startTime: '2026-11-29T00:30:00.000Z' })
    await buyer.add({ ...visit, propertyId: 'home-other' })
    expect(await buyer.list()).toHaveLength(4)
  })

  it('is one when it is sent again, also without a home, and another one with another title', async () => {
    const [first, atOnce] = await Promise.all([buyer.add(), buyer.add()])
    for (const again of [atOnce, await buyer.add()]) expect(again.id).toBe(first.id)
    expect((await buyer.add({ title: 'See the bank' })).id).not.toBe(first.id)
    expect(await buyer.list()).toHaveLength(2)
  })
})

describe('a new event', () => {
  it('accepts times with an offset, and is stored in UTC', async () => {
    const times = { startTime: '2026-12-05T10:00:00+11:00', endTime: '2026-12-05T10:30:00+11:00' }
    const event = await buyer.add(times)
    expect(event).toMatchObject({ startTime: '2026-12-04T23:00:00.000Z', endTime: '2026-12-04T23:30:00.000Z' })
    const call = { as: buyer.as, params: { id: event.id } }
    const body = { revision: 1, startTime: '2026-12-05T08:00:00+08:00', endTime: null }
    const { body: changed } = await service.call(updateCalendarEvent, { ...call, body })
    expect(changed).toMatchObject({ startTime: '2026-12-05T00:00:00.000Z', endTime: null })
  })

  it.each(['2026-12-05T10:00:00', '2026-12-05T10:00:00+25:00', '2026-12-05', '1999-12-31T23:00:00+11:00'])(
    'does not start at "%s"',
    async (startTime) => {
      const body = { title: 'Look at it', startTime }
      const reply = await service.call(createCalendarEvent, { as: buyer.as, body })
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'startTime' }] } })
    },
  )

  it('is an open home in Sydney, without an end, a home or notes, by default', async () => {
    expect(await buyer.add()).toMatchObject({
      eventType: 'Open Home',
      timeZone: 'Australia/Sydney',
      endTime: null,
      propertyId: null,
      notes: '',
      address: null,
    })
    expect(await saidOf(service, buyer.id)).toEqual([])
  })

  it('of a known home is in the zone of that home, at its address', async () => {
    await service.receive(homeChanged({ id: 'home-known' }))
    const event = await buyer.add({ propertyId: 'home-known', timeZone: 'Australia/Perth' })
    expect(event).toMatchObject({ timeZone: 'Australia/Adelaide', address: '39 Example Street, Norwood SA 5067' })
  })

  it.each([
    ['title', { title: '   ' }],
    ['startTime', { startTime: 'tomorrow' }],
    ['startTime', { startTime: '0026-11-28T00:30:00.000Z' }],
    ['endTime', { endTime: '2026-11-28T00:30:00.000Z' }],
    ['endTime', { endTime: '2026-12-29T00:30:01.000Z' }],
    ['startTime', { startTime: '2032-11-28T00:30:00.000Z' }],
    ['eventType', { eventType: 'Party' as never }],
    ['timeZone', { timeZone: 'Australia/Verandah' }],
    ['notes', { notes: 'a bell: \u0007' }],
  ])('is refused with the field named: %s of %j', async (field, wrong) => {
    const body = { title: 'Look', startTime: '2026-11-28T00:30:00.000Z', ...wrong }
    const reply = await service.call(createCalendarEvent, { as: buyer.as, body })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) })
    expect(await buyer.list()).toEqual([])
  })

  it('is refused once the calendar is full, also one of several at once, until one is deleted', async () => {
    const small = await startTestService(calendar, { environment: { CALENDAR_EVENTS_LIMIT: '2' } })
    const as = small.signIn({ sub: 'user-full' })
    let number = 0
    const add = () => {
      const body = { title: `Look ${(number += 1)}`, startTime: '2026-11-28T00:30:00.000Z' }
      return small.call(createCalendarEvent, { as, body })
    }
    const added = await Promise.all(Array.from({ length: 12 }, add))
    const kept = added.filter(({ status }) => status === 201)
    expect(kept).toHaveLength(2)
    await small.call(deleteCalendarEvent, { as, params: { id: kept[0]!.body.id } })
    expect([(await add()).status, (await add()).status]).toEqual([201, 409])
    await small.stop()
  })

  it('of a plan is added again to a full calendar that has it, and refused where it is new', async () => {
    const small = await startTestService(calendar, { environment: { CALENDAR_EVENTS_LIMIT: '1' } })
    const as = small.signIn({ sub: 'user-full' })
    const params = { date: '2026-11-28' }
    const plan = await small.call(saveDayPlan, { as, params, body: aPlan() })
    const add = async () => (await small.call(addDayPlanEvents, { as, params, body: {} })).status
    expect([await add(), await add()]).toEqual([200, 200])
    const other = aRoute([aStop({ propertyId: 'home-2' })])
    await small.call(saveDayPlan, { as, params, body: aPlan({ revision: plan.body.revision, routes: [other] }) })
    expect(await add()).toBe(409)
    await small.stop()
  })
})

describe('a list', () => {
  it('is ordered, bounded, and lists clashes even with events outside the bounds', async () => {
    const late = await buyer.add({ startTime: '2026-12-01T02:00:00.000Z', endTime: '2026-12-01T03:00:00.000Z' })
    const early = await buyer.add({ startTime: '2026-11-30T22:00:00.000Z', endTime: '2026-12-01T02:30:00.000Z' })
    expect(early.clashes).toEqual([late.id])
    expect((await buyer.list()).map(({ id, clashes }) => [id, clashes])).toEqual([
      [early.id, [late.id]],
      [late.id, [early.id]],
    ])
    const after = await buyer.list({ from: '2026-12-01T02:30:00.000Z' })
    expect(after).toMatchObject([{ id: late.id, clashes: [early.id] }])
    const before = await buyer.list({ from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T02:00:00.000Z' })
    expect(before.map(({ id }) => id)).toEqual([early.id])
  })

  it('of future events includes current ones, excludes past ones, and respects the limit', async () => {
    const add = (startTime: string) => buyer.add({ startTime, endTime: null })
    await add('2026-11-19T23:30:00.000Z')
    const running = await add('2026-11-19T23:45:00.000Z')
    const next = await add('2026-11-21T00:00:00.000Z')
    await add('2026-11-22T00:00:00.000Z')
    expect((await buyer.list({ upcoming: 2 })).map(({ id }) => id)).toEqual([running.id, next.id])
  })
})
