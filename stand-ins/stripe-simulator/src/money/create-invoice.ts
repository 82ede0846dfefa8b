import type { Subscription } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import type { Invoice } from '../model/payment-objects.ts'
import { addPaymentIntent } from './invoice-payment.ts'
import { amountsOf, blankInvoice, type Line, lineItemOf } from './blank-invoice.ts'
import { markInvoicePaid } from './close-invoice.ts'

/**
 * Creates an invoice of a subscription: numbered, open, with a payment intent; one with nothing due is paid at once.
 */
export function createInvoice(
  world: World,
  subscription: Subscription,
  { reason, lines }: { reason: Invoice['billing_reason']; lines: readonly Line[] },
): Invoice {
  const customer = world.find('customers', subscription.customer)
  const amounts = amountsOf(lines, customer.balance)
  const invoice = blankInvoice(world, subscription, reason, amounts)
  invoice.lines.data = lines.map((line) => lineItemOf(world, invoice, line))
  customer.balance = amounts.endingBalance
  world.state.invoices[invoice.id] = invoice
  subscription.latest_invoice = invoice.id
  world.emit('invoice.created', invoice)
  world.emit('invoice.finalized', invoice)
  if (amounts.amountDue > 0) addPaymentIntent(world, invoice)
  else markInvoicePaid(world, invoice)
  return invoice
}
