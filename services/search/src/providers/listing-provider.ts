import type { SearchFilters } from '@verandah/contracts'
import type { Listing, RejectedListing } from '../domain/listing.ts'

export { ProviderLimited, ProviderRefused } from './provider-failures.ts'

/** Somebody who knows homes for sale. Adapters differ in reach and wire format, never in what they promise here. */
export interface ListingProvider {
  readonly id: string
  readonly name: string
  /** True when its homes are those of the simulated market. */
  readonly isSample: boolean
  /**
   * A page of adverts that match, from page 1. Throws `ProviderLimited`, `ProviderUnavailable` or `ProviderRefused`;
   * a bad advert is rejected and never fails its page.
   */
  search(filters: SearchFilters, page: number, signal: AbortSignal): Promise<ListingPage>
}

export interface ListingPage {
  listings: Listing[]
  hasNext: boolean
  /** How many the provider says there are, before our own filters. */
  total: number | null
  rejected: RejectedListing[]
}
