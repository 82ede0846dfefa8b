import type { KeptHome } from '@verandah/contracts'
import { onceFor } from '@verandah/kit'
import { describeListing } from './domain/describe-listing.ts'
import { type Listing, undescribed } from '@verandah/listing-providers/listing'
import { changeOf, hasListingChanged } from './domain/listing-changed.ts'
import { traitsOf } from '@verandah/listing-providers/same-home'
import { findHomes } from './find-homes.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ListingDoc } from './listing-document.ts'
import type { ListingWrite } from './listing-writes.ts'
import { type Merged, mergeHomes, type MergeHomesDeps, type Words } from './merge-homes.ts'

export interface KeepListingsDeps extends MergeHomesDeps {
  /** Called with changed homes. Idempotent. */
  onHomesChanged: (homes: KeptHome[], mainOf: Merged['mainOf']) => Promise<void>
}

/**
 * Stores pages of adverts, assigns each advert to a home, merges changed homes and announces them; safe to repeat after
 * a crash. `askedAt`: when their provider was asked; what it said to a later question stays. Resolves to the homes of
 * each page in the order of its adverts, without duplicates.
 */
export const keepPages =
  (deps: KeepListingsDeps) =>
  async (pages: readonly Listing[][], askedAt: Date = deps.clock.now()): Promise<KeptHome[][]> => {
    const given = pages.flat()
    const { ids, places, former, written } = await recordListings(deps, given, askedAt)
    const found = ids.length === 0 ? { homes: [], places } : await findHomes(deps, ids, { former, written })
    const placeOf = new Map([...places, ...found.places])
    const idsOf = (page: readonly Listing[]) => [...new Set(page.flatMap(({ id }) => placeOf.get(id) ?? []))]
    const homes = await mergeAgain(deps, [...idsOf(given), ...found.homes], written)
    return pages.map((page) => idsOf(page).flatMap((id) => homes.get(id) ?? []))
  }

export type KeepPages = ReturnType<typeof keepPages>

/** `keepPages` for one page. */
export const keepListings =
  (keep: KeepPages) =>
  async (given: Listing[], askedAt?: Date): Promise<KeptHome[]> =>
    (await keep([given], askedAt)).flat()

export type KeepListings = ReturnType<typeof keepListings>

/** Reassigns adverts after an operator's ruling. */
export async function placeAgain(deps: KeepListingsDeps, listingIds: readonly string[]): Promise<void> {
  await mergeAgain(deps, (await findHomes(deps, listingIds)).homes)
}

/** Merges homes and their aliases. */
const mergeAgain = async (deps: KeepListingsDeps, propertyIds: readonly string[], written?: Words) => {
  const { homes, mainOf } = await mergeHomes(deps, propertyIds, written)
  await deps.onHomesChanged(
    [...homes.values()].filter(({ revision }) => revision > 1),
    mainOf,
  )
  return homes
}

/** Adverts to assign, assignments of the others, previous versions of changed ones, and what was written. */
const recordListings = async (deps: KeepListingsDeps, given: Listing[], askedAt: Date) => {
  const { listings, clock } = deps
  const known = new Map((await listings.knownByIds(given.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const told = given.map((listing) => ({ listing, fingerprint: fingerprintOfAdvert(listing) }))
  const at = clock.now()
  const isOvertaken = ({ askedAt: later }: Pick<ListingDoc, 'askedAt'>) =>
    later !== undefined && later > askedAt && later <= at
  const news = told.filter(({ listing: { id }, fingerprint }) => {
    const doc = known.get(id)
    return doc === undefined || (doc.fingerprint !== fingerprint && !isOvertaken(doc))
  })
  const changed = news.flatMap(({ listing: { id } }) => (known.has(id) ? id : []))
  const before = changed.length === 0 ? [] : await listings.byIds(changed)
  const beforeById = new Map(before.map((doc) => [doc._id, doc]))
  const writes = news.map((one) => ({ ...writeOf(one, beforeById.get(one.listing.id), at), askedAt }))
  const written = new Map(writes.map((write) => [write.listing.id, write]))
  await store(deps, [...written.values()], known)
  const ids = given.map(({ id }) => id).filter((id) => written.has(id) || known.get(id)?.propertyId === undefined)
  const places = new Map([...known.values()].map((doc) => [doc._id, doc.propertyId]))
  return { ids: [...new Set(ids)], places, former: before.flatMap(({ traits }) => traits), written }
}

/** Inserts unknown adverts; after a lost race, all are compared with what is stored. */
const store = async ({ listings }: KeepListingsDeps, writes: ListingWrite[], known: ReadonlyMap<string, unknown>) => {
  const areNew = await listings.begin(writes.filter(({ listing }) => !known.has(listing.id)))
  await listings.record(areNew ? writes.filter(({ listing }) => known.has(listing.id)) : writes)
}

type Known = Pick<ListingDoc, 'listing' | 'firstSeenAt' | 'changedAt'>

/** Increase when the reading of adverts changes: each is then read again when next seen. */
const traitsVersion = 3

const fingerprintOfAdvert = onceFor((given: Listing): string => {
  const { featureCount: _, ...said } = { ...given, ...undescribed }
  return fingerprintOf([traitsVersion, said])
})

const writeOf = (
  { listing: given, fingerprint }: Pick<ListingWrite, 'listing' | 'fingerprint'>,
  before: Known | undefined,
  at: Date,
): Omit<ListingWrite, 'askedAt'> => {
  const listing = describeListing(given)
  const isChanged = hasListingChanged(before?.listing ?? null, listing)
  const seen = { firstSeenAt: (before?.firstSeenAt ?? at).toISOString(), changedAt: at.toISOString() }
  const change = isChanged ? changeOf(listing, at.toISOString()) : null
  return { listing, fingerprint, traits: traitsOf(listing, seen), change, at }
}
