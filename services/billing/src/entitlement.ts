import type { Plan, SubscriptionStatus } from '@verandah/contracts'
import type { StripeSubscription } from './stripe-subscription.ts'

/** What a buyer has, as everybody else hears of it. */
export interface Entitlement {
  plan: Plan
  status: SubscriptionStatus
  subscriptionId: string | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
}

/** The plan without any payment: chosen at registration, or the free trial taken later. */
export interface ChosenPlan {
  plan: Plan
  chosenAt: Date
}

const liveStatuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
}

/** The subscription that is in force or overdue; the newest, should there ever be two. */
export const liveOf = (found: readonly StripeSubscription[]): StripeSubscription | undefined =>
  newest(found.filter(({ status }) => status in liveStatuses))

/** Subscriptions whose first payment is still awaited. */
export const openAttempts = (found: readonly StripeSubscription[]): StripeSubscription[] =>
  found.filter(({ status }) => status === 'incomplete')

/**
 * A buyer's entitlement from all of their subscriptions at Stripe, in whatever order we learnt of them. One that was never paid changes
 * nothing: a checkout that was left does not end a free trial.
 */
export const entitlementOf = (found: readonly StripeSubscription[], chosen: ChosenPlan): Entitlement => {
  const live = liveOf(found)
  if (live) return fromSubscription(live, liveStatuses[live.status] ?? 'inactive')
  const ended = newest(found.filter(({ status, wasPaid }) => status === 'canceled' && wasPaid))
  if (ended?.endedAt && ended.endedAt >= chosen.chosenAt)
    return { ...fromSubscription(ended, 'cancelled'), currentPeriodEnd: ended.endedAt, cancelAtPeriodEnd: false }
  return {
    plan: chosen.plan,
    status: 'inactive',
    subscriptionId: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  }
}

export const isSameEntitlement = (a: Entitlement, b: Entitlement): boolean =>
  a.plan === b.plan &&
  a.status === b.status &&
  a.subscriptionId === b.subscriptionId &&
  a.currentPeriodEnd?.getTime() === b.currentPeriodEnd?.getTime() &&
  a.cancelAtPeriodEnd === b.cancelAtPeriodEnd

const newest = (found: readonly StripeSubscription[]): StripeSubscription | undefined =>
  found.reduce<StripeSubscription | undefined>(
    (best, one) => (best && best.createdAt >= one.createdAt ? best : one),
    undefined,
  )

const fromSubscription = (
  { id, plan, periodEnd, cancelAtPeriodEnd }: StripeSubscription,
  status: SubscriptionStatus,
): Entitlement => ({ plan, status, subscriptionId: id, currentPeriodEnd: periodEnd, cancelAtPeriodEnd })
