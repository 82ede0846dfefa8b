import type { PaidPlan, SubscriptionReply } from '@verandah/contracts'
import type { Context } from './context.ts'
import type { StripeSubscription } from './stripe-subscription.ts'

/**
 * Moves a subscription in force to another plan: the rest of the period is credited, the difference charged at once, and nothing changes
 * when that fails (409 `payment-declined`). An overdue one is paid first; choosing the plan one has takes a cancellation back.
 */
export const changePlan = async (
  context: Context,
  live: StripeSubscription,
  plan: PaidPlan,
): Promise<SubscriptionReply> => {
  if (live.status === 'past_due' && live.payment !== null) return { plan: live.plan, ...live.payment }
  if (live.plan !== plan) await moveTo(context, live, plan)
  else if (live.cancelAtPeriodEnd) await setCancelling(context, live, false)
  return { plan }
}

const moveTo = async ({ stripe, priceOf }: Context, live: StripeSubscription, plan: PaidPlan): Promise<void> => {
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

/** Whether a subscription ends with its period. */
export const setCancelling = async (
  { stripe }: Pick<Context, 'stripe'>,
  { id }: StripeSubscription,
  isCancelling: boolean,
): Promise<void> => {
  await stripe((client) => client.subscriptions.update(id, { cancel_at_period_end: isCancelling }))
}
