import { priceText, type Property, type PropertyAdvert } from '@verandah/contracts'

type Advertised = Pick<PropertyAdvert, 'price' | 'displayPrice'> & Partial<Pick<Property, 'priceFrom' | 'priceTo'>>

export function advertisedPrice({ price, displayPrice }: Advertised): string {
  const words = displayPrice?.trim() ?? ''
  if (words !== '') return words
  return price === null || price < 1 ? 'No price stated' : priceText('details', { price, displayPrice })
}

/** Returns the advertised price text if it adds to the figure; else null. */
export function priceNote(home: Advertised): string | null {
  const words = home.displayPrice?.trim() ?? ''
  const figure = priceText('details', home)
  return words === '' || words === figure ? null : words
}
