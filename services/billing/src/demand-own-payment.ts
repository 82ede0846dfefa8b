import { notFound } from '@verandah/kit'
import type { Context } from './context.ts'
import { isMissing } from './stripe-access.ts'

/** The payment intent that a client secret belongs to; 404 unless it is the caller's own and the simulator is in use. */
export const demandOwnPayment = async (
  { settings, stripe, customers }: Context,
  userId: string,
  clientSecret: string,
): Promise<string> => {
  const id = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1]
  const customer = await customers.of(userId)
  if (settings.STRIPE_API_URL === undefined || id === undefined || customer?.stripeCustomerId === undefined)
    throw notFound()
  const intent = await stripe((client) => client.paymentIntents.retrieve(id)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  if (intent.customer !== customer.stripeCustomerId || intent.client_secret !== clientSecret) throw notFound()
  return id
}
