import type { PropertySnapshot } from '@verandah/contracts'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** The price in the agent's words or in figures; null when unknown. */
export function priceTextOf({ displayPrice, price, priceFrom }: PropertySnapshot): string | null {
  if (displayPrice !== null && displayPrice !== '') return displayPrice
  const figure = price ?? priceFrom
  return figure === null ? null : dollars.format(figure)
}
