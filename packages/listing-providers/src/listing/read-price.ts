import type { KeptHome } from '@verandah/contracts'
import { parsePriceText } from './parse-price-text.ts'

interface StatedPrice {
  price?: number | null | undefined
  priceFrom?: number | null | undefined
  priceTo?: number | null | undefined
  /** Shown to buyers instead of the numbers. */
  text: string | null
  /** The advert says that the price is not to be shown. */
  isWithheld?: boolean
}

export type Offer = Pick<KeptHome, 'price' | 'priceFrom' | 'priceTo' | 'displayPrice' | 'hiddenPrice'>

const unknown: Offer = { price: null, priceFrom: null, priceTo: null, displayPrice: null, hiddenPrice: null }

const parsedPrice = (parsed: ReturnType<typeof parsePriceText>): number | null =>
  parsed && oneOf({ price: null, ...parsed })

/** Reads how an advert offers a home: a price text replaces the numbers, which are then hidden. Whole dollars. */
export function readPrice({ text, isWithheld = false, ...numbers }: StatedPrice): Offer {
  const stated = {
    price: believable(numbers.price),
    from: believable(numbers.priceFrom),
    to: believable(numbers.priceTo),
  }
  const words = text?.trim() ?? ''
  const parsed = words === '' ? null : parsePriceText(words)
  if (isWithheld) return { ...unknown, hiddenPrice: oneOf(stated) ?? parsedPrice(parsed) }
  if (words === '') return offerOf(stated)
  if (parsed === null) return { ...unknown, displayPrice: words, hiddenPrice: oneOf(stated) }
  return parsed.confidence === 'stated'
    ? { ...unknown, displayPrice: words, price: parsed.from }
    : { ...unknown, displayPrice: words, priceFrom: parsed.from, priceTo: parsed.to }
}

interface Stated {
  price: number | null
  from: number | null
  to: number | null
}

/** Numbers without a text; a range gets our own text. */
const offerOf = ({ price, from, to }: Stated): Offer =>
  price !== null || from === to
    ? { ...unknown, price: price ?? from }
    : { ...unknown, priceFrom: from, priceTo: to, displayPrice: rangeText(from, to) }

const rangeText = (from: number | null, to: number | null): string | null => {
  if (from !== null && to !== null) return `${dollars(from)} - ${dollars(to)}`
  return from !== null ? `From ${dollars(from)}` : to !== null ? `Up to ${dollars(to)}` : null
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

const oneOf = ({ price, from, to }: Stated): number | null =>
  price ?? (from !== null && to !== null ? Math.round((from + to) / 2) : (from ?? to))

const believable = (amount: number | null | undefined): number | null => {
  const stated = amount ?? 0
  return stated > 0 && stated < 1e9 ? Math.round(stated) : null
}
