import { requireText, mapOf, textOf } from '../http/form.ts'
import { refused, StripeError } from '../http/stripe-error.ts'
import type { World } from '../model/create-world.ts'
import type { PaymentMethod, SetupIntent } from '../model/payment-objects.ts'
import { saveCard } from '../money/charge.ts'
import { attach, paymentMethodOf } from '../money/payment-methods.ts'
import { type Call, requireKnown, requireSecret } from './call.ts'
import { blankIntent } from '../money/invoice-payment.ts'

/** Saves a card for later charges; charges nothing now. */
export function createSetupIntent(call: Call): SetupIntent {
  const { world, form } = call
  requireKnown(form, 'customer usage metadata payment_method_types payment_method confirm')
  const intent: SetupIntent = {
    ...blankIntent(world, 'seti', 'setup_intent'),
    customer: world.find('customers', requireText(form, 'customer'), 'customer').id,
    last_setup_error: null,
    metadata: mapOf(form, 'metadata'),
    usage: 'off_session',
  }
  world.state.setupIntents[intent.id] = intent
  world.emit('setup_intent.created', intent)
  const method = textOf(form, 'confirm') === 'true' ? paymentMethodOf(world, form) : undefined
  if (method) save(world, intent, method)
  return intent
}

export function retrieveSetupIntent(call: Call): SetupIntent {
  return requireSecret(call, call.world.find('setupIntents', call.id))
}

export function confirmSetupIntent(call: Call): SetupIntent {
  const { world, form } = call
  requireKnown(form, 'client_secret payment_method payment_method_data return_url')
  const intent = requireSecret(call, world.find('setupIntents', call.id))
  const method = paymentMethodOf(world, form)
  if (!method)
    throw refused('You cannot confirm this SetupIntent because it is missing a payment method.', 'payment_method')
  save(world, intent, method)
  return intent
}

const save = (world: World, intent: SetupIntent, method: PaymentMethod): void => {
  const outcome = saveCard(world, method)
  intent.payment_method = method.id
  if (outcome.kind === 'failed') {
    Object.assign(intent, { last_setup_error: outcome.error, payment_method: null })
    world.emit('setup_intent.setup_failed', intent)
    throw new StripeError(402, { ...outcome.error, setup_intent: intent })
  }
  if (outcome.kind === 'requires_action') {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    world.emit('setup_intent.requires_action', intent)
    return
  }
  intent.status = 'succeeded'
  if (intent.customer !== null) attach(world, method, intent.customer)
  world.emit('setup_intent.succeeded', intent)
}
