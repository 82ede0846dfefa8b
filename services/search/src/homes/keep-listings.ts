import type { KeptHome } from '@verandah/contracts'
import { describeListing } from '../providers/domain/describe-home.ts'
import { undescribed, type Listing } from '../providers/domain/listing.ts'
import { changeOf, hasListingChanged } from './domain/listing-changed.ts'
import { traitsOf } from './domain/merging/traits.ts'
import { findHomes } from './find-homes.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ListingWrite } from './listing-writes.ts'
import type { ListingDoc } from './listings.ts'
import { type Merged, mergeHomes, type MergeHomesDeps, type Words } from './merge-homes.ts'

export interface KeepListingsDeps extends MergeHomesDeps {
  /** Called with homes that are not new. Idempotent. */
  onHomesChanged: (homes: KeptHome[], mainOf: Merged['mainOf']) => Promise<void>
}

/**
 * Keeps pages of adverts, finds the home of each advert by evidence, merges again every home whose adverts changed, and passes on what
 * changed; a second attempt after a crash does so too.
 * Resolves to the homes behind the adverts of each page, as they are afterwards, in the order of the adverts, each once a page.
 */
export const keepPages =
  (deps: KeepListingsDeps) =>
  async (pages: readonly Listing[][]): Promise<KeptHome[][]> => {
    const given = pages.flat()
    const { ids, places, former, written } = await recordListings(deps, given)
    const found = ids.length === 0 ? { homes: [], places } : await findHomes(deps, ids, { former, written })
    const placeOf = new Map([...places, ...found.places])
    const idsOf = (page: readonly Listing[]) => [...new Set(page.flatMap(({ id }) => placeOf.get(id) ?? []))]
    const homes = await mergeAgain(deps, [...idsOf(given), ...found.homes], written)
    return pages.map((page) => idsOf(page).flatMap((id) => homes.get(id) ?? []))
  }

export type KeepPages = ReturnType<typeof keepPages>

/** The same for adverts of one page. */
export const onePage =
  (keep: KeepPages) =>
  async (given: Listing[]): Promise<KeptHome[]> =>
    (await keep([given])).flat()

export const keepListings = (deps: KeepListingsDeps) => onePage(keepPages(deps))

export type KeepListings = ReturnType<typeof keepListings>

/** Places adverts again after an operator ruled on them. */
export const placeAgain = async (deps: KeepListingsDeps, listingIds: readonly string[]): Promise<void> => {
  await mergeAgain(deps, (await findHomes(deps, listingIds)).homes)
}

/** Merges homes, and those that show the same under addresses of their own. */
const mergeAgain = async (deps: KeepListingsDeps, propertyIds: readonly string[], written?: Words) => {
  const { homes, mainOf } = await mergeHomes(deps, propertyIds, written)
  await deps.onHomesChanged(
    [...homes.values()].filter(({ revision }) => revision > 1),
    mainOf,
  )
  return homes
}

/** The adverts that have to be placed, where the others are, what those that changed said before, and what was written. */
const recordListings = async (deps: KeepListingsDeps, given: Listing[]) => {
  const { listings, clock } = deps
  const known = new Map((await listings.knownByIds(given.map(({ id }) => id))).map((doc) => [doc._id, doc]))
  const told = given.map((listing) => ({ listing, fingerprint: fingerprintOfAdvert(listing) }))
  const news = told.filter(({ listing, fingerprint }) => known.get(listing.id)?.fingerprint !== fingerprint)
  const changed = news.flatMap(({ listing: { id } }) => (known.has(id) ? id : []))
  const before = changed.length === 0 ? [] : await listings.byIds(changed)
  const beforeById = new Map(before.map((doc) => [doc._id, doc]))
  const at = clock.now()
  const writes = news.map((one) => writeOf(one, beforeById.get(one.listing.id), at))
  const written = new Map(writes.map((write) => [write.listing.id, write]))
  await store(deps, [...written.values()], known)
  const ids = given.map(({ id }) => id).filter((id) => written.has(id) || known.get(id)?.propertyId === undefined)
  const places = new Map([...known.values()].map((doc) => [doc._id, doc.propertyId]))
  return { ids: [...new Set(ids)], places, former: before.flatMap(({ traits }) => traits), written }
}

/** Adverts that nobody knew are inserted; where somebody was faster, all are compared with what is there. */
const store = async ({ listings }: KeepListingsDeps, writes: ListingWrite[], known: ReadonlyMap<string, unknown>) => {
  const areNew = await listings.begin(writes.filter(({ listing }) => !known.has(listing.id)))
  await listings.record(areNew ? writes.filter(({ listing }) => known.has(listing.id)) : writes)
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
