import { textOf } from '../http/form.ts'
import { invalidRequest, refused, StripeError } from '../http/stripe-error.ts'
import type { PaymentIntent } from '../model/payment-objects.ts'
import { authenticationFailed } from '../money/charge.ts'
import { completeIntent, failIntent, payIntent } from '../money/pay-intent.ts'
import { paymentMethodOf } from '../money/payment-methods.ts'
import { type Call, requireKnown, requireSecret } from './call.ts'

export function retrievePaymentIntent({ world, id }: Call): PaymentIntent {
  return world.find('paymentIntents', id)
}

/** Pays with a card while its owner is present. A decline is an error that contains the intent, as at Stripe. */
export function confirmPaymentIntent(call: Call): PaymentIntent {
  const { world, form } = call
  requireKnown(form, 'client_secret payment_method payment_method_data return_url')
  const intent = requireSecret(call, world.find('paymentIntents', call.id))
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)
  const method = paymentMethodOf(world, form)
  if (!method)
    throw refused('You cannot confirm this PaymentIntent because it is missing a payment method.', 'payment_method')
  const outcome = payIntent(world, intent, method)
  if (outcome.kind === 'failed') throw declined(intent, outcome.error)
  return intent
}

/** Completes the bank's confirmation page: `outcome=succeed` or `fail`. Stripe's own script does this internally. */
export function authenticatePaymentIntent(call: Call): PaymentIntent {
  const { world, form } = call
  requireKnown(form, 'client_secret outcome')
  const intent = requireSecret(call, world.find('paymentIntents', call.id))
  if (intent.status !== 'requires_action') throw unexpectedState(intent)
  if (textOf(form, 'outcome') === 'succeed') {
    completeIntent(world, intent, world.find('paymentMethods', intent.payment_method ?? ''))
    return intent
  }
  failIntent(world, intent, authenticationFailed)
  throw declined(intent, authenticationFailed)
}

const unexpectedState = (intent: PaymentIntent): StripeError =>
  invalidRequest(400, `This PaymentIntent's status is ${intent.status}: it cannot be confirmed.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })

const declined = (intent: PaymentIntent, error: typeof authenticationFailed): StripeError =>
  new StripeError(402, { ...error, payment_intent: intent })
