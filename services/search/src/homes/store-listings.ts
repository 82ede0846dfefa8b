import type { PropertySnapshot } from '@verandah/contracts'
import type { Clock } from '@verandah/kit'
import { newsOf } from '../tracking/announce-tracked.ts'
import { changeOf, hasListingChanged } from './domain/listing-changed.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Listing } from '../providers/domain/listing.ts'
import { mergeListings } from './domain/merge-listings.ts'
import { matchKeyOf } from './domain/normalise-address.ts'
import type { createListings, ListingDoc, ListingWrite } from './listings.ts'
import type { createProperties, PropertyDoc } from './properties.ts'
import type { createUserProperties } from '../ranking/user-properties.ts'

interface StoreListingsDeps {
  listings: ReturnType<typeof createListings>
  properties: ReturnType<typeof createProperties>
  userProperties: Pick<ReturnType<typeof createUserProperties>, 'refresh'>
  clock: Clock
}

const maxRounds = 8

/**
 * Keeps adverts, finds or begins the home behind each, folds every home anew whose adverts changed, and brings the buyers'
 * rankings up to date; a second attempt after a crash does so too.
 * Resolves to the homes behind the given adverts, as they are afterwards, in the order of the adverts, each once.
 */
export const storeListings =
  (deps: StoreListingsDeps) =>
  async (given: Listing[]): Promise<PropertySnapshot[]> => {
    const propertyIds = await recordListings(deps, given)
    const homes = await foldProperties(deps, [...new Set(propertyIds)])
    await deps.userProperties.refresh([...homes.values()].filter(({ revision }) => revision > 1))
    return [...new Set(propertyIds)].flatMap((id) => homes.get(id) ?? [])
  }

const keyOf = (listing: Listing): string => matchKeyOf(listing) ?? `listing:${listing.id}`

const recordListings = async (
  { listings, properties, clock }: StoreListingsDeps,
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
  const isNews = hasListingChanged(before?.listing ?? null, listing)
  const change = isNews ? changeOf(listing, at.toISOString()) : null
  return [{ listing, propertyId, fingerprint, change, at }]
}

/** Folds until every home shows all of its adverts; a home that somebody else folded meanwhile is read and folded again. */
const foldProperties = async (deps: StoreListingsDeps, ids: string[]): Promise<Map<string, PropertySnapshot>> => {
  const done = new Map<string, PropertySnapshot>()
  for (let round = 0; round < maxRounds && done.size < ids.length; round += 1) {
    const waiting = ids.filter((id) => !done.has(id))
    const docs = await deps.properties.byIds(waiting)
    const adverts = await deps.listings.ofProperties(waiting)
    const advertsOf = (id: string) => adverts.filter(({ propertyId }) => propertyId === id)
    const folded = await Promise.all(docs.map((doc) => foldOne(deps, doc, advertsOf(doc._id))))
    for (const home of folded) if (home) done.set(home.id, home)
  }
  return done
}

const foldOne = async (
  { properties, clock }: StoreListingsDeps,
  doc: PropertyDoc,
  adverts: Pick<ListingDoc, 'listing'>[],
): Promise<PropertySnapshot | null> => {
  const [first, ...others] = adverts.map(({ listing }) => listing)
  if (!first) return null
  const updatedAt = clock.now().toISOString()
  const merged = mergeListings([first, ...others], updatedAt)
  const fingerprint = fingerprintOf(merged)
  if (doc.home && doc.fingerprint === fingerprint) return doc.home
  const home = { ...merged, id: doc._id, revision: doc.revision + 1, updatedAt }
  const events = doc.isTracked && doc.home ? newsOf(doc.home, home, clock) : []
  return (await properties.replace(doc, home, fingerprint, events)) ? home : null
}
