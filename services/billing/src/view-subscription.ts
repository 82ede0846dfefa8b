import { isActive, type SubscriptionView, trialEndsAt } from '@verandah/contracts'
import type { Caller } from '@verandah/kit'
import type { Entitlement } from './entitlement.ts'

/** An entitlement as its owner sees it. A free trial counts as active while it lasts. */
export const viewSubscription = (
  entitlement: Entitlement,
  { createdAt, isAdmin }: Caller,
  now: Date,
): SubscriptionView => {
  const { plan, status, subscriptionId, currentPeriodEnd, cancelAtPeriodEnd } = entitlement
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
