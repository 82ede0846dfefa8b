export type PriceScreen = 'card' | 'results' | 'details'

interface Priced {
  price: number | null
  displayPrice: string | null
}

/**
 * The price in words, by screen (specification, section 5).
 *
 * | price         | card                                   | results                                | details                 |
 * | null or < 1   | display price or Price on application  | display price or Price on application  | Price not yet available |
 * | 1 to 999      | $999                                   | Price Unknown                          | $999                    |
 * | from 1000     | $750,000                               | $750,000                               | $750,000                |
 * | from 1000000  | $1.2M                                  | $1.2M                                  | $1,200,000              |
 */
export const priceText = (screen: PriceScreen, { price, displayPrice }: Priced): string => {
  if (price === null || price < 1) {
    if (screen === 'details') return 'Price not yet available'
    const words = displayPrice?.trim() ?? ''
    return words === '' ? 'Price on application' : words
  }
  if (screen === 'results' && price < 1000) return 'Price Unknown'
  return screen === 'details' ? dollars(price) : compactDollars(price)
}

const wholeDollars = new Intl.NumberFormat('en-AU')

const dollars = (amount: number): string => `$${wholeDollars.format(Math.round(amount))}`

const compactDollars = (amount: number): string =>
  amount >= 1_000_000 ? `$${(amount / 1_000_000).toFixed(1)}M` : dollars(amount)
