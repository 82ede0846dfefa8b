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

const formats = new Map<string, Intl.DateTimeFormat>()

/** "17 Oct 2026", in the home's time zone. */
export function dayText(instant: string, timeZone: string): string {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  formats.set(timeZone, known)
  return known.format(new Date(instant))
}
