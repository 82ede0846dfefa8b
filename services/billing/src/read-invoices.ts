import type { InvoiceStatus, InvoiceSummary } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { drawInvoice } from './draw-invoice.ts'
import type { InvoiceDoc } from './invoices.ts'

export const listInvoices =
  ({ invoices }: BillingContext): Handler<'listInvoices'> =>
  async ({ caller }) =>
    (await invoices.listOf(caller.sub)).map(toSummary)

const toSummary = (invoice: InvoiceDoc): InvoiceSummary => ({
  id: invoice._id,
  number: invoice.number,
  issuedAt: invoice.issuedAt.toISOString(),
  description: invoice.lines.at(-1)?.description ?? 'Verandah',
  totalCents: invoice.totalCents,
  gstCents: invoice.gstCents,
  amountPaidCents: invoice.amountPaidCents,
  status: invoice.status as InvoiceStatus,
})

/** Another user's invoice gets the same response as a missing one. */
export const printInvoice =
  ({ invoices, customers, settings }: BillingContext): Handler<'printInvoice'> =>
  async ({ params, caller }) => {
    const invoice = await invoices.find(params.id)
    if (invoice?.userId !== caller.sub || invoice.status === 'void') throw notFound()
    const customer = await customers.of(caller.sub)
    const pdf = await drawInvoice(invoice, {
      seller: { name: settings.BUSINESS_NAME, abn: settings.BUSINESS_ABN },
      buyer: { name: customer?.name ?? caller.username, email: customer?.email ?? null },
    })
    const file = `${settings.BUSINESS_NAME} ${invoice.number ?? invoice._id}.pdf`.replaceAll(/[^\w .-]/g, '')
    return new Answer(pdf, { 'Content-Disposition': `attachment; filename="${file}"` })
  }
