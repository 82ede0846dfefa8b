import { deleteCalendarEvent, PropertyScheduled, importHomeTimes, updateCalendarEvent } from '@verandah/contracts'
import { createInProcessBus, startService } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { aHome, homeChanged } from './testing/a-home.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar)
})
afterAll(() => service.stop())

let buyer: Buyer
let id: string
beforeEach(() => {
  buyer = aBuyer(service)
  id = `home-${crypto.randomUUID()}`
})

const importTimes = (of: Buyer) => of.importTimes(id)

const times = async (of: Buyer) =>
  (await of.list()).map(({ eventType, startTime, isWithdrawn }) => [eventType, startTime, isWithdrawn])

const [first, second] = aHome().inspections
const advertised = [
  ['Open Home', '2026-11-28T00:30:00.000Z', false],
  ['Open Home', '2026-12-02T07:30:00.000Z', false],
  ['Auction', '2026-12-12T01:00:00.000Z', false],
]

describe('importing the times of a home', () => {
  it('creates an event for each future time, in the zone of the home', async () => {
    const past = { start: '2026-11-14T00:30:00.000Z', end: null }
    await service.receive(homeChanged({ id, inspections: [past, first!, second!] }))
    const reply = await importTimes(buyer)
    expect(reply).toMatchObject({ isPending: false, events: await buyer.list() })
    expect(await times(buyer)).toEqual(advertised)
    expect(reply.events[0]).toMatchObject({
      title: 'Open Home: 39 Example Street, Norwood SA 5067',
      endTime: '2026-11-28T01:00:00.000Z',
      timeZone: 'Australia/Adelaide',
      isTakenOver: true,
      movedFrom: null,
      propertyId: id,
    })
  })

  it('adopts a manually scheduled event: there is no second one, and it follows the advert afterwards', async () => {
    await service.receive(homeChanged({ id }))
    const own = await buyer.add({ propertyId: id, title: 'Ours', startTime: '2026-11-28T00:30:00.000Z', notes: 'Keys' })
    await importTimes(buyer)
    expect(await times(buyer)).toEqual(advertised)
    const [taken] = await buyer.list()
    expect(taken).toMatchObject({ id: own.id, title: 'Ours', notes: 'Keys', isTakenOver: true, clashes: [] })
    await importTimes(buyer)
    expect(await times(buyer)).toEqual(advertised)
  })

  it('twice, even concurrently, is the same as once', async () => {
    await service.receive(homeChanged({ id }))
    const replies = await Promise.all([importTimes(buyer), importTimes(buyer), importTimes(buyer)])
    expect(await times(buyer)).toEqual(advertised)
    const again = await importTimes(buyer)
    expect(again.events).toEqual(await buyer.list())
    for (const { events } of replies) for (const event of events) expect(again.events).toContainEqual(event)
  })

  it('restores deleted events, for the requesting buyer only', async () => {
    await service.receive(homeChanged({ id }))
    const other = aBuyer(service)
    await importTimes(other)
    const { events } = await importTimes(buyer)
    await service.call(deleteCalendarEvent, { as: buyer.as, params: { id: events[0]!.id } })
    expect(await times(buyer)).toEqual(advertised.slice(1))
    expect((await importTimes(buyer)).events.map((event) => event.id)).toEqual(events.map((event) => event.id))
    expect((await other.list()).map(({ revision }) => revision)).toEqual([1, 1, 1])
  })

  it('of an unknown home happens as soon as it is known', async () => {
    expect(await importTimes(buyer)).toEqual({ events: [], isPending: true })
    expect(await importTimes(buyer)).toEqual({ events: [], isPending: true })
    await service.idle()
    const asked = service.bus.published(PropertyScheduled).filter(({ data }) => data.userId === buyer.id)
    expect(asked.map(({ data }) => data.propertyId)).toEqual([id])
    await service.receive(homeChanged({ id }))
    expect(await times(buyer)).toEqual(advertised)
  })

  it('cannot be requested for another user', async () => {
    const body = { userId: aBuyer(service).id, propertyId: id }
    expect((await service.call(importHomeTimes, { as: buyer.as, body })).status).toBe(404)
  })
})

