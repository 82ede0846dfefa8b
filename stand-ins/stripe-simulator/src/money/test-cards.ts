import { StripeError } from '../http/stripe-error.ts'

/** Behaviour of a card: on first use with its owner present, and on later charges. */
export interface TestCard {
  number: string
  /** `attachable`: can be saved, but every charge fails. */
  behaviour: 'succeeds' | 'declined' | 'attachable' | 'authenticates'
}

/** docs.stripe.com/testing, November 2026. */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '5555555555554444', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000000341', behaviour: 'attachable' },
  { number: '4000002500003155', behaviour: 'authenticates' },
]

/** Ready-made payment methods by Stripe's names. */
export const tokenCards: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
}

/** Returns the test card with this number; rejects other numbers as Stripe's test mode does. */
export function testCardOf(number: string): TestCard {
  const card = testCards.find((known) => known.number === number)
  if (card) return card
  if (!isCardNumber(number)) throw cardError('incorrect_number', 'Your card number is incorrect.')
  throw cardError('card_declined', declinedTestMode, 'test_mode_live_card')
}

export function cardError(code: string, message: string, declineCode?: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...(declineCode && { decline_code: declineCode }) })
}

const declinedTestMode =
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'

/** Luhn's check digit (ISO/IEC 7812-1). */
const isCardNumber = (number: string): boolean => {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, at) => {
      const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
