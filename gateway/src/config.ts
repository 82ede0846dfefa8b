import { openStreetMapTiles, serviceNames, type ServiceName } from '@verandah/contracts'
import { Milliseconds, PublicUrl } from '@verandah/kit'
import * as z from 'zod'
import { isMapFile } from './serve-map-file.ts'

/** `AUTH_URL`, `SEARCH_URL` and so on: where each service answers. */
type UrlSetting = `${Uppercase<ServiceName>}_URL`
export function urlSettingOf(service: ServiceName) {
  return `${service.toUpperCase()}_URL` as UrlSetting
}

const ServiceUrl = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })

const serviceUrls = Object.fromEntries(
  serviceNames.map((name) => [urlSettingOf(name), ServiceUrl.describe(`Address of the ${name} service.`)]),
) as Record<UrlSetting, typeof ServiceUrl>

export const GatewaySettings = z.object({
  ...serviceUrls,
  PUBLIC_URL: PublicUrl,
  /** Source of the pictures of sample homes. Unset where listings are real. */
  LISTING_MARKET_URL: ServiceUrl.optional(),
  /** Stripe's public key; where it is set, pages may load Stripe's form. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'expected a key that begins with pk_').optional(),
  /** Street map in PMTiles format; signed-in browsers read ranges of it. */
  MAP_FILE: z.string().refine(isMapFile, 'expected a file in the format PMTiles, version 3').optional(),
  /** Map tiles; browsers may load images from this host. */
  MAP_TILES_URL: ServiceUrl.optional(),
  /**
   * Map tiles offered by "Show streets" where neither is set; browsers may load images from this host. `off`: no offer.
   */
  MAP_STREETS_OFFER: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'expected off, or an http or https address' })])
    .default(openStreetMapTiles),
  /** Number of proxies in front of the gateway whose `X-Forwarded-*` headers are trusted. */
  TRUST_PROXY: z.coerce.number('expected a whole number').int().min(0).default(0),
  /**
   * Calls per minute of a session, or of an IP address without one; all sessions of an address share ten times this.
   */
  RATE_LIMIT_PER_MINUTE: z.coerce.number('expected a whole number').int().positive().default(1200),
  /** Longest wait for a connection to a service. */
  UPSTREAM_CONNECT_TIMEOUT_MS: Milliseconds.default(2_000),
  /** Longest wait for an answer of a service; longer than the longest held request. */
  UPSTREAM_TIMEOUT_MS: Milliseconds.default(30_000),
})
export type GatewaySettings = z.output<typeof GatewaySettings>