describe('when the advert changes', () => {
  const moved = { revision: 2, auctionDate: '2026-12-13T02:00:00.000Z' }
  beforeEach(async () => {
    await service.receive(homeChanged({ id }))
    await importTimes(buyer)
  })

  it('a moved auction moves its event, which keeps the old time', async () => {
    const own = await buyer.add({ propertyId: id, startTime: '2026-12-13T02:30:00.000Z' })
    await service.receive(homeChanged({ id, ...moved }))
    const event = (await buyer.list()).find(({ eventType }) => eventType === 'Auction')
    expect(event).toMatchObject({
      startTime: moved.auctionDate,
      movedFrom: '2026-12-12T01:00:00.000Z',
      revision: 2,
      clashes: [own.id],
    })
  })

  it('repeated and outdated news change nothing more', async () => {
    const news = homeChanged({ id, ...moved })
    await service.receive(news)
    const after = await buyer.list()
    await service.store.collection('inbox').deleteMany({})
    await service.receive(news)
    await service.receive({ ...news, id: crypto.randomUUID() })
    await service.receive(homeChanged({ id, revision: 1 }))
    expect(await buyer.list()).toEqual(after)
  })

  it('an interrupted update is completed', async () => {
    const news = homeChanged({ id, ...moved, inspections: [{ start: '2026-11-28T03:00:00.000Z', end: null }, second!] })
    await service.receive(news)
    const after = await buyer.list()
    const homes = service.store.collection<{ _id: string }>('homes')
    const { inspections } = aHome()
    await homes.updateOne({ _id: id }, { $set: { revision: 1, inspections, auctionDate: '2026-12-12T01:00:00.000Z' } })
    await service.store.collection('inbox').deleteMany({})
    await service.receive(news)
    expect(await buyer.list()).toEqual(after)
    expect(after.map(({ movedFrom }) => movedFrom)).toEqual([first!.start, null, '2026-12-12T01:00:00.000Z'])
  })

  it('times that a buyer has set stay unchanged', async () => {
    const [event] = await buyer.list()
    const body = { revision: 1, startTime: '2026-11-28T00:45:00.000Z' }
    await service.call(updateCalendarEvent, { as: buyer.as, params: { id: event!.id }, body })
    await service.receive(homeChanged({ id, revision: 2, inspections: [second!] }))
    expect((await buyer.list())[0]).toMatchObject({ ...body, isTakenOver: false, isWithdrawn: false, revision: 2 })
  })

  it('a time that its buyer has set is not added a second time, unless they ask for it', async () => {
    const [event] = await buyer.list()
    const body = { revision: 1, startTime: '2026-11-28T00:45:00.000Z' }
    await service.call(updateCalendarEvent, { as: buyer.as, params: { id: event!.id }, body })
    await service.receive(homeChanged({ id, revision: 2, price: 900_000 }))
    expect(await buyer.list()).toHaveLength(3)
    await importTimes(buyer)
    expect(await buyer.list()).toHaveLength(4)
  })

  it('an event with notes keeps following', async () => {
    const event = (await buyer.list())[2]!
    const body = { revision: 1, notes: 'Bid to 1.1' }
    await service.call(updateCalendarEvent, { as: buyer.as, params: { id: event.id }, body })
    await service.receive(homeChanged({ id, ...moved }))
    expect((await buyer.list())[2]).toMatchObject({ notes: 'Bid to 1.1', startTime: moved.auctionDate, revision: 3 })
  })

  it('events of a home that is gone are withdrawn, and remain readable', async () => {
    await service.receive(homeChanged({ id, revision: 2 }, true))
    expect(await times(buyer)).toEqual(advertised.map(([type, start]) => [type, start, true]))
  })

  it('a deleted event does not reappear by itself, nor does a replacement', async () => {
    const [event] = await buyer.list()
    await service.call(deleteCalendarEvent, { as: buyer.as, params: { id: event!.id } })
    const added = { start: '2026-12-05T00:30:00.000Z', end: null }
    await service.receive(homeChanged({ id, ...moved, inspections: [first!, second!, added] }))
    expect(await buyer.list()).toHaveLength(2)
  })
})

it('events that are delivered twice and out of order to two processes yield the newest times, once', async () => {
  const bus = createInProcessBus({ disorder: { seed: 11, duplicateRate: 1, maxDelayTicks: 5 } })
  const secondInstance = await startService(calendar, { ...service.platform, bus })
  await service.receive(homeChanged({ id }))
  await importTimes(buyer)
  const days = [13, 14, 15, 16]
  const news = days.map((day, index) =>
    homeChanged({ id, revision: 2 + index, auctionDate: `2026-12-${day}T02:00:00.000Z` }),
  )
  await Promise.all([...news.map((event) => bus.publish(event)), ...news.map((event) => service.receive(event))])
  await bus.idle()
  await service.idle()
  expect(await times(buyer)).toEqual([...advertised.slice(0, 2), ['Auction', '2026-12-16T02:00:00.000Z', false]])
  await secondInstance.stopJobs(1_000)
  await secondInstance.drain(0)
  await bus.close()
  await secondInstance.close()
})
