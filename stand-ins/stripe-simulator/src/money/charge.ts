import type { World } from '../model/create-world.ts'
import type { CardFailure, PaymentMethod } from '../model/payment-objects.ts'
import { cardOf } from './payment-methods.ts'

/** Result of a charge. `requires_action`: the bank requires confirmation by the cardholder. */
export type ChargeOutcome = { kind: 'succeeded' } | { kind: 'requires_action' } | { kind: 'failed'; error: CardFailure }

const declined: CardFailure = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

const noCard: CardFailure = {
  type: 'card_error',
  code: 'missing',
  message: 'This customer has no attached payment source or default payment method.',
}

export const authenticationFailed: CardFailure = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Charges a card. Authentication is only required until the card is attached to a customer. */
export function charge(world: World, method: PaymentMethod | undefined): ChargeOutcome {
  if (!method) return { kind: 'failed', error: noCard }
  const { behaviour } = cardOf(world, method)
  if (behaviour === 'declined' || behaviour === 'attachable') return { kind: 'failed', error: declined }
  return { kind: behaviour === 'authenticates' && method.customer === null ? 'requires_action' : 'succeeded' }
}

/** Why a card cannot be saved. */
export function failureToSave(world: World, method: PaymentMethod): CardFailure | undefined {
  return cardOf(world, method).behaviour === 'declined' ? declined : undefined
}
