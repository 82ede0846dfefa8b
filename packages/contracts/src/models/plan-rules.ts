import type { Plan, SubscriptionStatus } from './plan.ts'

export const freeTrialDays = 7

interface Entitlement {
  plan: Plan
  createdAt: string
  isAdmin: boolean
  subscriptionStatus: SubscriptionStatus
}

/** The one rule that decides whether premium features are open (specification, section 4). */
export function isActive(entitlement: Entitlement, now: Date): boolean {
  if (entitlement.isAdmin) return true
  if (entitlement.plan === 'free_trial') return now.getTime() < trialEndsAt(entitlement.createdAt).getTime()
  return entitlement.subscriptionStatus === 'active'
}

export function trialEndsAt(createdAt: string): Date {
  return new Date(new Date(createdAt).getTime() + freeTrialDays * 24 * 60 * 60 * 1000)
}

/** Premium features are open to every member of a household in which one has an active plan. */
export function isOpenTo(
  { coveredBy, ...entitlement }: Entitlement & { coveredBy: string | null },
  now: Date,
): boolean {
  return coveredBy !== null || isActive(entitlement, now)
}

/** An invite code grants search access at once, whatever the plan. */
export function maySearch(entitlement: Entitlement & { hasSearchGrant: boolean }, now: Date): boolean {
  return entitlement.hasSearchGrant || isActive(entitlement, now)
}
