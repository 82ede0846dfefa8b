import { buffer } from 'node:stream/consumers'
import type { receiveStripeWebhook } from '@verandah/contracts'
import { AppError, type Call, type Handler } from '@verandah/kit'
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { BillingContext } from './context.ts'
import { storeInvoice } from './store-invoice.ts'
import { syncSubscription } from './sync-subscription.ts'

const toleranceSeconds = 300

/** The subject of a webhook event; its other data may be outdated. */
const Subject = z.object({ object: z.string(), id: z.string(), customer: z.string() })

/**
 * Treats an event as a hint: its subject is fetched in its current state, so order, delay and repeats do not matter.
 * Acknowledged only after that is stored.
 */
export const receiveWebhook =
  (context: BillingContext): Handler<typeof receiveStripeWebhook> =>
  async (call) => {
    const event = await verifyEvent(context, call)
    if (await context.webhookEvents.has(event.id)) return { received: true }
    await follow(context, event)
    await context.webhookEvents.add(event.id, event.type)
    return { received: true }
  }

const verifyEvent = async (
  { stripe, settings, clock, log }: BillingContext,
  { bytes, headers }: Pick<Call, 'bytes' | 'headers'>,
): Promise<Stripe.Event> => {
  const secret = settings.STRIPE_WEBHOOK_SECRET ?? ''
  const signature = String(headers['stripe-signature'] ?? '')
  const now = clock.now().getTime()
  const body = await buffer(bytes)
  try {
    return await stripe(({ webhooks }) =>
      webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now),
    )
  } catch (error) {
    if (error instanceof AppError) throw error
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'a webhook was refused')
    throw new AppError('invalid', { code: 'webhook-refused', detail: 'The signature does not fit, or it is too old.' })
  }
}

const follow = async (context: BillingContext, event: Stripe.Event): Promise<void> => {
  const subject = Subject.safeParse(event.data.object)
  if (!subject.success || !['subscription', 'invoice'].includes(subject.data.object)) return
  const customer = await context.customers.byStripeId(subject.data.customer)
  if (!customer) {
    context.log.info({ event: event.id, type: event.type }, 'a webhook about a customer of somebody else')
    return
  }
  if (subject.data.object === 'invoice') await storeInvoice(context, subject.data.id, customer._id)
  if (customer.deletedAt === undefined) await syncSubscription(context, customer._id)
  else await context.invoices.retire(customer._id)
}
