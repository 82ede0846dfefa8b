import { isOnTheMarket, leastShownPrice, type PriceGuide, type PropertyChange } from '@verandah/contracts'
import { parsePriceText } from './parse-price-text.ts'

/** An open end is null. */
export type Guide = Pick<PriceGuide, 'from' | 'to'>

/** The guides that an advert showed while its home was on the market, oldest first. Its hidden price is in none. */
export function guidesOf(history: readonly PropertyChange[]): PriceGuide[] {
  return history.flatMap(guideIn).filter((guide, index, all) => !isSame(guide, all[index - 1]))
}

/**
 * By how many dollars the last guide differs from the first, at its start or else at its end; null for a single one.
 */
export function driftOf(guides: readonly PriceGuide[]): number | null {
  const [first, ...later] = guides
  const last = later.at(-1)
  if (first === undefined || last === undefined) return null
  const [before, after] = first.from !== null && last.from !== null ? [first.from, last.from] : [first.to, last.to]
  return before === null || after === null ? null : after - before
}

/** The guide in the words of an advert; null where they name none. */
export function guideInWords(words: string): Guide | null {
  const told = /\bsold\b/i.test(words) ? null : parsePriceText(words)
  return told && { from: told.from, to: told.to }
}

const guideIn = ({ at, price, displayPrice, status }: PropertyChange): PriceGuide[] => {
  if (!isOnTheMarket(status)) return []
  const words = displayPrice?.trim() ?? ''
  const guide = words === '' ? exactly(price) : guideInWords(words)
  return guide === null ? [] : [{ since: at, ...guide, text: words === '' ? null : words }]
}

const exactly = (price: number | null): Guide | null =>
  price === null || price < leastShownPrice ? null : { from: price, to: price }

const isSame = (one: Guide, other: Guide | undefined): boolean => one.from === other?.from && one.to === other.to
