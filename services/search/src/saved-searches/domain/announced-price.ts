import type { PropertySnapshot } from '@verandah/contracts'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** What a message of a saved search says of the price: the agent's words, or figures; null when unknown. */
export function announcedPriceOf({ displayPrice, price, priceFrom }: PropertySnapshot): string | null {
  if (displayPrice !== null && displayPrice !== '') return displayPrice
  const figure = price ?? priceFrom
  return figure === null ? null : dollars.format(figure)
}
