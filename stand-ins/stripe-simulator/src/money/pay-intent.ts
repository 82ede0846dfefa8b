import type { World } from '../model/create-world.ts'
import type { CardFailure, PaymentIntent, PaymentMethod } from '../model/payment-objects.ts'
import { charge, type ChargeOutcome } from './charge.ts'
import { invoiceOf } from './invoice-payment.ts'
import { attach } from './payment-methods.ts'
import { markInvoicePaid } from './close-invoice.ts'

/** Attempts an intent's payment and updates its invoice and subscription. */
export function payIntent(world: World, intent: PaymentIntent, method: PaymentMethod | undefined): ChargeOutcome {
  const outcome = charge(world, method)
  intent.payment_method = method?.id ?? null
  if (outcome.kind === 'succeeded' && method) completeIntent(world, intent, method)
  if (outcome.kind === 'requires_action') askOwner(world, intent)
  if (outcome.kind === 'failed') failIntent(world, intent, outcome.error)
  return outcome
}

export function completeIntent(world: World, intent: PaymentIntent, method: PaymentMethod): void {
  Object.assign(intent, {
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
  })
  if (intent.customer !== null) attach(world, method, intent.customer)
  world.emit('payment_intent.succeeded', intent)
  const invoice = invoiceOf(world, intent.id)
  if (!invoice) return
  invoice.attempt_count += 1
  markInvoicePaid(world, invoice)
}

export function failIntent(world: World, intent: PaymentIntent, error: CardFailure): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  })
  world.emit('payment_intent.payment_failed', intent)
  const invoice = invoiceOf(world, intent.id)
  if (!invoice) return
  invoice.attempt_count += 1
  world.emit('invoice.payment_failed', invoice)
}

const askOwner = (world: World, intent: PaymentIntent): void => {
  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  world.emit('payment_intent.requires_action', intent)
  const invoice = invoiceOf(world, intent.id)
  if (invoice) world.emit('invoice.payment_action_required', invoice)
}
