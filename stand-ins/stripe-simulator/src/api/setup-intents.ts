import { requireText } from '../http/form.ts'
import { refused, StripeError } from '../http/stripe-error.ts'
import type { SetupIntent } from '../model/payment-objects.ts'
import { failureToSave } from '../money/charge.ts'
import { blankIntent } from '../money/invoice-payment.ts'
import { attach, paymentMethodOf } from '../money/payment-methods.ts'
import { type Call, requireKnown } from './call.ts'

/** Saves a card for later charges; charges nothing now. */
export function createSetupIntent({ world, form }: Call): SetupIntent {
  requireKnown(form, 'customer payment_method confirm')
  const customer = world.find('customers', requireText(form, 'customer'), 'customer').id
  const method = paymentMethodOf(world, form)
  if (!method || requireText(form, 'confirm') !== 'true')
    throw refused('The simulator saves a card at once: with a payment_method and confirm.', 'payment_method')
  const intent: SetupIntent = { ...blankIntent(world, 'seti', 'setup_intent'), customer, payment_method: method.id }
  world.state.setupIntents[intent.id] = intent
  world.emit('setup_intent.created', intent)
  const failure = failureToSave(world, method)
  if (failure) {
    intent.payment_method = null
    world.emit('setup_intent.setup_failed', intent)
    throw new StripeError(402, { ...failure, setup_intent: intent })
  }
  intent.status = 'succeeded'
  attach(world, method, customer)
  world.emit('setup_intent.succeeded', intent)
  return intent
}
