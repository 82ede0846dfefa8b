import type { Subscription } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import { voidInvoice } from './close-invoice.ts'

/** Ends a subscription now. Open invoices remain, but are no longer collected. */
export function endSubscription(world: World, subscription: Subscription, reason: string): void {
  const now = world.now()
  Object.assign(subscription, { status: 'canceled', ended_at: now, canceled_at: subscription.canceled_at ?? now })
  subscription.cancellation_details.reason = reason
  for (const invoice of Object.values(world.state.invoices)) {
    if (invoice.parent.subscription_details.subscription !== subscription.id || invoice.status !== 'open') continue
    invoice.next_payment_attempt = null
  }
  world.emit('customer.subscription.deleted', subscription)
}

/** Expires a subscription without a first payment: nothing was bought, nothing is owed. */
export function expireSubscription(world: World, subscription: Subscription): void {
  subscription.status = 'incomplete_expired'
  subscription.ended_at = world.now()
  const invoice = subscription.latest_invoice === null ? undefined : world.state.invoices[subscription.latest_invoice]
  if (invoice) voidInvoice(world, invoice)
  world.emit('customer.subscription.updated', subscription)
}
