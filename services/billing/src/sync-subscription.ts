import type { BillingContext } from './context.ts'
import {
  isSameSubscription,
  type Subscription,
  subscriptionOf,
  liveOf,
  openAttempts,
  surplusOf,
  withoutSubscription,
} from './domain/subscription.ts'
import { cancelAttempts, endSurplus, listSubscriptions } from './stripe-subscription.ts'

/**
 * Syncs a user's record from Stripe and publishes a change. The version is read before the fetch and checked on write,
 * so that an earlier fetch never replaces a later one. Once one plan is paid, others are ended.
 */
export async function syncSubscription(context: BillingContext, userId: string): Promise<Subscription> {
  const saved = await context.subscriptions.of(userId)
  const customer = await context.customers.of(userId)
  if (!customer) throw new Error('There is no billing record of the user')
  const { stripeCustomerId, plan, planChosenAt: chosenAt, registeredPlan } = customer
  const found = await listSubscriptions(context.stripe, stripeCustomerId)
  if (liveOf(found)) await cancelAttempts(context.stripe, openAttempts(found))
  await endSurplus(context.stripe, surplusOf(found))
  const subscription = subscriptionOf(found, { plan, chosenAt })
  const known = saved ?? withoutSubscription(registeredPlan)
  if (isSameSubscription(known, subscription)) return subscription
  const isWritten = await context.subscriptions.write(userId, (saved?.version ?? 0) + 1, subscription)
  return isWritten ? subscription : syncSubscription(context, userId)
}
