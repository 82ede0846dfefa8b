import { requireText, type Form, formOf, textOf, wholeOf } from '../http/form.ts'
import { refused } from '../http/stripe-error.ts'
import type { World } from '../model/create-world.ts'
import type { PaymentMethod } from '../model/payment-objects.ts'
import { cardError, type TestCard, testCardOf, tokenCards } from './test-cards.ts'

/**
 * Returns the payment method that a request names, or creates one from card data. It has no customer until its first
 * success.
 */
export function paymentMethodOf(world: World, form: Form): PaymentMethod | undefined {
  const id = textOf(form, 'payment_method')
  if (id !== undefined) return namedMethod(world, id)
  const data = formOf(form, 'payment_method_data')
  return textOf(data, 'type') === 'card' ? fromCard(world, formOf(data, 'card')) : undefined
}

export function cardOf({ state }: World, method: PaymentMethod): TestCard {
  return testCardOf(state.cardNumbers[method.id] ?? '')
}

const namedMethod = (world: World, id: string): PaymentMethod => {
  const number = Object.hasOwn(tokenCards, id) ? tokenCards[id] : undefined
  if (number === undefined) return world.find('paymentMethods', id, 'payment_method')
  const nextYear = new Date(world.now() * 1000).getUTCFullYear() + 1
  return addMethod(world, number, { exp_month: 12, exp_year: nextYear })
}

const fromCard = (world: World, card: Form): PaymentMethod => {
  const number = requireText(card, 'number').replaceAll(/\D/g, '')
  const exp_month = wholeOf(card, 'exp_month') ?? 0
  const exp_year = wholeOf(card, 'exp_year') ?? 0
  if (exp_month < 1 || exp_month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.")
  if (Date.UTC(exp_year, exp_month) / 1000 <= world.now()) throw cardError('expired_card', 'Your card has expired.')
  if (!/^\d{3,4}$/.test(requireText(card, 'cvc')))
    throw cardError('invalid_cvc', "Your card's security code is invalid.")
  return addMethod(world, number, { exp_month, exp_year })
}

const addMethod = (
  world: World,
  number: string,
  expiry: Pick<PaymentMethod['card'], 'exp_month' | 'exp_year'>,
): PaymentMethod => {
  // Rejects other numbers.
  testCardOf(number)
  const method: PaymentMethod = {
    ...world.stamp('pm', 'payment_method'),
    card: { last4: number.slice(-4), ...expiry },
    customer: null,
    type: 'card',
  }
  world.state.paymentMethods[method.id] = method
  world.state.cardNumbers[method.id] = number
  return method
}

/** Attaches the method to a customer permanently. */
export function attach(world: World, method: PaymentMethod, customer: string): void {
  if (method.customer !== null && method.customer !== customer)
    throw refused('The payment method you provided has already been attached to a customer.', 'payment_method')
  if (method.customer === customer) return
  method.customer = customer
  world.emit('payment_method.attached', method)
}
