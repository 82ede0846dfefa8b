import type { Price, Subscription, SubscriptionItem } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import { StripeError } from '../http/stripe-error.ts'
import { periodEndAfter, prorate } from './billing-periods.ts'
import { amountsOf, type Line } from './blank-invoice.ts'
import { charge } from './charge.ts'
import { createInvoice } from './create-invoice.ts'
import { collect, fullPeriod, savedMethod } from './renew-subscription.ts'

interface PlanChange {
  price: Price
  /** With `error_if_incomplete` nothing changes unless the payment succeeds. */
  paymentBehavior: string
}

/**
 * Moves a subscription to a price with another interval: a new period starts now, the rest of the old one is credited.
 */
export function changePlan(world: World, subscription: Subscription, { price, paymentBehavior }: PlanChange): void {
  const [item] = subscription.items.data
  if (!item || !price.recurring || item.price.id === price.id) return
  const now = world.now()
  const next = {
    ...item,
    price,
    current_period_start: now,
    current_period_end: periodEndAfter(now, now, price.recurring),
  }
  const lines = [unusedTime(world, item), fullPeriod(world, next)]
  if (paymentBehavior === 'error_if_incomplete') requirePayment(world, subscription, lines)
  subscription.items.data = [next]
  subscription.billing_cycle_anchor = now
  world.emit('customer.subscription.updated', subscription)
  const invoice = createInvoice(world, subscription, { reason: 'subscription_update', lines })
  if (invoice.status === 'open') collect(world, subscription, invoice)
}

/** Invoices the rest of the period as a credit. */
export function creditRest(world: World, subscription: Subscription): void {
  const lines = subscription.items.data.map((item) => unusedTime(world, item))
  createInvoice(world, subscription, { reason: 'subscription_update', lines })
}

const unusedTime = (
  world: World,
  { price, current_period_start: start, current_period_end: end }: SubscriptionItem,
): Line => ({
  amount: -prorate(price.unit_amount, { start, end }, world.now()),
  description: `Unused time on ${world.find('products', price.product).name}`,
})

const requirePayment = (world: World, subscription: Subscription, lines: readonly Line[]): void => {
  const { amountDue } = amountsOf(lines, world.find('customers', subscription.customer).balance)
  if (amountDue === 0) return
  const outcome = charge(world, savedMethod(world, subscription))
  if (outcome.kind === 'failed') throw new StripeError(402, outcome.error)
}
