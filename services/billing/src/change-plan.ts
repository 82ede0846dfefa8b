import type { PaidPlan, SubscriptionReply } from '@verandah/contracts'
import { AppError, type Caller, type Handler } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { liveOf, viewSubscription, type StripeSubscription } from './domain/entitlement.ts'
import { listSubscriptions } from './stripe-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'

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

/** Cancels at the period's end; the plan stays active until then. */
export const cancelSubscription =
  (context: BillingContext): Handler<'cancelSubscription'> =>
  ({ caller }) =>
    changeEnd(context, caller, { cancelAtPeriodEnd: true })

/** Undoes the cancellation. */
export const resumeSubscription =
  (context: BillingContext): Handler<'resumeSubscription'> =>
  ({ caller }) =>
    changeEnd(context, caller, { cancelAtPeriodEnd: false })

type End = Pick<StripeSubscription, 'cancelAtPeriodEnd'>

const changeEnd = async (context: BillingContext, caller: Caller, end: End) => {
  const customer = await context.customers.of(caller.sub)
  const live = liveOf(await listSubscriptions(context.stripe, customer?.stripeCustomerId))
  if (!live) throw nothingInForce()
  await endWithPeriod(context, live, end)
  return viewSubscription(await syncSubscription(context, caller.sub), caller, context.clock.now())
}

const endWithPeriod = async ({ stripe }: BillingContext, live: StripeSubscription, { cancelAtPeriodEnd }: End) => {
  if (live.cancelAtPeriodEnd === cancelAtPeriodEnd) return
  await stripe((client) => client.subscriptions.update(live.id, { cancel_at_period_end: cancelAtPeriodEnd }))
}

const nothingInForce = () =>
  new AppError('conflict', { code: 'no-subscription', detail: 'You don’t have an active subscription.' })
