import type { Clock } from '@verandah/kit'
import type { Listing } from '../listing/listing.ts'
import { decideUpdate, type FeedListingDoc, type FeedSource, type UpdateRules } from './rules/decide-update.ts'
import type { FeedListings } from './feed-listings.ts'

export interface KeepDeps {
  listings: FeedListings
  clock: Clock
  isKnownPlace: UpdateRules['isKnownPlace']
  /** Updates the homes behind adverts. Idempotent. */
  keepListings: (listings: Listing[]) => Promise<unknown>
}

type Update = Parameters<typeof decideUpdate>[1]
type Decision = ReturnType<typeof decideUpdate>
type Kept = { warning?: string } | { reason: string }

const maxRounds = 10

/**
 * Stores records of distinct adverts. Reads stored ones with one query, inserts new ones with one, and writes the
 * others one by one. Homes are updated first: whatever is written here counts as delivered.
 */
export async function keepUpdates(deps: KeepDeps, updates: Update[], source: FeedSource): Promise<Kept[]> {
  const { listings, clock, isKnownPlace, keepListings } = deps
  const rules = { source, now: clock.now(), isKnownPlace }
  const known = new Map((await listings.byIds(updates.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const decided = updates.map((update) => {
    const before = known.get(update.id) ?? null
    return { update, before, decision: decideUpdate(before, update, rules) }
  })
  await keepListings(decided.flatMap(({ decision }) => ('doc' in decision ? decision.doc.listing : [])))
  const areAdded = await listings.add(
    decided.flatMap(({ before, decision }) => (before === null && 'doc' in decision ? decision.doc : [])),
  )
  return Promise.all(
    decided.map(async ({ update, before, decision }): Promise<Kept> => {
      if ('reason' in decision) return decision
      const isKept = before === null ? areAdded : await keep(listings, before, decision.doc)
      return isKept ? keptOf(decision) : keepOne(deps, update, rules)
    }),
  )
}

const keep = async (listings: FeedListings, before: FeedListingDoc, after: FeedListingDoc): Promise<boolean> =>
  isSame(before, after) || listings.replace(before, after)

/** Retries a record after a concurrent change. */
const keepOne = async ({ listings, keepListings }: KeepDeps, update: Update, rules: UpdateRules): Promise<Kept> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const known = await listings.byId(update.id)
    const decision = decideUpdate(known, update, rules)
    if ('reason' in decision) return decision
    const { doc } = decision
    await keepListings([doc.listing])
    const isKept = await (known ? keep(listings, known, doc) : listings.add([doc]))
    if (isKept) return keptOf(decision)
  }
  throw new Error(`The advert ${update.id} changes faster than it can be merged`)
}

const keptOf = ({ warning }: Extract<Decision, { doc: unknown }>): Kept => (warning === undefined ? {} : { warning })

const isSame = (known: FeedListingDoc, after: FeedListingDoc): boolean =>
  known.localModifiedAt === after.localModifiedAt &&
  known.place === after.place &&
  known.read?.record === after.read?.record &&
  known.read?.until === after.read?.until &&
  JSON.stringify(known.gallery) === JSON.stringify(after.gallery) &&
  JSON.stringify(sorted(known.listing)) === JSON.stringify(sorted(after.listing))

const sorted = (listing: Listing) => Object.entries(listing).toSorted(([one], [other]) => (one < other ? -1 : 1))
