import type { Stripe } from 'stripe'
import type { BillingContext } from './context.ts'
import { gstOf } from './domain/gst.ts'
import type { InvoiceDoc } from './invoices.ts'
import { unlessMissing } from './stripe-access.ts'

/** Fetches and stores an invoice's current state; an earlier fetch never replaces a later one. */
export async function storeInvoice(context: BillingContext, id: string, userId: string): Promise<void> {
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
