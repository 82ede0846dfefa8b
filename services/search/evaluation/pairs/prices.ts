import type { Listing } from '@verandah/listing-providers/listing'
import type { Random } from './random.ts'

type AdvertisedPrice = Pick<Listing, 'price' | 'priceFrom' | 'priceTo' | 'displayPrice' | 'isAuction'>

const thousands = (dollars: number) => `$${String(dollars).replace(/\B(?=(?:\d{3})+$)/g, ',')}`
const millions = (dollars: number) => (dollars < 1_000_000 ? `$${dollars / 1000}k` : `$${dollars / 1_000_000}m`)
const rounded = (dollars: number) => Math.round(dollars / 10_000) * 10_000

const unpriced = { price: null, priceFrom: null, priceTo: null, isAuction: false }

/** How agencies word one price. All their ranges overlap. */
export const priceWritings = {
  exact: (value) => ({ ...unpriced, price: value, displayPrice: thousands(value) }),
  range: (value, { pick }) => {
    const priceFrom = rounded(value * 0.96)
    const priceTo = rounded(value * 1.04)
    const [from, to] = pick([[priceFrom, priceTo].map(thousands), [priceFrom, priceTo].map(millions)])
    return {
      ...unpriced,
      priceFrom,
      priceTo,
      displayPrice: pick([`${from} - ${to}`, `${from} to ${to}`, `Between ${from} and ${to}`]),
    }
  },
  over: (value, { pick }) => {
    const priceFrom = rounded(value * 0.97)
    const from = pick([thousands, millions])(priceFrom)
    return {
      ...unpriced,
      priceFrom,
      displayPrice: pick([`Offers over ${from}`, `From ${from}`, `${from}+`, `Buyers above ${from}`]),
    }
  },
  auction: () => ({ ...unpriced, displayPrice: 'Auction', isAuction: true }),
  unsaid: (_value, { pick }) => ({
    ...unpriced,
    displayPrice: pick(['Contact Agent', 'Price on request', 'Expressions of interest']),
  }),
} satisfies Record<string, (value: number, random: Random) => AdvertisedPrice>

export type PriceWriting = keyof typeof priceWritings
export const statedPrices = ['exact', 'range', 'over'] as const satisfies PriceWriting[]
