import type { AnyEnvelope, HomeFact, KeptHome } from '@verandah/contracts'
import type { Clock } from '@verandah/kit'
import { describeListing } from '../providers/domain/describe-home.ts'
import { undescribed, type Listing } from '../providers/domain/listing.ts'
import { changeOf, hasListingChanged } from './domain/listing-changed.ts'
import { mergeListings, type PointOfSuburb } from './domain/merge-listings.ts'
import { groupAdverts, type Join } from './domain/merging/group-adverts.ts'
import { traitsOf } from './domain/merging/traits.ts'
import { findHomes, type FindHomesDeps } from './find-homes.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ListingDoc, ListingWrite, PlacedDoc } from './listings.ts'
import type { PropertyDoc } from './properties.ts'

export interface KeepListingsDeps extends FindHomesDeps {
  clock: Clock
  /** Whether a provider's adverts come from the agency itself. */
  isFirstHand: (provider: string) => boolean
  /** What loaded maps say of the home of these adverts. */
  factsAt: (adverts: Listing[]) => Promise<HomeFact[]>
  pointOfSuburb: PointOfSuburb
  /** The events of a tracked home, for the write that changes it. */
  eventsOfChange: (before: KeptHome, after: KeptHome) => AnyEnvelope[]
  /** Called with homes that are not new. Idempotent. */
  onHomesChanged: (homes: KeptHome[]) => Promise<void>
}

const maxRounds = 8

/**
 * Keeps adverts, finds the home of each by evidence, merges again every home whose adverts changed, and passes on what changed; a second
 * attempt after a crash does so too.
 * Resolves to the homes behind the given adverts, as they are afterwards, in the order of the adverts, each once.
 */
export const keepListings =
  (deps: KeepListingsDeps) =>
  async (given: Listing[]): Promise<KeptHome[]> => {
    const ids = [...new Set(given.map(({ id }) => id))]
    const changed = await recordListings(deps, given)
    const touched = changed.ids.length === 0 ? [] : await findHomes(deps, changed.ids, changed.former)
    const placed = new Map((await deps.listings.placedByIds(ids)).map((doc) => [doc._id, doc.propertyId]))
    const propertyIds = [...new Set(ids.flatMap((id) => placed.get(id) ?? []))]
    const homes = await mergeAgain(deps, [...propertyIds, ...touched])
    return propertyIds.flatMap((id) => homes.get(id) ?? [])
  }

export type KeepListings = ReturnType<typeof keepListings>

/** Places adverts again after an operator ruled on them. */
export const placeAgain = async (deps: KeepListingsDeps, listingIds: readonly string[]): Promise<void> => {
  await mergeAgain(deps, await findHomes(deps, listingIds))
}

/** Merges homes, and those that show the same under addresses of their own. */
const mergeAgain = async (deps: KeepListingsDeps, propertyIds: readonly string[]) => {
  const aliases = (await deps.listings.placedIn(propertyIds)).flatMap(({ bornAs }) => bornAs ?? [])
  const homes = await mergeHomes(deps, [...new Set([...propertyIds, ...aliases])])
  await deps.onHomesChanged([...homes.values()].filter(({ revision }) => revision > 1))
  return homes
}

