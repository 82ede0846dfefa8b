import type { Clock } from '@verandah/kit'
import type { Listing, ListingUpdate } from '../domain/listing.ts'
import { decideMerge, type FeedListingDoc, type FeedSource, type MergeRules } from './domain/decide-merge.ts'
import type { FeedListings } from './feed-listings.ts'

interface MergeDeps {
  listings: FeedListings
  clock: Clock
  isKnownPlace: MergeRules['isKnownPlace']
}

type Decision = ReturnType<typeof decideMerge>
type Merged = { listing: Listing; warning?: string } | { reason: string }

const maxRounds = 10

/** Merges records, each of another advert. What is known of them is read at once, new adverts are written at once, the others one by one. */
export const mergeUpdates = async (
  deps: MergeDeps,
  updates: ListingUpdate[],
  source: FeedSource,
): Promise<Merged[]> => {
  const { listings, clock, isKnownPlace } = deps
  const rules = { source, now: clock.now(), isKnownPlace }
  const known = new Map((await listings.byIds(updates.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const decided = updates.map((update) => {
    const before = known.get(update.id) ?? null
    return { update, before, decision: decideMerge(before, update, rules) }
  })
  const areAdded = await listings.add(
    decided.flatMap(({ before, decision }) => (before === null && 'doc' in decision ? decision.doc : [])),
  )
  return Promise.all(
    decided.map(async ({ update, before, decision }): Promise<Merged> => {
      if ('reason' in decision) return decision
      const isKept = before === null ? areAdded : await keep(listings, before, decision.doc)
      return isKept ? mergedOf(decision) : mergeOne(deps, update, rules)
    }),
  )
}

const keep = async (listings: FeedListings, before: FeedListingDoc, after: FeedListingDoc): Promise<boolean> =>
  isSame(before, after) || listings.replace(before, after)

/** A record that lost a race is merged again. */
const mergeOne = async ({ listings }: MergeDeps, update: ListingUpdate, rules: MergeRules): Promise<Merged> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const known = await listings.byId(update.id)
    const decision = decideMerge(known, update, rules)
    if ('reason' in decision) return decision
    const { doc } = decision
    const isKept = await (known ? keep(listings, known, doc) : listings.add([doc]))
    if (isKept) return mergedOf(decision)
  }
  throw new Error(`The advert ${update.id} changes faster than it can be merged`)
}

const mergedOf = ({ doc, ...rest }: Extract<Decision, { doc: unknown }>): Merged => ({ ...rest, listing: doc.listing })

const isSame = (known: FeedListingDoc, after: FeedListingDoc): boolean =>
  known.localModifiedAt === after.localModifiedAt &&
  known.place === after.place &&
  JSON.stringify(known.gallery) === JSON.stringify(after.gallery) &&
  JSON.stringify(sorted(known.listing)) === JSON.stringify(sorted(after.listing))

const sorted = (listing: Listing) => Object.entries(listing).toSorted(([one], [other]) => (one < other ? -1 : 1))
