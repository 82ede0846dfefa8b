import { openStreetMapTiles } from '@verandah/contracts'
import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'
import { providerSettings } from '@verandah/listing-providers'

/** Settings of the search service and of its providers; names are environment variables. */
export const SearchSettings = z.object({
  /** Longest time a search may take, from its turn on, before it completes with what it has. */
  SEARCH_DEADLINE_MS: Milliseconds.default(20_000),
  /** Longest time a search may wait for its turn before it fails. Runs of saved searches wait on. */
  SEARCH_WAIT_MS: Milliseconds.default(180_000),
  /** Longest time a provider may take for one search, over all its pages. */
  PROVIDER_DEADLINE_MS: Milliseconds.default(8_000),
  /** Timeout of one call to a provider. */
  PROVIDER_ATTEMPT_MS: Milliseconds.default(4_000),
  /** Listings asked for per page of a provider. */
  PROVIDER_PAGE_SIZE: z.coerce.number().int().min(1).max(100).default(50),
  /** How long a provider's reply serves equal searches; check the provider's terms. 0 disables it. */
  PROVIDER_CACHE_MS: Milliseconds.max(60 * 60_000).default(5 * 60_000),
  /** Searches a process runs at once; others queue, fairly between buyers. */
  SEARCHES_AT_ONCE: z.coerce.number().int().min(1).default(4),
  /** Searches a buyer may start per minute; runs of saved searches do not count. */
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /** Searches a buyer may start per day; runs of saved searches do not count. */
  SEARCHES_PER_DAY: z.coerce.number().int().min(1).default(500),
  /** Searches kept per buyer; older ones are deleted. */
  SEARCHES_KEPT_PER_USER: z.coerce.number().int().min(1).default(50),
  /**
   * How long a ranked home is kept after the last of its buyer's searches that found it; followed homes are kept
   * longer.
   */
  RANKED_HOMES_KEPT_MS: Milliseconds.default(90 * 24 * 60 * 60_000),
  /**
   * How long the pages of providers' replies are kept; at least an hour, so that every search that asked for them has
   * ended.
   */
  SEARCH_PAGES_KEPT_MS: Milliseconds.min(60 * 60_000).default(24 * 60 * 60_000),
  /** How long a buyer may bring back an own home that they deleted. */
  DELETED_HOMES_KEPT_MS: Milliseconds.default(30 * 24 * 60 * 60_000),
  /** How long an ended follow is remembered; at least eight days, longer than an event can be redelivered. */
  ENDED_TRACKING_KEPT_MS: Milliseconds.min(8 * 24 * 60 * 60_000).default(30 * 24 * 60 * 60_000),
  /** Saved searches a buyer may have. */
  SAVED_SEARCHES_PER_USER: z.coerce.number().int().min(1).default(20),
  /** Interval between runs of an instant saved search. */
  SAVED_SEARCH_INSTANT_MS: Milliseconds.default(15 * 60_000),
  /** Interval between look-ups of the advert of a followed home. */
  TRACKED_LOOK_UP_MS: Milliseconds.default(60 * 60_000),
  /** How long a sale counts as evidence of what homes of its suburb sell for; check the provider's terms. */
  SALES_COUNTED_MS: Milliseconds.default(400 * 24 * 60 * 60_000),
  /**
   * Suburb whose ranked homes visitors see, as `Richmond VIC 3121`, or `off`. Unset: that one, where homes are samples.
   */
  SHOWCASE_SUBURB: z.string().trim().optional(),
  /** `score` shows the calculated score, `plus90` shows 90 plus its last digit. */
  SCORE_DISPLAY: z.enum(['score', 'plus90']).default('score'),
  /** File of localities that replaces the built-in gazetteer where it exists. */
  LOCALITIES_FILE: z.string().default('.data/localities.csv'),
  /** Folder of tables of duty, grants and fees (`*.json`) that take the place of built-in ones; docs/true-cost.md. */
  COST_TABLES_FOLDER: z.string().optional(),
  /** Street map in PMTiles format, served by the gateway; takes precedence over `MAP_TILES_URL`. */
  MAP_FILE: z.string().optional(),
  /**
   * Map tiles with {z}, {x} and {y}. Without either, maps show coast, state borders and names. The host must allow it.
   */
  MAP_TILES_URL: z.url().optional(),
  /**
   * Map tiles that a map offers where neither is set; browsers load them after a press on "Show streets". `off`: no
   * offer.
   */
  MAP_STREETS_OFFER: z
    .union([z.literal('off'), z.url('expected off, or an address with {z}, {x} and {y}')])
    .default(openStreetMapTiles),
  /** Attribution shown on maps with tiles. */
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors (openstreetmap.org/copyright)'),
  /** Address of the sample market. */
  LISTING_MARKET_URL: z.url().optional(),
  /** Host in picture addresses of the sample market; the gateway serves them. */
  LISTING_MARKET_PUBLIC_URL: z.url().default('http://listing-market'),
  ...providerSettings,
})
export type SearchSettings = z.output<typeof SearchSettings>
