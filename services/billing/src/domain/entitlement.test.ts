import { describe, expect, it } from 'vitest'
import { entitlementOf, liveOf, type StripeSubscription } from './entitlement.ts'

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

describe("a buyer's entitlement", () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
  ])('by a subscription that Stripe calls %s is %s', (status, expected) => {
    expect(entitlementOf([aSubscription({ status })], trial(day(1)))).toEqual({
      plan: 'quarterly',
      status: expected,
      subscriptionId: 'sub_1',
      currentPeriodEnd: day(90),
      cancelAtPeriodEnd: false,
    })
  })

  it.each(['incomplete', 'incomplete_expired'])('is the chosen plan beside one that is %s', (status) => {
    const found = [aSubscription({ status, wasPaid: false })]
    expect(entitlementOf(found, trial(day(1)))).toEqual({ plan: 'free_trial', ...nothingPaid })
  })

  it('is cancelled after a paid subscription ended, at the moment when it ended', () => {
    expect(entitlementOf([anEnded()], trial(day(1)))).toEqual({
      plan: 'quarterly',
      status: 'cancelled',
      subscriptionId: 'sub_1',
      currentPeriodEnd: day(40),
      cancelAtPeriodEnd: false,
    })
    expect(entitlementOf([anEnded()], trial(day(40)))).toMatchObject({ status: 'cancelled' })
  })

  it('is the free trial when that was chosen after the subscription ended', () => {
    expect(entitlementOf([anEnded()], trial(day(41)))).toEqual({ plan: 'free_trial', ...nothingPaid })
  })

  it('is the chosen plan after a subscription that was never paid', () => {
    expect(entitlementOf([anEnded({ wasPaid: false })], trial(day(1)))).toEqual({ plan: 'free_trial', ...nothingPaid })
  })

  it('is that of the newest subscription, in whatever order they are known, and of one in force before one that ended', () => {
    const older = aSubscription({ id: 'older' })
    const newer = aSubscription({ id: 'newer', createdAt: day(2) })
    const ended = anEnded({ id: 'ended', createdAt: day(3) })
    for (const found of [
      [older, newer, ended],
      [ended, newer, older],
    ]) {
      expect(liveOf(found)?.id).toBe('newer')
      expect(entitlementOf(found, trial(day(1)))).toMatchObject({ subscriptionId: 'newer', status: 'active' })
    }
    const endedBefore = anEnded({ id: 'ended before', plan: 'annual' })
    expect(entitlementOf([ended, endedBefore], trial(day(1)))).toMatchObject({ subscriptionId: 'ended' })
  })
})
