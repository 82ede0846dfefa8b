import type { AnyEnvelope, PropertySnapshot } from '@verandah/contracts'
import type { Clock } from '@verandah/kit'
import type { Listing } from '../providers/domain/listing.ts'
import { changeOf, hasListingChanged } from './domain/listing-changed.ts'
import { mergeListings } from './domain/merge-listings.ts'
import { matchKeyOf } from './domain/normalise-address.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ListingDoc, Listings, ListingWrite } from './listings.ts'
import type { Properties, PropertyDoc } from './properties.ts'

interface KeepListingsDeps {
  listings: Listings
  properties: Properties
  clock: Clock
  /** Whether a provider's adverts come from the agency itself. */
  isFirstHand: (provider: string) => boolean
  /** The events of a tracked home, for the write that changes it. */
  eventsOfChange: (before: PropertySnapshot, after: PropertySnapshot) => AnyEnvelope[]
  /** Called with homes that are not new. Idempotent. */
  onHomesChanged: (homes: PropertySnapshot[]) => Promise<void>
}

const maxRounds = 8

/**
 * Keeps adverts, finds or begins the home behind each, merges again every home whose adverts changed, and passes on what changed; a second
 * attempt after a crash does so too.
 * Resolves to the homes behind the given adverts, as they are afterwards, in the order of the adverts, each once.
 */
export const keepListings =
  (deps: KeepListingsDeps) =>
  async (given: Listing[]): Promise<PropertySnapshot[]> => {
    const propertyIds = [...new Set(await recordListings(deps, given))]
    const homes = await mergeHomes(deps, propertyIds)
    await deps.onHomesChanged([...homes.values()].filter(({ revision }) => revision > 1))
    return propertyIds.flatMap((id) => homes.get(id) ?? [])
  }

export type KeepListings = ReturnType<typeof keepListings>

const keyOf = (listing: Listing): string => matchKeyOf(listing) ?? `listing:${listing.id}`

const recordListings = async (
  { listings, properties, clock }: KeepListingsDeps,
  given: Listing[],
): Promise<string[]> => {
  const known = new Map((await listings.byIds(given.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const unplaced = given.filter(({ id }) => !known.has(id))
  const idOfKey = await properties.idsOfKeys([...new Set(unplaced.map(keyOf))])
  const at = clock.now()
  const placed = given.flatMap((listing) => {
    const before = known.get(listing.id)
    const propertyId = before?.propertyId ?? idOfKey.get(keyOf(listing))
    return propertyId === undefined ? [] : [{ listing, before, propertyId }]
  })
  await listings.record(placed.flatMap(({ listing, before, propertyId }) => writeOf(listing, before, propertyId, at)))
  return placed.map(({ propertyId }) => propertyId)
}

const writeOf = (
  listing: Listing,
  before: Pick<ListingDoc, 'listing' | 'fingerprint'> | undefined,
  propertyId: string,
  at: Date,
): ListingWrite[] => {
  const fingerprint = fingerprintOf(listing)
  if (before?.fingerprint === fingerprint) return []
  const isChanged = hasListingChanged(before?.listing ?? null, listing)
  return [{ listing, propertyId, fingerprint, change: isChanged ? changeOf(listing, at.toISOString()) : null, at }]
}

/** Merges until every home shows all of its adverts; a home that somebody else merged meanwhile is read and merged again. */
const mergeHomes = async (deps: KeepListingsDeps, ids: string[]): Promise<Map<string, PropertySnapshot>> => {
  const done = new Map<string, PropertySnapshot>()
  for (let round = 0; round < maxRounds && done.size < ids.length; round += 1) {
    const waiting = ids.filter((id) => !done.has(id))
    const docs = await deps.properties.byIds(waiting)
    const adverts = await deps.listings.ofProperties(waiting)
    const advertsOf = (id: string) =>
      adverts.filter(({ propertyId }) => propertyId === id).map(({ listing }) => listing)
    const merged = await Promise.all(docs.map((doc) => mergeHome(deps, doc, advertsOf(doc._id))))
    for (const home of merged) if (home) done.set(home.id, home)
  }
  return done
}

const mergeHome = async (
  { properties, clock, isFirstHand, eventsOfChange }: KeepListingsDeps,
  doc: PropertyDoc,
  adverts: Listing[],
): Promise<PropertySnapshot | null> => {
  if (adverts.length === 0) return null
  const updatedAt = clock.now().toISOString()
  const merged = mergeListings(adverts, { asOf: updatedAt, isFirstHand })
  const fingerprint = fingerprintOf(merged)
  if (doc.home && doc.fingerprint === fingerprint) return doc.home
  const home = { ...merged, id: doc._id, revision: doc.revision + 1, updatedAt }
  const events = doc.isTracked && doc.home ? eventsOfChange(doc.home, home) : []
  return (await properties.replace(doc, home, fingerprint, events)) ? home : null
}
