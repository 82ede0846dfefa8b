import { priceText } from '@verandah/contracts'

interface Advertised {
  price: number | null
  displayPrice: string | null
}

/** A price in the words of the advert, else in figures. */
export const advertisedPrice = ({ price, displayPrice }: Advertised): string => {
  const words = displayPrice?.trim() ?? ''
  if (words !== '') return words
  return price === null || price < 1 ? 'No price stated' : priceText('details', { price, displayPrice })
}

/** What the advert says beyond the figure above it; null when it says no more. */
export const priceNote = ({ price, displayPrice }: Advertised): string | null => {
  const words = displayPrice?.trim() ?? ''
  const figure = priceText('details', { price, displayPrice })
  return words === '' || words === figure ? null : words
}
