import type { Plan, SubscriptionStatus } from './plan.ts'

export const freeTrialDays = 7

export interface PlanOfUser {
  plan: Plan
  createdAt: string
  isAdmin: boolean
  subscriptionStatus: SubscriptionStatus
}

/** The one rule that decides whether premium features are open (specification, section 4). */
export function isActive({ plan, createdAt, isAdmin, subscriptionStatus }: PlanOfUser, now: Date): boolean {
  if (isAdmin) return true
  if (plan === 'free_trial') return now.getTime() < trialEndsAt(createdAt).getTime()
  return subscriptionStatus === 'active'
}

export function trialEndsAt(createdAt: string): Date {
  return new Date(new Date(createdAt).getTime() + freeTrialDays * 24 * 60 * 60 * 1000)
}

/** Premium features are open to every member of a household in which one has an active plan. */
export function isOpenTo(user: PlanOfUser & { coveredBy: string | null }, now: Date): boolean {
  return user.coveredBy !== null || isActive(user, now)
}
