export type PriceScreen = 'card' | 'results' | 'details'

/** On the results page less than this is shown as "Price Unknown" (specification, section 5). Dollars. */
export const leastShownPrice = 1000

interface Priced {
  price: number | null
  displayPrice: string | null
  /** What the words hold, in dollars. */
  priceFrom?: number | null
  priceTo?: number | null
}

/**
 * The price in words, by screen (specification, section 5).
 *
 * | price         | card                                   | results                                | details                 |
 * | null or < 1   | display price or Price on application  | display price or Price on application  | Price not yet available, or the display price where it holds one |
 * | 1 to 999      | $999                                   | Price Unknown                          | $999                    |
 * | from 1000     | $750,000                               | $750,000                               | $750,000                |
 * | from 1000000  | $1.2M                                  | $1.2M                                  | $1,200,000              |
 */
export const priceText = (screen: PriceScreen, { price, displayPrice, priceFrom, priceTo }: Priced): string => {
  if (price === null || price < 1) {
    const words = displayPrice?.trim() ?? ''
    const holdsPrice = words !== '' && (priceFrom ?? priceTo ?? null) !== null
    if (screen === 'details') return holdsPrice ? words : 'Price not yet available'
    return words === '' ? 'Price on application' : words
  }
  if (screen === 'results' && price < leastShownPrice) return 'Price Unknown'
  return screen === 'details' ? dollars(price) : compactDollars(price)
}

type Ranged = Record<'price' | 'priceFrom' | 'priceTo', number | null>

/** One figure for a price that is shown: itself, the middle of its range, or the end that is known. */
export const shownPriceOf = ({ price, priceFrom, priceTo }: Ranged): number | null =>
  price ?? (priceFrom !== null && priceTo !== null ? Math.round((priceFrom + priceTo) / 2) : (priceFrom ?? priceTo))

const wholeDollars = new Intl.NumberFormat('en-AU')

const dollars = (amount: number): string => `$${wholeDollars.format(Math.round(amount))}`

const compactDollars = (amount: number): string =>
  amount >= 1_000_000 ? `$${(amount / 1_000_000).toFixed(1)}M` : dollars(amount)
