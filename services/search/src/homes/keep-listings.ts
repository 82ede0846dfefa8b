import type { AnyEnvelope, HomeFact, KeptHome } from '@verandah/contracts'
import type { Clock } from '@verandah/kit'
import { describeListing } from '../providers/domain/describe-home.ts'
import { undescribed, type Listing } from '../providers/domain/listing.ts'
import { changeOf, hasListingChanged } from './domain/listing-changed.ts'
import { mergeListings, type PointOfSuburb } from './domain/merge-listings.ts'
import { traitsOf } from './domain/merging/traits.ts'
import { findHomes, type FindHomesDeps } from './find-homes.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { BriefDoc, ListingDoc, ListingWrite } from './listings.ts'
import type { PropertyDoc } from './properties.ts'
import { type Adverts, readAdverts } from './read-adverts.ts'

export interface KeepListingsDeps extends FindHomesDeps {
  clock: Clock
  /** Whether a provider's adverts come from the agency itself. */
  isFirstHand: (provider: string) => boolean
  /** What loaded maps say of each home, by its adverts. */
  factsAt: (homes: readonly BriefDoc['listing'][][]) => Promise<HomeFact[][]>
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
    const placed = changed.ids.length === 0 ? changed.places : await placesOf(deps, ids)
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
  const homes = await mergeHomes(deps, propertyIds)
  await deps.onHomesChanged([...homes.values()].filter(({ revision }) => revision > 1))
  return homes
}

const placesOf = async ({ listings }: KeepListingsDeps, ids: readonly string[]) =>
  new Map((await listings.placedByIds(ids)).map((doc) => [doc._id, doc.propertyId]))

/** The adverts that have to be placed, where the others are, and what those that changed said before. */
const recordListings = async ({ listings, clock }: KeepListingsDeps, given: Listing[]) => {
  const known = new Map((await listings.knownByIds(given.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const told = given.map((listing) => ({ listing, fingerprint: fingerprintOfAdvert(listing) }))
  const news = told.filter(({ listing, fingerprint }) => known.get(listing.id)?.fingerprint !== fingerprint)
  const before = news.length === 0 ? [] : await listings.byIds(news.map(({ listing }) => listing.id))
  const beforeById = new Map(before.map((doc) => [doc._id, doc]))
  const at = clock.now()
  await listings.record(news.map((one) => writeOf(one, beforeById.get(one.listing.id), at)))
  const written = new Set(news.map(({ listing }) => listing.id))
  const ids = given.map(({ id }) => id).filter((id) => written.has(id) || known.get(id)?.propertyId === undefined)
  const places = new Map([...known.values()].map((doc) => [doc._id, doc.propertyId]))
  return { ids: [...new Set(ids)], places, former: before.flatMap(({ traits }) => traits) }
}

type Known = Pick<ListingDoc, 'listing' | 'firstSeenAt' | 'changedAt'>

/** Moves when what is read of an advert does, so that each is read again when it is next seen; what did not change is not read. */
const traitsVersion = 2

const fingerprintOfAdvert = (given: Listing): string => {
  const { featureCount: _, ...said } = { ...given, ...undescribed }
  return fingerprintOf([traitsVersion, said])
}

const writeOf = (
  { listing: given, fingerprint }: Pick<ListingWrite, 'listing' | 'fingerprint'>,
  before: Known | undefined,
  at: Date,
): ListingWrite => {
  const listing = describeListing(given)
  const isChanged = hasListingChanged(before?.listing ?? null, listing)
  const seen = { firstSeenAt: (before?.firstSeenAt ?? at).toISOString(), changedAt: at.toISOString() }
  const change = isChanged ? changeOf(listing, at.toISOString()) : null
  return { listing, fingerprint, traits: traitsOf(listing, seen), change, at }
}

/** Merges until every home shows all of its adverts; a home that somebody else merged meanwhile is read and merged again. */
const mergeHomes = async (deps: KeepListingsDeps, given: readonly string[]): Promise<Map<string, KeptHome>> => {
  const done = new Map<string, KeptHome>()
  const waiting = new Set(given)
  for (let round = 0; round < maxRounds && waiting.size > 0; round += 1) {
    const docs = await deps.properties.byIds([...waiting])
    const known = await gather(
      deps,
      docs.filter(({ home }) => home),
      deps.listings.briefsOf,
    )
    const updatedAt = deps.clock.now().toISOString()
    for (const { doc, madeOf } of known)
      if (doc.home && doc.madeOf === madeOf && !isNextSlotOver(doc.home, updatedAt)) done.set(doc._id, doc.home)
    const shown = new Set(known.map(({ doc }) => doc._id))
    const rest = docs.filter(({ _id, home }) => !done.has(_id) && (shown.has(_id) || !home))
    const whole = await gather(deps, rest, deps.listings.ofProperties)
    const merged = await Promise.all(whole.map((adverts) => mergeHome(deps, adverts)))
    for (const home of merged) if (home) done.set(home.id, home)
    for (const { doc } of whole) shown.add(doc._id)
    for (const id of waiting) if (done.has(id) || !shown.has(id)) waiting.delete(id)
    for (const { founded } of [...known, ...whole]) for (const id of founded) if (!done.has(id)) waiting.add(id)
  }
  return done
}

/** Moves when what is made of the same adverts does, so that each home is merged again when it is next seen. */
const mergingVersion = 1

/** The homes that adverts show, with those adverts and what maps say. */
const gather = async <Doc extends BriefDoc>(
  deps: KeepListingsDeps,
  docs: PropertyDoc[],
  read: (propertyIds: string[]) => PromiseLike<Doc[]>,
) => {
  if (docs.length === 0) return []
  const ids = docs.map(({ _id }) => _id)
  const advertsOf = await readAdverts(deps, ids, read)
  const found = docs.map((doc) => ({ doc, ...advertsOf(doc._id) })).filter(({ listings }) => listings.length > 0)
  const facts = await deps.factsAt(found.map(({ listings }) => listings))
  return found.map((adverts, index) => {
    const mapped = facts[index] ?? []
    return { ...adverts, mapped, madeOf: fingerprintOf([mergingVersion, adverts.inputs, mapped]) }
  })
}

type Gathered = Adverts<Listing> & { doc: PropertyDoc; mapped: HomeFact[]; madeOf: string }

const mergeHome = async (
  { properties, clock, isFirstHand, pointOfSuburb, eventsOfChange }: KeepListingsDeps,
  { doc, listings, mapped, madeOf, mergedInto, joins: joinsOf }: Gathered,
): Promise<KeptHome | null> => {
  const updatedAt = clock.now().toISOString()
  const merged = mergeListings(listings, { asOf: updatedAt, isFirstHand, mapped, pointOfSuburb })
  const merging = { mergedInto, joins: joinsOf() }
  const fingerprint = fingerprintOf([merged, merging])
  if (doc.home && doc.fingerprint === fingerprint) return doc.home
  const home = { ...merged, id: doc._id, revision: doc.revision + 1, updatedAt }
  const events = doc.isTracked && doc.home ? eventsOfChange(doc.home, home) : []
  return (await properties.replace(doc, { home, fingerprint, madeOf, ...merging }, events)) ? home : null
}

/** Time alone changes a home when its next open home is over. */
const isNextSlotOver = ({ openHomeDate, openHomeEndTime }: KeptHome, now: string): boolean =>
  openHomeDate !== null && (openHomeEndTime ?? openHomeDate) < now
