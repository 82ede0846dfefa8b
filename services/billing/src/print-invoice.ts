import type { printInvoice as printInvoiceRoute } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import type { Context } from './context.ts'
import { drawInvoice } from './draw-invoice.ts'

/** Somebody else's invoice is answered like a missing one. */
export const printInvoice =
  ({ invoices, customers, settings }: Context): Handler<typeof printInvoiceRoute> =>
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
