import {
  isActive,
  trialEndsAt,
  type PaidPlan,
  type Plan,
  type SubscriptionStatus,
  type SubscriptionView,
} from '@verandah/contracts'

/** The fields of a Stripe subscription that the product reads. */
export interface StripeSubscription {
  id: string
  plan: PaidPlan
  /** Stripe's status. */
  status: string
  createdAt: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** False until the first payment, and after it failed for good. */
  wasPaid: boolean
  itemId: string
  /** The payment of the latest invoice while it is due. */
  payment: DuePayment | null
}

/** `amountDueCents`: whole cents, after credits. */
export interface DuePayment {
  clientSecret: string
  amountDueCents: number
}

/** A buyer's subscription, as published. */
export interface Subscription {
  plan: Plan
  status: SubscriptionStatus
  subscriptionId: string | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
}

/** The unpaid plan: chosen at registration, or a later free trial. */
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

/** Returns the active or overdue subscription; the newest if there are two. */
export function liveOf(found: readonly StripeSubscription[]): StripeSubscription | undefined {
  return newest(found.filter(isLive))
}

/** Returns the other ones, of which each is charged for: two plans may be paid before either payment is known. */
export function surplusOf(found: readonly StripeSubscription[]): StripeSubscription[] {
  const live = liveOf(found)
  return found.filter((one) => isLive(one) && one !== live)
}

const isLive = ({ status }: StripeSubscription): boolean => status in liveStatuses

/** Returns subscriptions awaiting their first payment. */
export function openAttempts(found: readonly StripeSubscription[]): StripeSubscription[] {
  return found.filter(({ status }) => status === 'incomplete')
}

/**
 * Derives a buyer's subscription from all of their Stripe subscriptions, in any order. A never-paid one changes
 * nothing: an abandoned checkout does not end a free trial.
 */
export function subscriptionOf(found: readonly StripeSubscription[], chosen: ChosenPlan): Subscription {
  const live = liveOf(found)
  if (live) return fromSubscription(live, liveStatuses[live.status] ?? 'inactive')
  const ended = newest(found.filter(({ status, wasPaid }) => status === 'canceled' && wasPaid))
  if (ended?.endedAt && ended.endedAt >= chosen.chosenAt)
    return { ...fromSubscription(ended, 'cancelled'), currentPeriodEnd: ended.endedAt, cancelAtPeriodEnd: false }
  return withoutSubscription(chosen.plan)
}

export function withoutSubscription(plan: Plan): Subscription {
  return { plan, status: 'inactive', subscriptionId: null, currentPeriodEnd: null, cancelAtPeriodEnd: false }
}

export function isSameSubscription(a: Subscription, b: Subscription): boolean {
  return (
    a.plan === b.plan &&
    a.status === b.status &&
    a.subscriptionId === b.subscriptionId &&
    a.currentPeriodEnd?.getTime() === b.currentPeriodEnd?.getTime() &&
    a.cancelAtPeriodEnd === b.cancelAtPeriodEnd
  )
}

const newest = (found: readonly StripeSubscription[]): StripeSubscription | undefined =>
  found.reduce<StripeSubscription | undefined>(
    (best, one) => (best && best.createdAt >= one.createdAt ? best : one),
    undefined,
  )

const fromSubscription = (
  { id, plan, periodEnd, cancelAtPeriodEnd }: StripeSubscription,
  status: SubscriptionStatus,
): Subscription => ({ plan, status, subscriptionId: id, currentPeriodEnd: periodEnd, cancelAtPeriodEnd })

/** Returns a subscription as its owner sees it. A free trial counts as active while it lasts. */
export function viewSubscription(
  subscription: Subscription,
  { createdAt, isAdmin }: { createdAt: string; isAdmin: boolean },
  now: Date,
): SubscriptionView {
  const { plan, status, subscriptionId, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const isTrial = plan === 'free_trial'
  const account = { plan, createdAt, subscriptionStatus: status }
  return {
    status: isTrial ? (isActive({ ...account, isAdmin: false }, now) ? 'active' : 'inactive') : status,
    plan,
    subscriptionId,
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd,
    trialEndsAt: isTrial ? trialEndsAt(createdAt).toISOString() : null,
    isActive: isActive({ ...account, isAdmin }, now),
  }
}
