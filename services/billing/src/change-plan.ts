import type { PaidPlan, SubscriptionReply } from '@verandah/contracts'
import { endWithPeriod } from './cancel-subscription.ts'
import type { BillingContext } from './context.ts'
import type { StripeSubscription } from './domain/subscription.ts'

/**
 * Moves an active subscription to another plan: the rest of the period is credited, the difference charged at once, and
 * nothing changes on failure (409 `payment-declined`). An overdue one is paid first; choosing the current plan undoes a
 * cancellation.
 */
export async function changePlan(
  context: BillingContext,
  live: StripeSubscription,
  plan: PaidPlan,
): Promise<SubscriptionReply> {
  if (live.payment !== null) return { plan: live.plan, ...live.payment }
  if (live.plan !== plan) await moveTo(context, live, plan)
  else await endWithPeriod(context, live, { cancelAtPeriodEnd: false })
  return { plan }
}

const moveTo = async ({ stripe, priceOf }: BillingContext, live: StripeSubscription, plan: PaidPlan): Promise<void> => {
  const price = await priceOf(plan)
  await stripe((client) =>
    client.subscriptions.update(live.id, {
      items: [{ id: live.itemId, price }],
      cancel_at_period_end: false,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    }),
  )
}
