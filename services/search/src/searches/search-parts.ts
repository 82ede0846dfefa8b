import type { createLeases, Kit } from '@verandah/kit'
import type { Plans, Households } from '@verandah/user-records'
import type { SearchSettings } from '../config.ts'
import type { KeepPages } from '../homes/keep-listings.ts'
import type { LocalityIndex } from '@verandah/localities/places'
import type { CallProviderDeps, ListingProvider } from '@verandah/listing-providers'
import type { RankHomes } from '../ranking/rank-homes.ts'
import type { RankingParts } from '../ranking/ranking-parts.ts'
import type { ShowHomes } from '../ranking/show-homes.ts'
import type { CriteriaCollection } from '../criteria/criteria.ts'
import type { MoneyParts } from '../costs/money-parts.ts'
import type { Listings } from '../homes/listings.ts'
import type { createHomeMarks } from '../marks/home-marks.ts'
import { createSearchPages } from './search-pages.ts'
import { createSearchResults } from './search-results.ts'
import { createSearchUpdates } from './read/search-updates.ts'
import { createSearches } from './searches.ts'
import { createSeenHomes } from './seen-homes.ts'

type PartsKit = Pick<Kit<SearchSettings>, 'store' | 'log' | 'settings'>

/** The collections of searches, and what publishes their changes. */
export function createSearchParts({ store, log, settings }: PartsKit) {
  const seenHomes = createSeenHomes({ store })
  return {
    searches: createSearches({ store }),
    seenHomes,
    pages: createSearchPages({ store, seenHomes, retainMs: settings.SEARCH_PAGES_KEPT_MS }),
    results: createSearchResults({ store, seenHomes, log }),
    searchUpdates: createSearchUpdates(),
  }
}

/** The dependencies of this folder's use cases. */
export interface SearchParts
  extends
    ReturnType<typeof createSearchParts>,
    RankingParts,
    MoneyParts,
    Pick<CallProviderDeps, 'resilience'>,
    Pick<Kit<SearchSettings>, 'settings' | 'broadcast' | 'clock' | 'newId' | 'log'> {
  readonly criteria: CriteriaCollection
  readonly listings: Listings
  readonly homeMarks: ReturnType<typeof createHomeMarks>
  readonly plans: Plans
  readonly households: Households
  readonly leases: ReturnType<typeof createLeases>
  readonly localities: LocalityIndex
  readonly providers: ListingProvider[]
  readonly keepPages: KeepPages
  readonly rankHomes: RankHomes
  readonly showHomes: ShowHomes
}
