import type { Context } from './context.ts'
import { readSubscription, type StripeSubscription, subscriptionExpansion } from './stripe-subscription.ts'

const atMost = 100

/** All subscriptions that a customer ever had with us, as Stripe knows them now. */
export const listSubscriptions = async (
  { stripe }: Pick<Context, 'stripe'>,
  customer: string,
): Promise<StripeSubscription[]> => {
  const expand = [`data.${subscriptionExpansion}`]
  const { data } = await stripe((client) =>
    client.subscriptions.list({ customer, status: 'all', limit: atMost, expand }),
  )
  return data.flatMap((subscription) => readSubscription(subscription) ?? [])
}
