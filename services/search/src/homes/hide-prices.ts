import type { KeptHome, PropertyChange } from '@verandah/contracts'
import type { Step } from '@verandah/kit'
import { hiddenPriceReason } from '@verandah/scoring-model'
import { parsePriceText, readPrice, blankListing } from '@verandah/listing-providers/listing'
import type { ListingDoc } from './listing-document.ts'
import { keysOf, traitsOf } from '@verandah/listing-providers/same-home'

interface Kept {
  _id: string
  breakdown?: { name: string; reason: string }[]
  history?: PropertyChange[]
}

interface HidePrices {
  number: number
  /** The path of the advert or home in a document. */
  at: 'listing' | 'home'
  /** Further changes to a document whose price was removed. */
  besides?: Readonly<Record<string, unknown>>
}

/** Hides stored prices beside a text that names none: they still filter and score. */
export function hidePrices({ number, at, besides = {} }: HidePrices): Step {
  return {
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
  }
}

const withoutPrice = <Line extends { name: string; reason: string }>(line: Line): Line =>
  line.name === 'price' ? { ...line, reason: hiddenPriceReason } : line

const withoutNumber = (change: PropertyChange): PropertyChange =>
  change.displayPrice !== null && parsePriceText(change.displayPrice) === null ? { ...change, price: null } : change

type Untold = Pick<ListingDoc, '_id' | 'listing' | 'propertyId' | 'firstSeenAt' | 'changedAt'>

/** Adverts of earlier builds, which merged by address alone. */
export const giveTraits: Step = {
  number: 1,
  describe: 'gives each advert the traits and keys by which it finds its home',
  run: async (collection) => {
    for await (const doc of collection.find({ traits: { $exists: false } })) {
      const { _id, listing, propertyId, firstSeenAt, changedAt } = doc as unknown as Untold
      const seen = { firstSeenAt: firstSeenAt.toISOString(), changedAt: changedAt.toISOString() }
      const traits = traitsOf({ ...blankListing, ...listing }, seen)
      const fields = { traits, keys: keysOf(traits).own, bornAs: propertyId }
      await collection.updateOne({ _id } as object, { $set: fields })
    }
  },
}
