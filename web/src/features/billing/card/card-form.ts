import type { BodyInput, payWithLocalCard } from '@verandah/contracts'
import { expiryOf, hasExpired } from './card-expiry.ts'
import { cvcLengthOf, isCardNumber } from './card-number.ts'

/** The card as it is typed. */
export interface CardForm {
  number: string
  expiry: string
  cvc: string
}

export type CardErrors = Partial<Record<keyof CardForm, string>>

export const emptyCard: CardForm = { number: '', expiry: '', cvc: '' }

/** What must be corrected before the card can be used; empty when nothing must. */
export const cardErrorsOf = (card: CardForm, now: Date): CardErrors => {
  const errors = { number: numberError(card.number), expiry: expiryError(card.expiry, now), cvc: cvcError(card) }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))
}

/** The body of the payment, or null for a card that must be corrected. */
export const paymentOf = (
  card: CardForm,
  { clientSecret, now }: { clientSecret: string; now: Date },
): BodyInput<typeof payWithLocalCard> | null => {
  const expiry = expiryOf(card.expiry)
  if (expiry === null || Object.keys(cardErrorsOf(card, now)).length > 0) return null
  return { clientSecret, number: card.number, expMonth: expiry.month, expYear: expiry.year, cvc: card.cvc }
}

const numberError = (number: string): string | null => {
  if (number === '') return 'Enter the number of the card'
  return isCardNumber(number) ? null : 'This number is not complete, or has a typing mistake'
}

const expiryError = (text: string, now: Date): string | null => {
  const expiry = expiryOf(text)
  if (expiry === null) return 'Enter the expiry date as MM / YY'
  return hasExpired(expiry, now) ? 'This card has expired' : null
}

const cvcError = ({ number, cvc }: CardForm): string | null => {
  const length = cvcLengthOf(number)
  return cvc.length === length ? null : `Enter the ${length} digits of the security code`
}
