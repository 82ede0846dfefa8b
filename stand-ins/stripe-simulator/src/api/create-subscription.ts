import { requireText, type Form, formOf, listOf, mapOf, textOf } from '../http/form.ts'
import { refused } from '../http/stripe-error.ts'
import type { Price, Subscription, SubscriptionItem } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import { periodEndAfter } from '../money/billing-periods.ts'
import { createInvoice } from '../money/create-invoice.ts'
import { fullPeriod } from '../money/renew-subscription.ts'
import { type Call, requireKnown } from './call.ts'

const fields = 'customer items payment_behavior payment_settings metadata'

/** Creates a subscription that waits for its first payment. */
export function createSubscription({ world, form }: Call): Subscription {
  requireKnown(form, fields)
  if (textOf(form, 'payment_behavior') !== 'default_incomplete')
    throw refused('The simulator creates subscriptions with default_incomplete.', 'payment_behavior')
  const customer = world.find('customers', requireText(form, 'customer'), 'customer')
  const price = requirePrice(world, form)
  const subscription = blankSubscription(world, customer.id, price, form)
  const item = itemOf(world, subscription, price)
  subscription.items.data = [item]
  world.state.subscriptions[subscription.id] = subscription
  world.emit('customer.subscription.created', subscription)
  const lines = [fullPeriod(world, item)]
  createInvoice(world, subscription, { reason: 'subscription_create', lines })
  return subscription
}

/** Returns the price of the first item; the simulator supports one item per subscription. */
export function requirePrice(world: World, form: Form): Price & { recurring: object } {
  const [item] = listOf(form, 'items')
  if (typeof item !== 'object') throw refused('Missing required param: items.', 'items', 'parameter_missing')
  const price = world.find('prices', requireText(item, 'price'), 'items[0][price]')
  if (price.recurring) return { ...price, recurring: price.recurring }
  throw refused(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
  )
}

const blankSubscription = (world: World, customer: string, price: Price, form: Form): Subscription => {
  const stamp = world.stamp('sub', 'subscription')
  const saves = textOf(formOf(form, 'payment_settings'), 'save_default_payment_method')
  return {
    ...stamp,
    billing_cycle_anchor: stamp.created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    currency: price.currency,
    customer,
    default_payment_method: null,
    ended_at: null,
    items: { object: 'list', data: [], has_more: false, url: `/v1/subscription_items?subscription=${stamp.id}` },
    latest_invoice: null,
    metadata: mapOf(form, 'metadata'),
    payment_settings: { save_default_payment_method: saves === 'on_subscription' ? 'on_subscription' : 'off' },
    status: 'incomplete',
  }
}

const itemOf = (world: World, { created }: Subscription, price: ReturnType<typeof requirePrice>): SubscriptionItem => ({
  id: world.newId('si'),
  object: 'subscription_item',
  current_period_start: created,
  current_period_end: periodEndAfter(created, created, price.recurring),
  price,
})
