import type { InvoiceStatus, InvoiceSummary, listInvoices as listInvoicesRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { Context } from './context.ts'
import type { InvoiceDoc } from './invoices.ts'

export const listInvoices =
  ({ invoices }: Context): Handler<typeof listInvoicesRoute> =>
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
