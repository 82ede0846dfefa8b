import { textOf } from '../http/form.ts'
import type { List } from '../model/billing-objects.ts'
import type { Invoice, LineItem } from '../model/payment-objects.ts'
import { type Call, demandKnown, pageOf } from './call.ts'

export const retrieveInvoice = ({ world, id }: Call): Invoice => world.find('invoices', id)

export const listInvoices = ({ world, form }: Call): List<Invoice> => {
  demandKnown(form, ['customer', 'subscription', 'status', 'limit', 'starting_after'])
  const customer = textOf(form, 'customer')
  const subscription = textOf(form, 'subscription')
  const status = textOf(form, 'status')
  const isWanted = (invoice: Invoice) =>
    (customer === undefined || invoice.customer === customer) &&
    (subscription === undefined || invoice.parent.subscription_details.subscription === subscription) &&
    (status === undefined || invoice.status === status)
  return pageOf(form, Object.values(world.state.invoices).filter(isWanted), '/v1/invoices')
}

export const listInvoiceLines = ({ world, id, form }: Call): List<LineItem> => {
  demandKnown(form, ['limit', 'starting_after'])
  return world.find('invoices', id).lines
}
