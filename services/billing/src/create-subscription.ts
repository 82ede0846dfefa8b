import type { PaidPlan, SubscriptionReply } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { changePlan } from './change-plan.ts'
import type { BillingContext } from './context.ts'
import { liveOf, openAttempts, type DuePayment, type StripeSubscription } from './domain/subscription.ts'
import { ensureCustomer } from './manage-customer.ts'
import { startFreeTrial } from './start-free-trial.ts'
import { cancelAttempts, listSubscriptions, readSubscription, subscriptionExpansion } from './stripe-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Starts a plan or changes to it. Idempotent. */
export const createSubscription =
  (context: BillingContext): Handler<'createSubscription'> =>
  async ({ body: { plan }, caller }) => {
    if (plan === 'free_trial') return startFreeTrial(context, caller)
    const customer = await ensureCustomer(context, caller)
    const found = await listSubscriptions(context.stripe, customer)
    const live = liveOf(found)
    const reply = live
      ? await changePlan(context, live, plan)
      : await beginPlan(context, { plan, found, customer, userId: caller.sub })
    await syncSubscription(context, caller.sub)
    return reply
  }

interface Beginning {
  plan: PaidPlan
  found: readonly StripeSubscription[]
  customer: string
  userId: string
}

/** Creates a subscription awaiting payment, or returns the existing one. Cancels attempts at other plans. */
const beginPlan = async (context: BillingContext, beginning: Beginning): Promise<SubscriptionReply> => {
  const { plan, found } = beginning
  const attempts = openAttempts(found)
  const same = attempts.find((attempt) => attempt.plan === plan && attempt.payment !== null)
  await cancelAttempts(
    context.stripe,
    attempts.filter(({ id }) => id !== same?.id),
  )
  const payment = same ? same.payment : await openSubscription(context, beginning)
  return { plan, ...payment }
}

/**
 * Returns null if a credit covers the payment. Concurrent requests see the same count and so share idempotency key and
 * subscription.
 */
const openSubscription = async (
  { stripe, priceOf }: BillingContext,
  { plan, found, customer, userId }: Beginning,
): Promise<DuePayment | null> => {
  const price = await priceOf(plan)
  const created = await stripe((client) =>
    client.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId },
        expand: [subscriptionExpansion],
      },
      { idempotencyKey: `subscribe-${userId}-${plan}-${found.length}` },
    ),
  )
  return readSubscription(created)?.payment ?? null
}
