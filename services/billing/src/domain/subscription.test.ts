import { describe, expect, it } from 'vitest'
import {
  subscriptionOf,
  isSameSubscription,
  liveOf,
  openAttempts,
  viewSubscription,
  type Subscription,
  type StripeSubscription,
} from './subscription.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

const aSubscription = (over: Partial<StripeSubscription> = {}): StripeSubscription => ({
  id: 'sub_1',
  plan: 'quarterly',
  status: 'active',
  createdAt: day(1),
  periodEnd: day(90),
  cancelAtPeriodEnd: false,
  endedAt: null,
  wasPaid: true,
  itemId: 'si_1',
  payment: null,
  ...over,
})
const anEnded = (over: Partial<StripeSubscription> = {}) =>
  aSubscription({ status: 'canceled', endedAt: day(40), cancelAtPeriodEnd: true, ...over })

const trial = (chosenAt: Date) => ({ plan: 'free_trial', chosenAt }) as const
const nothingPaid = { status: 'inactive', subscriptionId: null, currentPeriodEnd: null, cancelAtPeriodEnd: false }

describe("a buyer's subscription", () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
  ])('by a subscription that Stripe calls %s is %s', (status, expected) => {
    expect(subscriptionOf([aSubscription({ status })], trial(day(1)))).toEqual({
      plan: 'quarterly',
      status: expected,
      subscriptionId: 'sub_1',
      currentPeriodEnd: day(90),
      cancelAtPeriodEnd: false,
    })
  })

  it.each(['incomplete', 'incomplete_expired'])('is the chosen plan beside one that is %s', (status) => {
    const found = [aSubscription({ status, wasPaid: false })]
    expect(subscriptionOf(found, trial(day(1)))).toEqual({ plan: 'free_trial', ...nothingPaid })
  })

  it('is cancelled after a paid subscription ended, at the moment when it ended', () => {
    expect(subscriptionOf([anEnded()], trial(day(1)))).toEqual({
      plan: 'quarterly',
      status: 'cancelled',
      subscriptionId: 'sub_1',
      currentPeriodEnd: day(40),
      cancelAtPeriodEnd: false,
    })
    expect(subscriptionOf([anEnded()], trial(day(40)))).toMatchObject({ status: 'cancelled' })
  })

  it('is the free trial when that was chosen after the subscription ended', () => {
    expect(subscriptionOf([anEnded()], trial(day(41)))).toEqual({ plan: 'free_trial', ...nothingPaid })
  })

  it('is the chosen plan after a subscription that was never paid', () => {
    expect(subscriptionOf([anEnded({ wasPaid: false })], trial(day(1)))).toEqual({ plan: 'free_trial', ...nothingPaid })
  })

  it('is that of the newest subscription in any order, and of an active one before an ended one', () => {
    const older = aSubscription({ id: 'older' })
    const newer = aSubscription({ id: 'newer', createdAt: day(2) })
    const ended = anEnded({ id: 'ended', createdAt: day(3) })
    for (const found of [
      [older, newer, ended],
      [ended, newer, older],
    ]) {
      expect(liveOf(found)?.id).toBe('newer')
      expect(subscriptionOf(found, trial(day(1)))).toMatchObject({ subscriptionId: 'newer', status: 'active' })
    }
    const endedBefore = anEnded({ id: 'ended before', plan: 'annual' })
    expect(subscriptionOf([ended, endedBefore], trial(day(1)))).toMatchObject({ subscriptionId: 'ended' })
  })

  it('of two subscriptions of one second is that of the first in Stripe’s list', () => {
    expect(liveOf([aSubscription({ id: 'named first' }), aSubscription({ id: 'named then' })])?.id).toBe('named first')
  })

  it('has no subscription in force once all have ended, or none was ever paid', () => {
    expect(liveOf([])).toBeUndefined()
    expect(liveOf([anEnded(), aSubscription({ status: 'incomplete' })])).toBeUndefined()
  })
})

it('attempts at a plan are open while their first payment is awaited', () => {
  const found = ['incomplete', 'active', 'incomplete_expired', 'canceled', 'incomplete', 'past_due']
  const attempts = openAttempts(found.map((status, index) => aSubscription({ status, id: `sub_${index}` })))
  expect(attempts.map(({ id }) => id)).toEqual(['sub_0', 'sub_4'])
})

const paid: Subscription = {
  plan: 'quarterly',
  status: 'active',
  subscriptionId: 'sub_1',
  currentPeriodEnd: day(90),
  cancelAtPeriodEnd: false,
}

describe('two subscriptions of a buyer', () => {
  it.each([
    ['plan', { plan: 'annual' }],
    ['status', { status: 'past_due' }],
    ['subscription', { subscriptionId: 'sub_2' }],
    ['subscription, none', { subscriptionId: null }],
    ['end', { currentPeriodEnd: day(91) }],
    ['end, none', { currentPeriodEnd: null }],
    ['cancellation', { cancelAtPeriodEnd: true }],
  ] as const)('differ with another %s', (_what, over) => {
    expect(isSameSubscription(paid, { ...paid, ...over })).toBe(false)
    expect(isSameSubscription({ ...paid, ...over }, paid)).toBe(false)
  })

  it('are the same when read again', () => {
    expect(isSameSubscription(paid, { ...paid, currentPeriodEnd: day(90) })).toBe(true)
    const nothing = subscriptionOf([], trial(day(1)))
    expect(isSameSubscription(nothing, { ...nothing })).toBe(true)
  })
})

describe('the subscription page', () => {
  const account = { createdAt: day(1).toISOString(), isAdmin: false }
  const trialing = subscriptionOf([], trial(day(1)))

  it('shows a paid plan with its end, and no trial', () => {
    expect(viewSubscription(paid, account, day(50))).toEqual({
      status: 'active',
      plan: 'quarterly',
      subscriptionId: 'sub_1',
      currentPeriodEnd: day(90).toISOString(),
      cancelAtPeriodEnd: false,
      trialEndsAt: null,
      isActive: true,
    })
  })

  it.each([
    ['past_due', false],
    ['cancelled', false],
    ['inactive', false],
    ['active', true],
  ] as const)('shows the state of a paid plan that is %s, even during a trial', (status, isActive) => {
    const subscription = { ...paid, status, cancelAtPeriodEnd: true }
    const shown = { status, isActive, trialEndsAt: null, cancelAtPeriodEnd: true }
    expect(viewSubscription(subscription, account, day(2))).toMatchObject(shown)
  })

  it('shows a free trial as active until its last moment, with its end', () => {
    const lastMoment = new Date(day(8).getTime() - 1)
    const shown = {
      plan: 'free_trial',
      subscriptionId: null,
      currentPeriodEnd: null,
      trialEndsAt: day(8).toISOString(),
    }
    expect(viewSubscription(trialing, account, lastMoment)).toMatchObject({
      ...shown,
      status: 'active',
      isActive: true,
    })
    expect(viewSubscription(trialing, account, day(8))).toMatchObject({ ...shown, status: 'inactive', isActive: false })
  })

  it('is always active for an administrator, and shows their actual plan too', () => {
    const admin = { ...account, isAdmin: true }
    expect(viewSubscription(trialing, admin, day(9))).toMatchObject({ status: 'inactive', isActive: true })
    expect(viewSubscription({ ...paid, status: 'cancelled' }, admin, day(99))).toMatchObject({
      status: 'cancelled',
      isActive: true,
    })
  })
})
