import { freeTrialDays, requestSearch, saveSearch, SubscriptionChanged, type EventOf } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { search } from '../../index.ts'
import { richmond } from '../../testing/start-search.ts'
import { durationText } from './limit-searches.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(search)
})
afterAll(() => service.stop())

type Claims = Parameters<TestService['signIn']>[0]
const filters = { locations: [richmond] }

const ask = async (claims: Claims) => {
  const as = service.signIn(claims)
  return Promise.all([
    service.call(requestSearch, { as, body: filters }),
    service.call(saveSearch, { as, body: { name: 'Richmond', filters } }),
  ])
}
const statusesFor = async (claims: Claims) => (await ask(claims)).map(({ status }) => status)
const open = [202, 201]
const closed = [403, 403]

const trialMs = freeTrialDays * 24 * 60 * 60 * 1000
/** The tests' clock does not move. */
const startedAgo = (ms: number) => new Date(service.clock.now().getTime() - ms).toISOString()

const said = (sub: string, data: Partial<EventOf<typeof SubscriptionChanged>['data']>) => {
  const period = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
  const first = { userId: sub, version: 1, plan: 'annual', status: 'active', ...period } as const
  return service.receive(newEvent(SubscriptionChanged, { ...first, ...data }, service))
}

describe('searching', () => {
  it('is refused after the trial with a remedy, and nothing is searched', async () => {
    const sub = 'user-lapsed'
    const [requested, saved] = await ask({ sub, createdAt: startedAgo(trialMs) })
    for (const { status, body } of [requested, saved]) {
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: 'search-not-allowed',
        detail: 'Your plan does not include searches at the moment. Choose a plan to continue.',
      })
    }
    expect(await service.store.collection('searches').countDocuments({ userId: sub })).toBe(0)
    expect(await service.store.collection('saved_searches').countDocuments({ userId: sub })).toBe(0)
  })

  it('follows the token while billing has published nothing, to the millisecond of the trial', async () => {
    expect(await statusesFor({ createdAt: startedAgo(trialMs - 1) })).toEqual(open)
    expect(await statusesFor({ createdAt: startedAgo(trialMs) })).toEqual(closed)
    expect(await statusesFor({ createdAt: startedAgo(trialMs), hasSearchGrant: true })).toEqual(open)
  })

  it('follows billing’s last event, whatever the token says', async () => {
    const paying = { sub: 'user-paying', createdAt: startedAgo(trialMs) }
    await said(paying.sub, {})
    expect(await statusesFor(paying)).toEqual(open)
    expect(await statusesFor({ ...paying, sub: 'user-other' })).toEqual(closed)
    await said(paying.sub, { version: 2, status: 'past_due' })
    expect(await statusesFor({ ...paying, plan: 'annual', subscriptionStatus: 'active' })).toEqual(closed)
  })

  it('is open to the housemate of a buyer whose plan is active', async () => {
    const ended = { sub: 'user-anna', createdAt: startedAgo(trialMs) }
    await service.receive(householdOf({ Anna: ended.sub, Tom: 'user-tom' }, service))
    await said('user-tom', { status: 'cancelled' })
    expect(await statusesFor(ended)).toEqual(closed)
    await said('user-tom', { version: 2 })
    expect(await statusesFor(ended)).toEqual(open)
  })
})

it.each([
  [0, '1 second'],
  [1_001, '2 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
  [90 * 60_000, '90 minutes'],
  [90 * 60_000 + 1, '2 hours'],
])('a buyer at a limit waits: %i ms are "%s"', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
