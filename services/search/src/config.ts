import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'
import { providerSettings } from './providers/adapters.ts'

/** Settings of the search service and of its providers; names are environment variables. */
export const SearchSettings = z.object({
  SEARCH_DEADLINE_MS: Milliseconds.default(20_000),
  PROVIDER_DEADLINE_MS: Milliseconds.default(8_000),
  PROVIDER_ATTEMPT_MS: Milliseconds.default(4_000),
  PROVIDER_PAGE_SIZE: z.coerce.number().int().min(1).max(100).default(50),
  /** How long a provider's reply answers everybody who asks the same; its terms say how long that may be. 0 asks each time. */
  PROVIDER_CACHE_MS: Milliseconds.max(60 * 60_000).default(5 * 60_000),
  /** How many searches a process asks providers for at once; the others wait, each buyer's in their turn. */
  SEARCHES_AT_ONCE: z.coerce.number().int().min(1).default(4),
  /** How many searches a buyer may start; runs of saved searches do not count. */
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /** The same for a day. */
  SEARCHES_PER_DAY: z.coerce.number().int().min(1).default(500),
  SEARCHES_KEPT_PER_USER: z.coerce.number().int().min(1).default(50),
  /** How long a ranked home that no search of its buyer finds any more is kept; followed homes stay. */
  RANKED_HOMES_KEPT_MS: Milliseconds.default(90 * 24 * 60 * 60_000),
  SAVED_SEARCHES_PER_USER: z.coerce.number().int().min(1).default(20),
  /** How often an instant saved search runs. */
  SAVED_SEARCH_INSTANT_MS: Milliseconds.default(15 * 60_000),
  /** How long after the last word of a followed home's advert its provider is asked again. */
  TRACKED_LOOK_UP_MS: Milliseconds.default(60 * 60_000),
  SCORE_DISPLAY: z.enum(['score', 'plus90']).default('score'),
  LOCALITIES_FILE: z.string().default('.data/localities.csv'),
  /** A map of streets in the format PMTiles, which the gateway serves to browsers by ranges; it goes before MAP_TILES_URL. */
  MAP_FILE: z.string().optional(),
  /** Tiles of maps, with {z}, {x} and {y}; without either, maps show the coast, state borders and names. Their host has to allow it. */
  MAP_TILES_URL: z.url().optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors (openstreetmap.org/copyright)'),
  LISTING_MARKET_URL: z.url().optional(),
  /** The host by which adverts of the simulated market name their pictures; the gateway serves them. */
  LISTING_MARKET_PUBLIC_URL: z.url().default('http://listing-market'),
  ...providerSettings,
})
export type SearchSettings = z.output<typeof SearchSettings>
