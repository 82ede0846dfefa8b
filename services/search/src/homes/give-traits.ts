import type { Step } from '@verandah/kit'
import { blankListing, type Listing } from '@verandah/listing-providers/listing'
import { keysOf } from './domain/merging/keys.ts'
import { traitsOf } from './domain/merging/traits.ts'

interface Untold {
  _id: string
  listing: Listing
  propertyId?: string
  firstSeenAt: Date
  changedAt: Date
}

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
