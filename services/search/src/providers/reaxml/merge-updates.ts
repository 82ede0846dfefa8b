import type { Clock } from '@verandah/kit'
import type { Listing, ListingUpdate } from '../domain/listing.ts'
import { decideMerge, type FeedListingDoc, type FeedSource, type MergeRules } from './domain/decide-merge.ts'
import type { FeedListings } from './feed-listings.ts'

interface MergeDeps {
  listings: FeedListings
  clock: Clock
  isKnownPlace: MergeRules['isKnownPlace']
}

type Merged = { listing: Listing; warning?: string } | { reason: string }

const maxRounds = 10

/** Merges records, each of another advert, in their order. New adverts are written at once, the others one by one. */
export const mergeUpdates = async (
  deps: MergeDeps,
  updates: ListingUpdate[],
  source: FeedSource,
): Promise<Merged[]> => {
  const { listings, clock, isKnownPlace } = deps
  const rules = { source, now: clock.now(), isKnownPlace }
  const known = await listings.knownOf(updates.map(({ id }) => id))
  const decided = updates.map((update) => (known.has(update.id) ? null : decideMerge(null, update, rules)))
  const isWritten = await listings.add(
    decided.flatMap((decision) => (decision && 'doc' in decision ? decision.doc : [])),
  )
  return Promise.all(
    updates.map(async (update, index): Promise<Merged> => {
      const decision = decided[index]
      if (!isWritten || !decision) return mergeOne(deps, update, rules)
      return mergedOf(decision)
    }),
  )
}

/** A record that lost a race is merged again. */
const mergeOne = async ({ listings }: MergeDeps, update: ListingUpdate, rules: MergeRules): Promise<Merged> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const known = await listings.byId(update.id)
    const decision = decideMerge(known, update, rules)
    if ('reason' in decision) return decision
    const { doc } = decision
    const isKept = known ? isSame(known, doc) || (await listings.replace(known, doc)) : await listings.add([doc])
    if (isKept) return mergedOf(decision)
  }
  throw new Error(`The advert ${update.id} changes faster than it can be merged`)
}

const mergedOf = (decision: ReturnType<typeof decideMerge>): Merged => {
  if ('reason' in decision) return decision
  const { doc, ...rest } = decision
  return { ...rest, listing: doc.listing }
}

const isSame = (known: FeedListingDoc, after: FeedListingDoc): boolean =>
  known.localModifiedAt === after.localModifiedAt &&
  known.place === after.place &&
  JSON.stringify(known.gallery) === JSON.stringify(after.gallery) &&
  JSON.stringify(sorted(known.listing)) === JSON.stringify(sorted(after.listing))

const sorted = (listing: Listing) => Object.entries(listing).toSorted(([one], [other]) => (one < other ? -1 : 1))
