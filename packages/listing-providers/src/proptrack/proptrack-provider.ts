import type { SearchedLocality } from '@verandah/contracts'
import type { Clock, Logger } from '@verandah/kit'
import type { CallApi } from '../call-api.ts'
import type { Listing, RejectedListing } from '../listing/listing.ts'
import { mayMatch } from '../listing/matches-filters.ts'
import type { ListingProvider } from '../listing-provider.ts'
import { nullWhenNotFound, ProviderUnreadable } from '../provider-failures.ts'
import { createReadOnce } from '../read-once.ts'
import { createCallPropTrack, tenAtOnce, type PropTrackAccount } from './call-proptrack.ts'
import { lookUpAdverts } from './look-up-adverts.ts'
import type { Setting } from './map-proptrack-listing.ts'
import { PropTrackPage } from './proptrack-reply.ts'
import { readListing } from './read-listing.ts'
import { searchPathOf } from './search-path.ts'

interface PropTrackOptions extends PropTrackAccount {
  imageUrl: string
  disclaimer: string | null
  isSample: boolean
  /** From 1 to 200, for all places together. */
  pageSize: number
}

interface PropTrackDeps {
  clock: Clock
  log: Logger
  /** Deduplicates calls. */
  spare?: (call: CallApi) => CallApi
}

/** Minimum per place, however many places share a page. */
const leastPageSize = 10

/**
 * PropTrack's Listings API v2 (https://developer.proptrack.com.au): one place per call, pages by cursor. Our page
 * combines a page of each place.
 */
export function createPropTrackProvider(
  options: PropTrackOptions,
  { clock, log, spare = (call) => call }: PropTrackDeps,
): ListingProvider {
  const { imageUrl, disclaimer, isSample, pageSize } = options
  const call = spare(createCallPropTrack(options, clock))
  const readOnce = createReadOnce<PlacePage>(({ listings }) => listings.length)
  const shown = { isSample, imageUrl, disclaimer }
  const settingFor = (suburbs: readonly string[]): Setting => ({
    ...shown,
    suburbs,
    year: clock.now().getUTCFullYear(),
  })

  const search: ListingProvider['search'] = async (filters, _, signal, after) => {
    const wanted = positionsOf(filters.locations, after)
    const perPlace = Math.max(leastPageSize, Math.ceil(pageSize / wanted.length))
    const setting = settingFor(filters.locations.map(({ suburb }) => suburb))
    const pages = await tenAtOnce(wanted, async ({ place, cursor, index }) => {
      const path = searchPathOf(filters, { place, pageSize: perPlace, after: cursor, now: clock.now() })
      const reply = await call({ path, isAnswer: isPage, signal }).catch(nullWhenNotFound)
      return { index, ...(reply ? readOnce(reply, setting, () => readPage(reply.body, setting)) : unknownPlace) }
    })
    const read = pages.flatMap(({ listings }) => listings)
    const rejected = read.flatMap((outcome, at) => ('reason' in outcome ? { ...outcome, position: at + 1 } : []))
    if (rejected.length > 0) log.info({ provider: 'proptrack', rejected }, 'adverts were rejected')
    const next = pages.flatMap(({ index, cursor }) => (cursor === null ? [] : `${index}:${cursor}`))
    return {
      listings: read.filter((outcome): outcome is Listing => !('reason' in outcome) && mayMatch(outcome, filters)),
      rejected,
      count: read.length,
      total: after === undefined ? pages.reduce((sum, { total }) => sum + total, 0) : null,
      hasNext: next.length > 0,
      cursor: next.length > 0 ? next.join(' ') : undefined,
    }
  }
  const lookUp = (sourceIds: string[], signal: AbortSignal) =>
    lookUpAdverts(call, { sourceIds, setting: settingFor([]), signal })
  return { id: 'proptrack', name: 'PropTrack', isSample, hasSource: () => Promise.resolve(true), search, lookUp }
}

interface Position {
  index: number
  place: SearchedLocality
  cursor: string | undefined
}

/** Returns the places with more results, each with its own cursor: `0:MjU= 3:NTA=`. */
const positionsOf = (places: readonly SearchedLocality[], after: string | undefined): Position[] => {
  if (after === undefined) return places.map((place, index) => ({ index, place, cursor: undefined }))
  return after.split(' ').flatMap((position) => {
    const [, index = '', cursor] = /^(\d+):(.+)$/.exec(position) ?? []
    const place = places[Number(index)]
    return place === undefined ? [] : [{ index: Number(index), place, cursor }]
  })
}

const isPage = (body: unknown) => PropTrackPage.safeParse(body).success

interface PlacePage {
  readonly total: number
  readonly listings: readonly (Listing | RejectedListing)[]
  /** Where the next page begins; null on the last one. */
  readonly cursor: string | null
}

/** A place unknown to the provider has no homes. */
const unknownPlace: PlacePage = { total: 0, listings: [], cursor: null }

const readPage = (body: unknown, setting: Setting): PlacePage => {
  const page = PropTrackPage.safeParse(body)
  if (!page.success) throw new ProviderUnreadable('PropTrack answered a search with something that is not a page')
  const { numberOfResults, listings, pageInfo } = page.data
  const hasMore = pageInfo.hasNextPage && listings.length > 0
  return {
    total: numberOfResults,
    listings: listings.map((given, at) => readListing(given, at + 1, setting)),
    cursor: hasMore ? (pageInfo.pageEndCursor ?? null) : null,
  }
}
