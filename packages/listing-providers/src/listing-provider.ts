import type { SearchFilters } from '@verandah/contracts'
import type { Listing, RejectedListing } from './listing/listing.ts'
import type { Sale } from './listing/sale.ts'
import type { ProviderLimited } from './provider-failures.ts'

/** A source of homes for sale. Adapters differ in coverage and wire format, never in this contract. */
export interface ListingProvider {
  readonly id: string
  readonly name: string
  /** True if its homes are those of the simulated market. */
  readonly isSample: boolean
  /** Whether there is anything to search; if not, searches skip the provider. */
  hasSource(): Promise<boolean>
  /** Says in a sentence what must happen before it can be searched; null once it can. Absent if it always can. */
  waitsFor?(): Promise<string | null>
  /**
   * Returns a page of matching adverts, from page 1; `after` is the `cursor` of the previous page, if it had one.
   * Throws `ProviderLimited`, `ProviderUnavailable` or `ProviderRefused`; a bad advert is rejected and never fails its
   * page.
   */
  search(filters: SearchFilters, page: number, signal: AbortSignal, after?: string): Promise<ListingPage>
  /**
   * Returns the current state of up to 100 adverts by the provider's own ids. Absent if a provider pushes its changes.
   * Throws as `search` does.
   */
  lookUp?(sourceIds: string[], signal: AbortSignal): Promise<LookedUp>
}

export interface LookedUp {
  /** Adverts that are still shown. */
  listings: Listing[]
  ended: EndedAdvert[]
  /** Present if the provider's calls ended before all adverts were looked up. */
  left?: { readonly sourceIds: readonly string[]; readonly error: ProviderLimited }
}

export interface EndedAdvert {
  sourceId: string
  status: 'sold' | 'gone'
  /** Present if sold and if the provider says how. */
  sale?: Sale
}

export interface ListingPage {
  listings: Listing[]
  hasNext: boolean
  /** Adverts on the page as counted in the provider's `total`; the length of `listings` if absent. */
  count?: number
  /** Number of pages, if known and if pages can be requested in any order. */
  pageCount?: number
  /** Cursor of the next page; absent if pages are requested by number. */
  cursor?: string | undefined
  /** The provider's total, before our own filters. */
  total: number | null
  rejected: RejectedListing[]
}

/** Returns why each provider cannot be searched yet, by its id; null if it can. */
export async function reasonsToWait(
  providers: readonly Pick<ListingProvider, 'id' | 'waitsFor'>[],
): Promise<ReadonlyMap<string, string | null>> {
  return new Map(
    await Promise.all(providers.map(async ({ id, waitsFor }) => [id, (await waitsFor?.()) ?? null] as const)),
  )
}
