import type { Subscription, SubscriptionItem } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import type { Invoice } from '../model/payment-objects.ts'
import { periodEndAfter } from './billing-periods.ts'
import type { Line } from './blank-invoice.ts'
import { createInvoice } from './create-invoice.ts'
import { endSubscription } from './end-subscription.ts'
import { intentOf } from './invoice-payment.ts'
import { payIntent } from './pay-intent.ts'

const daySeconds = 24 * 60 * 60

/** Days between attempts of a failed renewal; after the last one the subscription is cancelled. */
const retryDays = [3, 5, 7]

/** Ends a period: ends a cancelled subscription, else starts the next period, bills it and charges the saved card. */
export function renewSubscription(world: World, subscription: Subscription, item: SubscriptionItem): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, 'cancellation_requested')
    return
  }
  const { recurring } = item.price
  if (!recurring) return
  item.current_period_start = item.current_period_end
  item.current_period_end = periodEndAfter(item.current_period_start, subscription.billing_cycle_anchor, recurring)
  world.emit('customer.subscription.updated', subscription)
  const lines = [fullPeriod(world, item)]
  const invoice = createInvoice(world, subscription, { reason: 'subscription_cycle', lines })
  if (invoice.status === 'open') collect(world, subscription, invoice)
}

/** Charges the saved card for an open invoice; schedules the next attempt, or gives up. */
export function collect(world: World, subscription: Subscription, invoice: Invoice): void {
  const intent = intentOf(world, invoice)
  if (!intent) return
  const outcome = payIntent(world, intent, savedMethod(world, subscription))
  if (outcome.kind === 'succeeded') return
  const days = retryDays[invoice.attempt_count - 1]
  if (days === undefined) {
    endSubscription(world, subscription, 'payment_failed')
    return
  }
  invoice.next_payment_attempt = world.now() + days * daySeconds
  subscription.status = 'past_due'
  world.emit('invoice.updated', invoice)
  world.emit('customer.subscription.updated', subscription)
}

export function savedMethod({ state }: World, { default_payment_method: id }: Subscription) {
  return id === null ? undefined : state.paymentMethods[id]
}

export function fullPeriod(world: World, { price }: SubscriptionItem): Line {
  return { amount: price.unit_amount, description: `1 × ${world.find('products', price.product).name}` }
}
