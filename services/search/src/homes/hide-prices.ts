import type { KeptHome, PropertyChange } from '@verandah/contracts'
import type { Step } from '@verandah/kit'
import { hiddenPriceReason } from '@verandah/scoring-model'
import { parsePriceText } from '../providers/domain/parse-price-text.ts'
import { readPrice } from '../providers/domain/read-price.ts'

interface Kept {
  _id: string
  breakdown?: { name: string; reason: string }[]
  history?: PropertyChange[]
}

interface HidePrices {
  number: number
  /** Where in a document the advert or the home stands. */
  at: 'listing' | 'home'
  /** What else a document needs where its price went. */
  besides?: Readonly<Record<string, unknown>>
}

/** What a build that knew no hidden prices kept: a number beside words that hold none. It filters and scores as before, and is shown no more. */
export const hidePrices = ({ number, at, besides = {} }: HidePrices): Step => ({
  number,
  describe: 'hides the prices that adverts did not show',
  run: async (collection) => {
    const isOld = { [`${at}.hiddenPrice`]: { $exists: false }, [`${at}.displayPrice`]: { $type: 'string' } }
    for await (const doc of collection.find(isOld)) {
      const { _id, breakdown, history, ...rest } = doc as unknown as Kept
      const { price, priceFrom, priceTo, displayPrice: text } = (rest as Record<string, unknown>)[at] as KeptHome
      if (parsePriceText(text ?? '') !== null) continue
      const offer = Object.entries(readPrice({ price, priceFrom, priceTo, text }))
      const fields = {
        ...besides,
        ...Object.fromEntries(offer.map(([name, value]) => [`${at}.${name}`, value])),
        ...(breakdown && { breakdown: breakdown.map(withoutPrice) }),
        ...(history && { history: history.map(withoutNumber) }),
      }
      await collection.updateOne({ _id } as object, { $set: fields })
    }
  },
})

const withoutPrice = <Line extends { name: string; reason: string }>(line: Line): Line =>
  line.name === 'price' ? { ...line, reason: hiddenPriceReason } : line

const withoutNumber = (change: PropertyChange): PropertyChange =>
  change.displayPrice !== null && parsePriceText(change.displayPrice) === null ? { ...change, price: null } : change
