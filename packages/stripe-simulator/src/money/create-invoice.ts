import type { Subscription } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import type { Invoice } from '../model/payment-objects.ts'
import { addPaymentIntent } from './invoice-payment.ts'
import { blankInvoice, type Line, lineItemOf } from './blank-invoice.ts'
import { markInvoicePaid } from './close-invoice.ts'

/** What an invoice comes to once the customer's credit is used. */
export const amountsOf = (lines: readonly Line[], startingBalance: number) => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const amountDue = Math.max(0, total + startingBalance)
  return { total, amountDue, endingBalance: total + startingBalance - amountDue }
}

/** Issues an invoice of a subscription: numbered, open, with a payment intent; one that asks for nothing is paid at once. */
export const createInvoice = (
  world: World,
  subscription: Subscription,
  { reason, lines }: { reason: Invoice['billing_reason']; lines: readonly Line[] },
): Invoice => {
  const customer = world.find('customers', subscription.customer)
  const { total, amountDue, endingBalance } = amountsOf(lines, customer.balance)
  const invoice = blankInvoice(world, subscription, reason)
  const [item] = subscription.items.data
  Object.assign(invoice, {
    customer_email: customer.email,
    customer_name: customer.name,
    starting_balance: customer.balance,
    ending_balance: endingBalance,
    subtotal: total,
    total,
    amount_due: amountDue,
    amount_remaining: amountDue,
  })
  invoice.lines.data = item ? lines.map((line) => lineItemOf(world, invoice, item, line)) : []
  customer.balance = endingBalance
  world.state.invoices[invoice.id] = invoice
  subscription.latest_invoice = invoice.id
  world.emit('invoice.created', invoice)
  world.emit('invoice.finalized', invoice)
  if (amountDue > 0) addPaymentIntent(world, invoice)
  else markInvoicePaid(world, invoice)
  return invoice
}
