import { AppError, type Caller, type Handler } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { liveOf, viewSubscription, type StripeSubscription } from './domain/subscription.ts'
import { listSubscriptions } from './stripe-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'

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

export async function endWithPeriod(
  { stripe }: BillingContext,
  live: StripeSubscription,
  { cancelAtPeriodEnd }: End,
): Promise<void> {
  if (live.cancelAtPeriodEnd === cancelAtPeriodEnd) return
  await stripe((client) => client.subscriptions.update(live.id, { cancel_at_period_end: cancelAtPeriodEnd }))
}

const nothingInForce = () =>
  new AppError('conflict', { code: 'no-subscription', detail: 'You don’t have an active subscription.' })
