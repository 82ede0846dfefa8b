import { serviceNames, type ServiceName } from '@verandah/contracts'
import { Milliseconds, PublicUrl } from '@verandah/kit'
import * as z from 'zod'
import { isMapFile } from './serve-map-file.ts'

/** `AUTH_URL`, `SEARCH_URL` and so on: where each service answers. */
type UrlSetting = `${Uppercase<ServiceName>}_URL`
export const urlSettingOf = (service: ServiceName) => `${service.toUpperCase()}_URL` as UrlSetting

const ServiceUrl = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })

const serviceUrls = Object.fromEntries(serviceNames.map((name) => [urlSettingOf(name), ServiceUrl])) as Record<
  UrlSetting,
  typeof ServiceUrl
>

export const GatewaySettings = z.object({
  ...serviceUrls,
  PUBLIC_URL: PublicUrl,
  /** Pictures of sample homes come from here; absent when listings are real. */
  LISTING_MARKET_URL: ServiceUrl.optional(),
  /** Where it is set, pages may load Stripe's form. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'expected a key that begins with pk_').optional(),
  /** A map of streets in the format PMTiles: signed-in browsers read ranges of it. */
  MAP_FILE: z.string().refine(isMapFile, 'expected a file in the format PMTiles, version 3').optional(),
  /** Tiles of maps: browsers may load pictures from their host. */
  MAP_TILES_URL: ServiceUrl.optional(),
  /** How many proxies stand before us and may say who the client is. */
  TRUST_PROXY: z.coerce.number('expected a whole number').int().min(0).default(0),
  /** Calls of one session, or of one address without a session; ten times as many of all sessions at one address. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number('expected a whole number').int().positive().default(1200),
  UPSTREAM_CONNECT_TIMEOUT_MS: Milliseconds.default(2_000),
  /** Longer than the longest held request. */
  UPSTREAM_TIMEOUT_MS: Milliseconds.default(30_000),
})
export type GatewaySettings = z.output<typeof GatewaySettings>
