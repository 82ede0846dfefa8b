import {
  deleteCalendarEvent,
  getCalendarFeed,
  openCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
  importHomeTimes,
  updateCalendarEvent,
} from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { homeChanged } from './testing/a-home.ts'
import { readEvents } from './testing/read-events.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar, { environment: { PUBLIC_URL: 'https://verandah.example' } })
})
afterAll(() => service.stop())

let buyer: Buyer
beforeEach(() => {
  buyer = aBuyer(service)
})

const open = async ({ as }: Buyer) => (await service.call(openCalendarFeed, { as })).body
const tokenOf = ({ url }: { url: string }) => /([^/]+)\.ics$/.exec(url)?.[1] ?? ''
const read = (token: string, headers: Record<string, string> = {}) =>
  service.call(readCalendarFeed, { params: { token }, headers })
const eventsIn = async (token: string) => readEvents(String((await read(token)).body))

describe('a private feed', () => {
  it('is created once: a second request returns the same URL, which needs no session', async () => {
    expect((await service.call(getCalendarFeed, { as: buyer.as })).status).toBe(404)
    const feeds = await Promise.all([open(buyer), open(buyer)])
    expect(feeds[0]).toEqual(feeds[1])
    expect(feeds[0].url).toMatch(/^https:\/\/verandah\.example\/api\/calendar-feed\/[\w-]{43}\.ics$/)
    expect(feeds[0].webcalUrl).toBe(feeds[0].url.replace('https', 'webcal'))
    expect((await service.call(getCalendarFeed, { as: buyer.as })).body).toEqual(feeds[0])
    expect((await read(tokenOf(feeds[0]))).status).toBe(200)
  })

  it('shows its owner’s events, and none of other users', async () => {
    await aBuyer(service).add({ title: 'canary' })
    const event = await buyer.add({
      title: 'Mine',
      propertyId: 'home-9',
      endTime: '2026-11-28T01:00:00.000Z',
      notes: 'a\nb',
    })
    const reply = await read(tokenOf(await open(buyer)))
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(String(reply.body)).not.toContain('canary')
    expect(String(reply.body)).toContain('URL:https://verandah.example/property/home-9\r\n')
    expect(readEvents(String(reply.body))).toMatchObject([
      {
        uid: `${event.id}@verandah`,
        title: 'Mine',
        start: event.startTime,
        end: event.endTime,
        notes: 'a\nb',
        sequence: 0,
      },
    ])
  })

  it('shows a change with the next sequence, and a deleted event as cancelled', async () => {
    const token = tokenOf(await open(buyer))
    const event = await buyer.add()
    const params = { id: event.id }
    await service.call(updateCalendarEvent, { as: buyer.as, params, body: { revision: 1, title: 'Later' } })
    expect(await eventsIn(token)).toMatchObject([{ title: 'Later', sequence: 1, status: 'CONFIRMED' }])
    await service.call(deleteCalendarEvent, { as: buyer.as, params })
    expect(await eventsIn(token)).toMatchObject([{ sequence: 2, status: 'CANCELLED' }])
  })

  it('follows an auction to its new time, at its address', async () => {
    const token = tokenOf(await open(buyer))
    await service.receive(homeChanged({ id: 'home-f', inspections: [] }))
    await service.call(importHomeTimes, { as: buyer.as, body: { propertyId: 'home-f' } })
    await service.receive(
      homeChanged({ id: 'home-f', revision: 2, inspections: [], auctionDate: '2026-12-13T02:00:00.000Z' }),
    )
    expect(await eventsIn(token)).toMatchObject([
      { start: '2026-12-13T02:00:00.000Z', sequence: 1, location: '39 Example Street, Norwood SA 5067' },
    ])
  })

  it('is sent once to a client that caches it', async () => {
    const token = tokenOf(await open(buyer))
    await buyer.add()
    const { headers } = await read(token)
    const etag = headers.get('etag') ?? ''
    service.clock.advance(60_000)
    const known = { 'if-none-match': etag }
    expect((await read(token, known)).status).toBe(304)
    await buyer.add({ title: 'Look again' })
    expect((await read(token, known)).status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  it('omits events of long ago', async () => {
    const token = tokenOf(await open(buyer))
    await buyer.add({ startTime: '2026-08-01T00:00:00.000Z' })
    const recent = await buyer.add({ startTime: '2026-09-01T00:00:00.000Z' })
    expect(await eventsIn(token)).toMatchObject([{ uid: `${recent.id}@verandah` }])
  })
})

describe('a revoked feed', () => {
  it('is not found at once, and its successor has another URL', async () => {
    const old = tokenOf(await open(buyer))
    const revoke = () => service.call(revokeCalendarFeed, { as: buyer.as })
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204])
    const never = 'A'.repeat(43)
    const replies = await Promise.all([read(old), read(never), read('short'), read('A'.repeat(4096))])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const words = replies.map(({ body }) => ({ ...(body as object), requestId: '', instance: '' }))
    expect(words).toEqual(words.map(() => words[0]))
    expect((await service.call(getCalendarFeed, { as: buyer.as })).status).toBe(404)
    const next = tokenOf(await open(buyer))
    expect(next).not.toBe(old)
    expect([(await read(old)).status, (await read(next)).status]).toEqual([404, 200])
  })

  it('keeps other users’ feeds open', async () => {
    const other = aBuyer(service)
    const token = tokenOf(await open(other))
    await service.call(revokeCalendarFeed, { as: buyer.as })
    expect((await read(token)).status).toBe(200)
  })
})

it('the URL of a feed appears in no log and in no collection', async () => {
  const token = tokenOf(await open(buyer))
  await read(token)
  expect(service.logLines.join('')).not.toContain(token)
  const stored = await service.store.collection('calendar_feeds').find().toArray()
  expect(JSON.stringify(stored)).not.toContain(token)
})

it('a feed that was created with another secret gets a new URL', async () => {
  const token = tokenOf(await open(buyer))
  const collection = service.store.collection<{ _id: string }>('calendar_feeds')
  await collection.updateOne({ _id: buyer.id }, { $set: { tokenHash: `hash of another secret ${buyer.id}` } })
  expect((await service.call(getCalendarFeed, { as: buyer.as })).status).toBe(404)
  const next = tokenOf(await open(buyer))
  expect(next).not.toBe(token)
  expect((await read(next)).status).toBe(200)
})
