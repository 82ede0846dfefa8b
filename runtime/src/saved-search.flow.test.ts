import { listNotices, listSavedSearches, SavedSearchChecked, saveSearch, UserRegistered } from '@verandah/contracts'
import { newEvent, signAccessToken } from '@verandah/kit'
import { callRoute, createTestClock, testSigningKey } from '@verandah/kit/testing'
import { startListingMarket } from '@verandah/listing-market'
import { expect, it, onTestFinished } from 'vitest'
import { richmond } from './testing/buyer.ts'
import { patientSearches } from './testing/patient-searches.ts'
import { startChain } from './testing/start-chain.ts'

const dayMs = 24 * 60 * 60_000

/** Real search, scoring and notifications, with a changing market. */
const startSavedSearches = async () => {
  const begun = createTestClock().now()
  const market = await startListingMarket({ now: () => begun, publicUrl: 'http://listing-market' })
  onTestFinished(market.close)
  const environment = { LISTING_MARKET_URL: market.url, SHOWCASE_SUBURB: 'off', ...patientSearches }
  const { serviceOf, stop, ...chain } = await startChain(['search', 'scoring', 'notifications'], environment)
  onTestFinished(stop)
  return { ...chain, market, search: serviceOf('search'), notifications: serviceOf('notifications') }
}

it('a changing market produces exactly the notices of its changes, once each, even when events arrive twice and late', async () => {
  const { clock, bus, market, search, notifications, idle } = await startSavedSearches()
  const userId = 'user-of-richmond'
  const account = {
    userId,
    username: 'richmond',
    email: 'richmond@example.com.au',
    name: 'Rae',
    plan: 'annual' as const,
  }
  const claims = {
    sub: userId,
    sid: 'session-1',
    username: 'richmond',
    plan: 'annual' as const,
    createdAt: clock.now().toISOString(),
    isAdmin: false,
    subscriptionStatus: 'active' as const,
    hasSearchGrant: true,
  }
  const signIn = () => signAccessToken(claims, { key: testSigningKey, clock })
  const checked = () => bus.published(SavedSearchChecked)
  const searchUrl = `http://127.0.0.1:${search.port}`
  const lastRun = async () => {
    await search.runJob('run-saved-searches')
    await idle()
    return (await callRoute(searchUrl, listSavedSearches, { as: signIn() })).body[0]?.lastCheckedAt
  }
  const runUntilChecked = () =>
    expect.poll(lastRun, { timeout: 120_000 }).toSatisfy((at: string | null) => at === clock.now().toISOString())
  const notices = async () =>
    (await callRoute(`http://127.0.0.1:${notifications.port}`, listNotices, { as: signIn(), query: { limit: 100 } }))
      .body

  await bus.publish(newEvent(UserRegistered, account, { clock }))
  const body = { name: 'Richmond', filters: { locations: [richmond] }, frequency: 'instant' as const }
  await callRoute(searchUrl, saveSearch, { as: signIn(), body })
  await runUntilChecked()
  expect(checked()).toEqual([])
  for (const days of [9, 5]) {
    market.advance(days)
    clock.advance(days * dayMs)
    await runUntilChecked()
  }

  const changes = checked().flatMap(({ data }) => data.changes)
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['new', 'gone', 'price', 'slot', 'status']))
  const keyOf = (change: { kind: string; propertyId: string | null; before: string | null; after: string | null }) =>
    [change.kind, change.propertyId, change.before, change.after].join(' | ')
  await expect.poll(async () => (await notices()).map(keyOf).sort()).toEqual(changes.map(keyOf).sort())
  expect(new Set((await notices()).map(({ id }) => id)).size).toBe(changes.length)
})
