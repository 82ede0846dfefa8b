import type { Plan, SubscriptionStatus } from './plan.ts'

export const freeTrialDays = 7

interface Standing {
  plan: Plan
  createdAt: string
  isAdmin: boolean
  subscriptionStatus: SubscriptionStatus
}

/** The one rule that decides whether premium features are open (specification, section 4). */
export const isActive = (standing: Standing, now: Date): boolean => {
  if (standing.isAdmin) return true
  if (standing.plan === 'free_trial') return now.getTime() < trialEndsAt(standing.createdAt).getTime()
  return standing.subscriptionStatus === 'active'
}

export const trialEndsAt = (createdAt: string): Date =>
  new Date(new Date(createdAt).getTime() + freeTrialDays * 24 * 60 * 60 * 1000)

/** An invite code's grant gives search access at once, whatever the plan. */
export const maySearch = (standing: Standing & { hasSearchGrant: boolean }, now: Date): boolean =>
  standing.hasSearchGrant || isActive(standing, now)