/** The adverts that have to be placed, and what those that changed said before. */
const recordListings = async ({ listings, clock }: KeepListingsDeps, given: Listing[]) => {
  const known = new Map((await listings.byIds(given.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const at = clock.now()
  const writes = given.flatMap((listing) => writeOf(listing, known.get(listing.id), at))
  await listings.record(writes)
  const written = new Set(writes.map(({ listing }) => listing.id))
  const ids = given.map(({ id }) => id).filter((id) => written.has(id) || known.get(id)?.propertyId === undefined)
  return {
    ids: [...new Set(ids)],
    former: [...known.values()].flatMap(({ _id, traits }) => (written.has(_id) ? traits : [])),
  }
}

type Known = Pick<ListingDoc, 'listing' | 'fingerprint' | 'firstSeenAt' | 'changedAt'>

/** Moves when what is read of an advert does, so that each is read again when it is next seen; what did not change is not read. */
const traitsVersion = 2

const writeOf = (given: Listing, before: Known | undefined, at: Date): ListingWrite[] => {
  const { featureCount: _, ...said } = { ...given, ...undescribed }
  const fingerprint = fingerprintOf([traitsVersion, said])
  if (before?.fingerprint === fingerprint) return []
  const listing = describeListing(given)
  const isChanged = hasListingChanged(before?.listing ?? null, listing)
  const seen = { firstSeenAt: (before?.firstSeenAt ?? at).toISOString(), changedAt: at.toISOString() }
  const change = isChanged ? changeOf(listing, at.toISOString()) : null
  return [{ listing, fingerprint, traits: traitsOf(listing, seen), change, at }]
}

/** Merges until every home shows all of its adverts; a home that somebody else merged meanwhile is read and merged again. */
const mergeHomes = async (deps: KeepListingsDeps, ids: string[]): Promise<Map<string, KeptHome>> => {
  const done = new Map<string, KeptHome>()
  for (let round = 0; round < maxRounds && done.size < ids.length; round += 1) {
    const waiting = ids.filter((id) => !done.has(id))
    const docs = await deps.properties.byIds(waiting)
    const advertsOf = await readAdverts(deps, waiting)
    const merged = await Promise.all(docs.map((doc) => mergeHome(deps, doc, advertsOf(doc._id))))
    for (const home of merged) if (home) done.set(home.id, home)
  }
  return done
}

interface Adverts {
  listings: Listing[]
  /** The home that shows them, where that is another. */
  mergedInto: string | null
  joins: Join[]
}

/** The adverts of homes. One whose own adverts joined another home has those of that one. */
const readAdverts = async ({ listings, rulings }: KeepListingsDeps, ids: string[]) => {
  const founders = await listings.bornAs(ids)
  const placed = await listings.placedIn(ids)
  const shown = new Set(placed.map(({ propertyId }) => propertyId))
  const mainOf = new Map(ids.map((id) => [id, shown.has(id) ? id : founderOf(founders, id)?.propertyId]))
  const docs = await listings.ofProperties([...new Set([...mainOf.values()].flatMap((id) => id ?? []))])
  const said = await rulings.about(docs.map(({ _id }) => _id))
  return (id: string): Adverts => {
    const main = mainOf.get(id)
    const own = docs.filter(({ propertyId }) => propertyId === main)
    const groups = groupAdverts(
      own.flatMap(({ traits }) => traits ?? []),
      said,
    )
    return {
      listings: own.map(({ listing }) => listing),
      mergedInto: main === undefined || main === id ? null : main,
      joins: groups.flatMap(({ joins }) => joins),
    }
  }
}

const founderOf = (founders: PlacedDoc[], id: string): PlacedDoc | undefined =>
  founders
    .filter(({ bornAs }) => bornAs === id)
    .toSorted(
      (one, other) => one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || (one._id < other._id ? -1 : 1),
    )[0]

const mergeHome = async (
  { properties, clock, isFirstHand, factsAt, pointOfSuburb, eventsOfChange }: KeepListingsDeps,
  doc: PropertyDoc,
  { listings, ...merging }: Adverts,
): Promise<KeptHome | null> => {
  if (listings.length === 0) return null
  const updatedAt = clock.now().toISOString()
  const mapped = await factsAt(listings)
  const merged = mergeListings(listings, { asOf: updatedAt, isFirstHand, mapped, pointOfSuburb })
  const fingerprint = fingerprintOf([merged, merging])
  if (doc.home && doc.fingerprint === fingerprint) return doc.home
  const home = { ...merged, id: doc._id, revision: doc.revision + 1, updatedAt }
  const events = doc.isTracked && doc.home ? eventsOfChange(doc.home, home) : []
  return (await properties.replace(doc, { home, fingerprint, ...merging }, events)) ? home : null
}
