import type { List } from '../model/billing-objects.ts'
import type { Invoice } from '../model/payment-objects.ts'
import { type Call, isAsked, pageOf, requireKnown } from './call.ts'

export function retrieveInvoice({ world, id }: Call): Invoice {
  return world.find('invoices', id)
}

export function listInvoices({ world, form }: Call): List<Invoice> {
  requireKnown(form, 'customer subscription status limit starting_after')
  const isWanted = ({ customer, status, parent }: Invoice) =>
    isAsked(form, 'customer', customer) &&
    isAsked(form, 'subscription', parent.subscription_details.subscription) &&
    isAsked(form, 'status', status)
  return pageOf(form, Object.values(world.state.invoices).filter(isWanted), '/v1/invoices')
}
