import { buffer } from 'node:stream/consumers'
import { AppError, type Call, type Handler } from '@verandah/kit'
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { BillingContext } from './context.ts'
import { syncSubscription } from './sync-subscription.ts'
import { gstOf } from './domain/gst.ts'
import type { InvoiceDoc } from './invoices.ts'
import { unlessMissing } from './stripe-access.ts'

const toleranceSeconds = 300

/** The subject of a webhook event; its other data may be outdated. */
const Subject = z.object({ object: z.string(), id: z.string(), customer: z.string() })

/**
 * Treats an event as a hint: its subject is fetched in its current state, so order, delay and repeats do not matter.
 * Acknowledged only after that is stored.
 */
export const receiveWebhook =
  (context: BillingContext): Handler<'receiveStripeWebhook'> =>
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
  if (customer.deletedAt === undefined) {
    await syncSubscription(context, customer._id)
    return
  }
  await context.invoices.forgetVoid(customer._id)
  await context.invoices.retire(customer._id)
}

/** Fetches and stores an invoice's current state; an earlier fetch never replaces a later one. */
async function storeInvoice(context: BillingContext, id: string, userId: string): Promise<void> {
  const saved = await context.invoices.find(id)
  const invoice = await unlessMissing(context.stripe((client) => client.invoices.retrieve(id)))
  if (!invoice?.status || invoice.status === 'draft') return
  const doc = toDoc(invoice, { userId, revision: (saved?.revision ?? 0) + 1 })
  if (!(await context.invoices.write(doc))) await storeInvoice(context, id, userId)
}

const toDoc = (invoice: Stripe.Invoice, owner: Pick<InvoiceDoc, 'userId' | 'revision'>): InvoiceDoc => ({
  ...owner,
  _id: invoice.id,
  number: invoice.number,
  issuedAt: new Date((invoice.status_transitions.finalized_at ?? invoice.created) * 1000),
  status: invoice.status as InvoiceDoc['status'],
  lines: invoice.lines.data.map(({ description, amount }) => ({
    description: description ?? 'Verandah',
    amountCents: amount,
  })),
  totalCents: invoice.total,
  gstCents: gstOf(invoice.total),
  amountDueCents: invoice.amount_due,
  amountPaidCents: invoice.amount_paid,
})
