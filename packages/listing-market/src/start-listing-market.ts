import type { Quota } from './domain-api/enforce-quota.ts'
import type { DomainOptions } from './domain-api/domain-router.ts'
import type { Faults, Latency } from './domain-api/inject-faults.ts'
import { type ClientCredentials, sampleCredentials } from './domain-api/issue-tokens.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './http/listen.ts'
import { createMarket, type Market } from './market/create-market.ts'
import type { Sale } from './market/homes-for-sale.ts'
import { createAtlas, type Locate } from './places/create-atlas.ts'
import { knownLocalities } from './places/known-localities.ts'
import type { MarketLocality } from './places/locality.ts'
import { createFeeds } from './reaxml/create-feeds.ts'
import { keepFeeds } from './reaxml/keep-feeds.ts'

export interface ListingMarketOptions {
  seed?: number
  /** 0, the default, takes a free one. */
  port?: number
  host?: string
  now?: () => Date
  /** Origin of the pictures' addresses in what providers say; the market's own by default. */
  publicUrl?: string
  credentials?: ClientCredentials
  tokenLifeSeconds?: number
  quota?: Partial<Quota>
  latencyMs?: Latency
  faults?: Faults
  /** Places with a REAXML feed; well-known ones by default. */
  localities?: readonly MarketLocality[]
  /** Coordinates of places that the market does not know itself. */
  locate?: Locate
  /** Where feeds are kept up to date, from the start on. */
  reaxmlFolder?: string
}

export interface ListingMarket {
  url: string
  /** Everything for sale in a place today, and what has just left the market: also which providers list it. */
  salesIn(place: MarketLocality): Sale[]
  advance(days: number): void
  /** The REAXML that agencies would send about a place today. */
  feedFor(place: MarketLocality): string
  /** A file for each place, whole at any moment; returns their names. */
  writeReaxmlFeed(folder: string): Promise<string[]>
  close(): Promise<void>
}

const usualQuota: Quota = { perMinute: 1_000, perDay: 100_000 }

export const startListingMarket = async (options: ListingMarketOptions = {}): Promise<ListingMarket> => {
  const { seed = 3121, port = 0, host = '127.0.0.1', now = () => new Date(), reaxmlFolder } = options
  const market = createMarket({ seed, now, atlas: createAtlas(options.localities ?? [], options.locate) })
  let publicUrl = options.publicUrl ?? ''
  const feeds = createFeeds(market, options.localities ?? knownLocalities, () => publicUrl)
  const keeper = keepFeeds(market, () => (reaxmlFolder === undefined ? undefined : feeds.write(reaxmlFolder)))
  const domain = domainOptions(market, options, now, () => publicUrl)
  const server = await listen(createApp({ domain, feeds, renewFeeds: keeper.renew }), port, host)
  publicUrl = options.publicUrl ?? server.url
  await keeper.renew()
  return {
    url: server.url,
    salesIn: market.salesIn,
    advance: market.advance,
    feedFor: feeds.feedFor,
    writeReaxmlFeed: feeds.write,
    close: async () => {
      keeper.stop()
      await server.close()
    },
  }
}

const domainOptions = (
  market: Market,
  options: ListingMarketOptions,
  now: () => Date,
  publicUrl: () => string,
): DomainOptions => ({
  market,
  publicUrl,
  now,
  credentials: options.credentials ?? sampleCredentials,
  tokenLifeSeconds: options.tokenLifeSeconds ?? 3_600,
  quota: { ...usualQuota, ...options.quota },
  faults: options.faults ?? {},
  latencyMs: options.latencyMs ?? { min: 0, max: 0 },
})
