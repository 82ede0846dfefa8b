import type { SearchFilters } from '@verandah/contracts'
import type { Listing, RejectedListing } from './listing/listing.ts'

/** Somebody who knows homes for sale. Adapters differ in reach and wire format, never in what they promise here. */
export interface ListingProvider {
  readonly id: string
  readonly name: string
  /** True when its homes are those of the simulated market. */
  readonly isSample: boolean
  /** Whether there is anything to ask; without it no search asks. */
  hasSource(): Promise<boolean>
  /** What has to happen before it can be asked, in a sentence; null when it can. Absent where it always can. */
  waitsFor?(): Promise<string | null>
  /**
   * A page of adverts that match, from page 1; `after` is the `cursor` of the page before, where that had one. Throws
   * `ProviderLimited`, `ProviderUnavailable` or `ProviderRefused`; a bad advert is rejected and never fails its page.
   */
  search(filters: SearchFilters, page: number, signal: AbortSignal, after?: string): Promise<ListingPage>
  /** How adverts stand by now, by the provider's own ids, at most 100. Absent where a provider pushes its changes. Throws as `search` does. */
  lookUp?(sourceIds: string[], signal: AbortSignal): Promise<LookedUp>
}

export interface LookedUp {
  /** Those that are still shown. */
  listings: Listing[]
  ended: { sourceId: string; status: 'sold' | 'gone' }[]
}

export interface ListingPage {
  listings: Listing[]
  hasNext: boolean
  /** Adverts on the page as the provider counts them in `total`; as many as `listings` where absent. */
  count?: number
  /** How many pages there are, where that is known and they can be asked for in any order. */
  pageCount?: number
  /** Where the next page begins; absent where pages are asked for by their numbers. */
  cursor?: string | undefined
  /** How many the provider says there are, before our own filters. */
  total: number | null
  rejected: RejectedListing[]
}

/** Why a provider cannot be asked yet, by its id; null where it can. */
export const reasonsToWait = async (
  providers: readonly Pick<ListingProvider, 'id' | 'waitsFor'>[],
): Promise<ReadonlyMap<string, string | null>> =>
  new Map(await Promise.all(providers.map(async ({ id, waitsFor }) => [id, (await waitsFor?.()) ?? null] as const)))
