import type { PaidPlan, SubscriptionReply } from '@verandah/contracts'
import type { Context } from './context.ts'
import { openAttempts } from './entitlement.ts'
import { readSubscription, type StripeSubscription, subscriptionExpansion } from './stripe-subscription.ts'

interface Beginning {
  plan: PaidPlan
  found: readonly StripeSubscription[]
  customer: string
  userId: string
}

/** Opens a subscription that waits for its first payment, or the one that waits already. Attempts at another plan end. */
export const beginPlan = async (context: Context, beginning: Beginning): Promise<SubscriptionReply> => {
  const { plan, found } = beginning
  const attempts = openAttempts(found)
  const same = attempts.find((attempt) => attempt.plan === plan && attempt.payment !== null)
  for (const attempt of attempts)
    if (attempt.id !== same?.id) await context.stripe((client) => client.subscriptions.cancel(attempt.id))
  const payment = same ? same.payment : await openSubscription(context, beginning)
  return { plan, ...payment }
}

/** Null when a credit pays for it. Requests at the same moment see the same count, hence share the key and the subscription. */
const openSubscription = async (
  { stripe, priceOf }: Context,
  { plan, found, customer, userId }: Beginning,
): Promise<StripeSubscription['payment']> => {
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
