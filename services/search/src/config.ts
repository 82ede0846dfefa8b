import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'

/** Settings of the search service; names are environment variables. */
export const SearchSettings = z.object({
  SEARCH_DEADLINE_MS: Milliseconds.default(20_000),
  PROVIDER_DEADLINE_MS: Milliseconds.default(8_000),
  PROVIDER_ATTEMPT_MS: Milliseconds.default(4_000),
  PROVIDER_PAGE_SIZE: z.coerce.number().int().min(1).max(100).default(50),
  SEARCHES_KEPT_PER_USER: z.coerce.number().int().min(1).default(50),
  /** How long a ranked home that no search of its buyer finds any more is kept; followed homes stay. */
  RANKED_HOMES_KEPT_MS: Milliseconds.default(90 * 24 * 60 * 60_000),
  SAVED_SEARCHES_PER_USER: z.coerce.number().int().min(1).default(20),
  /** How often a saved search runs that shall tell at once. */
  SAVED_SEARCH_INSTANT_MS: Milliseconds.default(15 * 60_000),
  /** How often a provider is asked for the adverts of a home that somebody follows. */
  TRACKED_LOOK_UP_MS: Milliseconds.default(60 * 60_000),
  SCORE_DISPLAY: z.enum(['score', 'plus90']).default('score'),
  LOCALITIES_FILE: z.string().default('.data/localities.csv'),
  /** Tiles of maps, with {z}, {x} and {y}; absent means a plain map. Their host has to allow it. */
  MAP_TILES_URL: z.url().optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors (openstreetmap.org/copyright)'),
  LISTING_MARKET_URL: z.url().optional(),
  /** The host by which adverts of the simulated market name their pictures; the gateway serves them. */
  LISTING_MARKET_PUBLIC_URL: z.url().default('http://listing-market'),
  DOMAIN_CLIENT_ID: z.string().optional(),
  DOMAIN_CLIENT_SECRET: z.string().optional(),
  DOMAIN_API_URL: z.url().default('https://api.domain.com.au'),
  DOMAIN_AUTH_URL: z.url().default('https://auth.domain.com.au'),
  REAXML_FEED_FOLDER: z.string().optional(),
  REAXML_FEED_URLS: z.string().optional(),
})
export type SearchSettings = z.output<typeof SearchSettings>
