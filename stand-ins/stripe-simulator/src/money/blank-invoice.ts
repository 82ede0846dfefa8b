import type { Subscription } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import type { Invoice, LineItem } from '../model/payment-objects.ts'

export interface Line {
  amount: number
  description: string
}

/** Returns an invoice's amounts after the customer's credit. */
export function amountsOf(lines: readonly Line[], startingBalance: number) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const amountDue = Math.max(0, total + startingBalance)
  return { total, amountDue, endingBalance: total + startingBalance - amountDue }
}

/** Returns a finalised invoice without its lines. */
export function blankInvoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  { total, amountDue, endingBalance }: ReturnType<typeof amountsOf>,
): Invoice {
  const stamp = world.stamp('in', 'invoice')
  const now = stamp.created
  const { customer, currency } = subscription
  const { email, name, balance } = world.find('customers', customer)
  return {
    ...stamp,
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    billing_reason: reason,
    currency,
    customer,
    customer_email: email,
    customer_name: name,
    ending_balance: endingBalance,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${stamp.id}/lines` },
    next_payment_attempt: null,
    number: nextNumber(world, customer),
    parent: parentOf(subscription),
    starting_balance: balance,
    status: 'open',
    status_transitions: { finalized_at: now, paid_at: null, voided_at: null },
    total,
  }
}

const parentOf = ({ id, metadata }: Subscription): Invoice['parent'] => ({
  type: 'subscription_details',
  subscription_details: { subscription: id, metadata: { ...metadata } },
})

/** Numbered per customer, Stripe's default. */
const nextNumber = ({ state }: World, customer: string): string => {
  const count = Object.values(state.invoices).filter((other) => other.customer === customer).length + 1
  return `${customer.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`
}

export function lineItemOf(world: World, { currency }: Invoice, line: Line): LineItem {
  return { id: world.newId('il'), object: 'line_item', currency, ...line }
}
