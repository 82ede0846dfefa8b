import type { BodyInput, payWithLocalCard } from '@verandah/contracts'

export interface CardForm {
  number: string
  expiry: string
  cvc: string
}

export type CardErrors = Partial<Record<keyof CardForm, string>>

export const emptyCard: CardForm = { number: '', expiry: '', cvc: '' }

/** Returns the errors of a card by field; empty if there are none. */
export function cardErrorsOf(card: CardForm, now: Date): CardErrors {
  const errors = { number: numberError(card.number), expiry: expiryError(card.expiry, now), cvc: cvcError(card) }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))
}

/** Returns the body of the payment; null if the card has errors. */
export function paymentOf(
  card: CardForm,
  { clientSecret, now }: { clientSecret: string; now: Date },
): BodyInput<typeof payWithLocalCard> | null {
  const expiry = expiryOf(card.expiry)
  if (expiry === null || Object.keys(cardErrorsOf(card, now)).length > 0) return null
  return { clientSecret, number: card.number, expMonth: expiry.month, expYear: expiry.year, cvc: card.cvc }
}

const numberError = (number: string): string | null => {
  if (number === '') return 'Enter the card number'
  return isCardNumber(number) ? null : 'This card number is incomplete or has a typing mistake'
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

const longest = 19

const isAmex = (digits: string): boolean => /^3[47]/.test(digits)

/**
 * Formats as "4242 4242 4242 4242", American Express in groups of 4, 6 and 5. Drops anything but digits, so
 * that any paste works.
 */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, longest)
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter((group) => (group as string | undefined) !== undefined).join(' ')
}

export function cvcLengthOf(number: string): 3 | 4 {
  return isAmex(number) ? 4 : 3
}

/** Whether the number has 12 to 19 digits and a valid Luhn check digit (ISO/IEC 7812-1). */
export function isCardNumber(number: string): boolean {
  const digits = Array.from(number.replace(/\s/g, ''), Number).reverse()
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : doubled(digit)), 0)
  return digits.length >= 12 && digits.length <= longest && sum % 10 === 0
}

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2)

/** Formats as "03 / 28". Pads a single-digit month; drops the century of a pasted "03/2028". */
export function formatExpiry(typed: string): string {
  const raw = typed.replace(/\D/g, '')
  const isSingleDigit = /^[2-9]/.test(raw) || /^\s*1\s*\//.test(typed)
  const padded = isSingleDigit ? `0${raw}` : raw
  const digits = padded.length === 6 ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

interface Expiry {
  month: number
  year: number
}

/** Parses the month and the full year; null if invalid. */
const expiryOf = (text: string): Expiry | null => {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(text) ?? []
  return month === undefined || year === undefined ? null : { month: Number(month), year: 2000 + Number(year) }
}

/** A card is valid to the end of its month. */
export function hasExpired({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
