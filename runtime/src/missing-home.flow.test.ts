import {
  addOwnHome,
  createCalendarEvent,
  listCalendarEvents,
  listSavedProperties,
  PropertyUnsaved,
  PropertyUnscheduled,
  saveProperty,
  TrackedPropertyNotFound,
  type AnyRoute,
} from '@verandah/contracts'
import { signAccessToken } from '@verandah/kit'
import { callRoute, testSigningKey, type CallOptions } from '@verandah/kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { richmond } from './testing/buyer.ts'
import { startChain } from './testing/start-chain.ts'

const ownHome = {
  link: null,
  address: '1/67 Louisa Road',
  locality: richmond,
  propertyType: 'House' as const,
  price: '',
  bedrooms: null,
  bathrooms: null,
  parking: null,
  landSize: null,
  features: [],
  description: '',
}

/** Real search, shortlist and calendar, and a buyer of them. */
const startBuyer = async () => {
  const { clock, bus, serviceOf, idle, stop } = await startChain(['search', 'shortlist', 'calendar'], {})
  onTestFinished(stop)
  const user = { sub: 'user-1', sid: 'session-1', username: 'rae', plan: 'annual' as const, isAdmin: false }
  const plan = { createdAt: clock.now().toISOString(), subscriptionStatus: 'active' as const, hasSearchGrant: true }
  const as = signAccessToken({ ...user, ...plan }, { key: testSigningKey, clock })
  const call = async <Route extends AnyRoute>(route: Route, options: CallOptions<Route> = {}) => {
    const { port } = serviceOf(route.service)
    const reply = await callRoute(`http://127.0.0.1:${port}`, route, { ...options, as })
    expect(reply.status).toBe(route.status)
    return reply.body
  }
  return { call, bus, idle, clock }
}

it('a home that does not exist leaves the shortlist and the calendar by itself, and a real one stays, even when events arrive twice and late', async () => {
  const { call, bus, idle, clock } = await startBuyer()
  const real = (await call(addOwnHome, { body: ownHome })).id
  for (const propertyId of ['nope', real]) {
    const saved = await call(saveProperty, { body: { propertyId, searchId: 'search-of-another', notes: 'Sunny' } })
    expect(saved).toMatchObject({ propertyId, searchId: 'search-of-another' })
    const startTime = '2026-12-05T10:00:00+11:00'
    await call(createCalendarEvent, { body: { propertyId, title: `A visit of ${propertyId}`, startTime } })
    clock.advance(1)
  }
  const shown = async () => ({
    saved: (await call(listSavedProperties)).map(({ propertyId, home }) => [propertyId, home?.address]),
    planned: (await call(listCalendarEvents, { params: { id: 'me' } })).map((event) => [event.title, event.propertyId]),
  })
  await expect
    .poll(async () => {
      await idle()
      return shown()
    })
    .toEqual({
      saved: [[real, '1/67 Louisa Road, Richmond']],
      planned: expect.arrayContaining([
        ['A visit of nope', null],
        [`A visit of ${real}`, real],
      ]) as unknown,
    })
  const homesIn = (events: readonly { data: { propertyId: string } }[]) =>
    new Set(events.map(({ data }) => data.propertyId))
  expect(homesIn(bus.published(TrackedPropertyNotFound))).toEqual(new Set(['nope']))
  expect(homesIn(bus.published(PropertyUnsaved))).toEqual(new Set(['nope']))
  expect(homesIn(bus.published(PropertyUnscheduled))).toEqual(new Set(['nope']))
})
