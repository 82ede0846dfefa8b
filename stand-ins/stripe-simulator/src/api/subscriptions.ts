import { flagOf, type Form, mapOf, textOf } from '../http/form.ts'
import { missing, refused } from '../http/stripe-error.ts'
import type { List, Subscription } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import { changePlan, creditRest } from '../money/change-plan.ts'
import { endSubscription, expireSubscription } from '../money/end-subscription.ts'
import { type Call, isAsked, pageOf, requireKnown } from './call.ts'
import { requirePrice } from './create-subscription.ts'

const fields = 'items proration_behavior payment_behavior cancel_at_period_end default_payment_method metadata'

export function retrieveSubscription({ world, id }: Call): Subscription {
  return world.find('subscriptions', id)
}

/** Without `status`, lists subscriptions that have not ended; with `all`, every one. */
export function listSubscriptions({ world, form }: Call): List<Subscription> {
  requireKnown(form, 'customer status limit starting_after')
  const wanted = textOf(form, 'status')
  const isWanted = ({ customer, status, ended_at }: Subscription) =>
    isAsked(form, 'customer', customer) &&
    (wanted === undefined ? ended_at === null : wanted === 'all' || wanted === status)
  return pageOf(form, Object.values(world.state.subscriptions).filter(isWanted), '/v1/subscriptions')
}

export function updateSubscription({ world, id, form }: Call): Subscription {
  requireKnown(form, fields)
  const subscription = world.find('subscriptions', id)
  if (subscription.ended_at !== null)
    throw refused('A canceled subscription can only update its cancellation_details and metadata.')
  const method = textOf(form, 'default_payment_method')
  if (method !== undefined) subscription.default_payment_method = world.find('paymentMethods', method).id
  if ('items' in form) changeItem(world, subscription, form)
  const ends = flagOf(form, 'cancel_at_period_end')
  if (ends !== undefined) setEnd(world, subscription, ends)
  Object.assign(subscription.metadata, mapOf(form, 'metadata'))
  world.emit('customer.subscription.updated', subscription)
  return subscription
}

const changeItem = (world: World, subscription: Subscription, form: Form): void => {
  if (subscription.status === 'incomplete') throw refused('An incomplete subscription keeps its items.', 'items')
  if (textOf(form, 'proration_behavior') !== 'always_invoice')
    throw refused('The simulator prorates with always_invoice.', 'proration_behavior')
  const price = requirePrice(world, form)
  changePlan(world, subscription, { price, paymentBehavior: textOf(form, 'payment_behavior') ?? 'allow_incomplete' })
}

const setEnd = (world: World, subscription: Subscription, ends: boolean): void => {
  const [item] = subscription.items.data
  Object.assign(subscription, {
    cancel_at_period_end: ends,
    cancel_at: ends && item ? item.current_period_end : null,
    canceled_at: ends ? world.now() : null,
  })
  subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null
}

/** Ends a subscription now. With `prorate` the rest of its period is credited. A never-paid one expires. */
export function cancelSubscription({ world, id, form }: Call): Subscription {
  requireKnown(form, 'prorate invoice_now')
  const isCredited = flagOf(form, 'prorate') === true
  if (isCredited && flagOf(form, 'invoice_now') !== true)
    throw refused('The simulator prorates with invoice_now.', 'invoice_now')
  const subscription = world.find('subscriptions', id)
  if (subscription.ended_at !== null) throw missing('subscription', id)
  if (subscription.status === 'incomplete') expireSubscription(world, subscription)
  else {
    if (isCredited) creditRest(world, subscription)
    endSubscription(world, subscription, 'cancellation_requested')
  }
  return subscription
}
