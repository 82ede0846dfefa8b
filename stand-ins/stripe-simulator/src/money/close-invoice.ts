import type { World } from '../model/create-world.ts'
import type { Invoice } from '../model/payment-objects.ts'
import { intentOf } from './invoice-payment.ts'

/** Marks an invoice as paid: its subscription becomes active, and keeps the card if so configured. */
export function markInvoicePaid(world: World, invoice: Invoice): void {
  const intent = intentOf(world, invoice)
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  })
  invoice.status_transitions.paid_at = world.now()
  world.emit('invoice.paid', invoice)
  world.emit('invoice.payment_succeeded', invoice)
  activateSubscription(world, invoice, intent?.payment_method ?? null)
}

const activateSubscription = (world: World, invoice: Invoice, methodId: string | null): void => {
  const subscription = world.find('subscriptions', invoice.parent.subscription_details.subscription)
  const saves = subscription.payment_settings.save_default_payment_method === 'on_subscription'
  if (saves && methodId !== null) subscription.default_payment_method = methodId
  const isWaiting = subscription.status === 'incomplete' || subscription.status === 'past_due'
  if (isWaiting && subscription.latest_invoice === invoice.id) subscription.status = 'active'
  world.emit('customer.subscription.updated', subscription)
}

/** Voids an open invoice: payment is no longer due. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') return
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = world.now()
  const intent = intentOf(world, invoice)
  if (intent) {
    intent.status = 'canceled'
    world.emit('payment_intent.canceled', intent)
  }
  world.emit('invoice.voided', invoice)
}
