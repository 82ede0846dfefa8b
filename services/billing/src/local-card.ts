import type { LocalPaymentReply } from '@verandah/contracts'
import { AppError, type Handler, notFound } from '@verandah/kit'
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { BillingContext } from './context.ts'
import { paymentsUnavailable, unlessMissing } from './stripe-access.ts'
import { syncSubscription } from './sync-subscription.ts'

/** `publishableKey` is null if the local card form is used. */
export const getBillingConfig =
  ({ settings }: BillingContext): Handler<'getBillingConfig'> =>
  () => {
    const isLocal = settings.STRIPE_API_URL !== undefined
    return Promise.resolve({ publishableKey: isLocal ? null : (settings.STRIPE_PUBLISHABLE_KEY ?? null) })
  }

/** Confirms a payment at the simulator as Stripe's browser script would. */
export const payWithLocalCard =
  (context: BillingContext): Handler<'payWithLocalCard'> =>
  async ({ body, caller }) => {
    const { id } = await requireOwnPayment(context, caller.sub, body.clientSecret)
    const answer = await post(context, `/v1/payment_intents/${id}/confirm`, {
      client_secret: body.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': body.number,
      'payment_method_data[card][exp_month]': String(body.expMonth),
      'payment_method_data[card][exp_year]': String(body.expYear),
      'payment_method_data[card][cvc]': body.cvc,
    })
    const reply = answer ?? answerOf(await requireOwnPayment(context, caller.sub, body.clientSecret))
    if (reply.status === 'succeeded') await syncSubscription(context, caller.sub)
    return reply
  }

/** Answers the sample bank's confirmation as the cardholder. */
export const authenticateLocalCard =
  (context: BillingContext): Handler<'authenticateLocalCard'> =>
  async ({ body, caller }) => {
    const { id } = await requireOwnPayment(context, caller.sub, body.clientSecret)
    const outcome = body.outcome === 'approve' ? 'succeed' : 'fail'
    const form = { client_secret: body.clientSecret, outcome }
    const answer = await post(context, `/v1/payment_intents/${id}/authenticate`, form)
    const reply = answer ?? answerOf(await requireOwnPayment(context, caller.sub, body.clientSecret), body.outcome)
    if (reply.status === 'succeeded') await syncSubscription(context, caller.sub)
    return reply
  }

/** Returns the response to a repeated request whose first response was lost: the payment's status. */
const answerOf = (intent: Stripe.PaymentIntent, outcome?: 'approve' | 'refuse'): LocalPaymentReply => {
  if (intent.status === 'succeeded' && outcome !== 'refuse') return { status: 'succeeded' }
  const failure = intent.last_payment_error
  if (outcome === 'refuse' && failure?.message !== undefined) return { status: 'declined', message: failure.message }
  throw new AppError('conflict', { code: 'payment-not-open', detail: 'This payment is no longer open.' })
}

/**
 * Returns the payment intent that a client secret belongs to. Throws 404 unless it is the caller's own and the
 * simulator is in use.
 */
const requireOwnPayment = async (
  { settings, stripe, customers }: BillingContext,
  userId: string,
  clientSecret: string,
): Promise<Stripe.PaymentIntent> => {
  const id = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1]
  const customer = (await customers.of(userId))?.stripeCustomerId
  if (settings.STRIPE_API_URL === undefined || id === undefined || customer === undefined) throw notFound()
  const intent = await unlessMissing(stripe((client) => client.paymentIntents.retrieve(id)))
  if (intent?.customer !== customer || intent.client_secret !== clientSecret) throw notFound()
  return intent
}

const Reply = z.object({
  status: z.optional(z.string()),
  error: z.optional(z.object({ type: z.string(), message: z.string() })),
})

/** Null if the payment is not waiting for this step. */
const post = async (
  { settings: { STRIPE_API_URL } }: BillingContext,
  path: string,
  form: Record<string, string>,
): Promise<LocalPaymentReply | null> => {
  if (STRIPE_API_URL === undefined) throw notFound()
  const body = new URLSearchParams({ key: 'pk_test_local', ...form })
  const response = await fetch(new URL(path, STRIPE_API_URL), { method: 'POST', body }).catch((cause: unknown) => {
    throw paymentsUnavailable('We can’t reach our payment provider.', cause)
  })
  const { status, error } = Reply.parse(await response.json())
  if (error?.type === 'card_error') return { status: 'declined', message: error.message }
  if (error) return null
  return { status: status === 'requires_action' ? 'requires_action' : 'succeeded' }
}
