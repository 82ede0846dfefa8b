import { deleteCalendarEvent } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { aHome, homeChanged } from './testing/a-home.ts'
import { saidOf } from './testing/said-of.ts'

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

const [first, second] = aHome().inspections
const starts = async () => (await buyer.list()).map(({ startTime }) => startTime)
const advertised = ['2026-11-28T00:30:00.000Z', '2026-12-02T07:30:00.000Z', '2026-12-12T01:00:00.000Z']

it('a home without a future time and without followers for long is requested, and its next times are imported', async () => {
  await service.receive(homeChanged({ id, inspections: [], auctionDate: null }))
  expect(await buyer.importTimes(id)).toEqual({ events: [], isPending: true })
  expect(await buyer.importTimes(id)).toEqual({ events: [], isPending: true })
  expect(await saidOf(service, buyer.id)).toEqual([`PropertyScheduled ${id}`])
  await service.receive(homeChanged({ id, revision: 2 }))
  expect(await starts()).toEqual(advertised)
  expect(await buyer.importTimes(id)).toMatchObject({ events: await buyer.list(), isPending: false })
})

it('a home with one known time provides this one, and the others once they arrive', async () => {
  await service.receive(homeChanged({ id, inspections: [first!], auctionDate: null }))
  expect(await buyer.importTimes(id)).toMatchObject({ events: [{ startTime: first!.start }], isPending: false })
  await service.receive(homeChanged({ id, revision: 2 }))
  expect(await starts()).toEqual(advertised)
})

it('a time that was scheduled by hand and deleted is imported as any other', async () => {
  const own = await buyer.add({ propertyId: id, startTime: first!.start })
  await service.call(deleteCalendarEvent, { as: buyer.as, params: { id: own.id } })
  await service.receive(homeChanged({ id }))
  await buyer.importTimes(id)
  expect(await starts()).toEqual(advertised)
})

it('a followed home that states no future time is not requested', async () => {
  await buyer.add({ propertyId: id })
  expect(await buyer.importTimes(id)).toEqual({ events: [], isPending: true })
  await service.receive(homeChanged({ id, inspections: [], auctionDate: null }))
  expect(await buyer.importTimes(id)).toEqual({ events: [], isPending: false })
})

it('a time that was withdrawn and then deleted is restored when the advert lists it again', async () => {
  await service.receive(homeChanged({ id }))
  await buyer.importTimes(id)
  await service.receive(homeChanged({ id, revision: 2, inspections: [second!] }))
  const withdrawn = (await buyer.list())[0]!
  expect(withdrawn.isWithdrawn).toBe(true)
  await service.call(deleteCalendarEvent, { as: buyer.as, params: { id: withdrawn.id } })
  const stated = { start: first!.start, end: '2026-11-28T01:15:00.000Z' }
  await service.receive(homeChanged({ id, revision: 3, inspections: [stated, second!] }))
  expect(await buyer.list()).toHaveLength(2)
  const [restored] = (await buyer.importTimes(id)).events
  expect(restored).toMatchObject({ id: withdrawn.id, isWithdrawn: false, endTime: stated.end })
})

it('the times of a home reach a buyer whose request races with their arrival', async () => {
  const asked = Array.from({ length: 10 }, () => ({ asking: aBuyer(service), home: `met-${crypto.randomUUID()}` }))
  for (const { asking, home } of asked)
    await Promise.all([asking.importTimes(home), service.receive(homeChanged({ id: home }))])
  const given = await Promise.all(asked.map(({ asking }) => asking.list()))
  expect(given.map((events) => events.map(({ startTime }) => startTime))).toEqual(asked.map(() => advertised))
})

it('an event that is scheduled while its home becomes known is in the zone of the home', async () => {
  const homes = Array.from({ length: 30 }, () => `home-${crypto.randomUUID()}`)
  const planned = homes.map(async (propertyId, late) => {
    const heard = async () => {
      for (let turn = 0; turn < late; turn += 1) await new Promise(setImmediate)
      await service.receive(homeChanged({ id: propertyId }))
    }
    const body = { propertyId, title: 'Ours', startTime: '2026-11-28T00:30:00.000Z' }
    await Promise.all([buyer.add(body), heard()])
  })
  await Promise.all(planned)
  expect((await buyer.list()).map(({ timeZone }) => timeZone)).toEqual(homes.map(() => 'Australia/Adelaide'))
})
