import express from 'express'
import type { Quota } from './domain-api/enforce-quota.ts'
import { createDomainRouter } from './domain-api/domain-router.ts'
import type { Faults, Latency } from './domain-api/inject-faults.ts'
import type { ClientCredentials } from './domain-api/issue-tokens.ts'
import { sampleCredentials } from './domain-api/issue-tokens.ts'
import { listen } from './http/listen.ts'
import { advanceMarket, describeMarket } from './http/market-routes.ts'
import type { Market } from './market/create-market.ts'
import { createMarket } from './market/create-market.ts'
import type { Sale } from './market/homes-for-sale.ts'
import type { Locate } from './places/create-atlas.ts'
import { createAtlas } from './places/create-atlas.ts'
import type { MarketLocality } from './places/locality.ts'

export interface ListingMarketOptions {
  seed?: number
  /** 0, the default, takes a free one. */
  port?: number
  host?: string
  now?: () => Date
  /** Before `/pictures/...` in what providers say; the market's own address by default, '' for addresses without a host. */
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
  close(): Promise<void>
}

const usualQuota: Quota = { perMinute: 1_000, perDay: 100_000 }

export const startListingMarket = async (options: ListingMarketOptions = {}): Promise<ListingMarket> => {
  const { seed = 3121, port = 0, host = '127.0.0.1', now = () => new Date() } = options
  const market = createMarket({ seed, now, atlas: createAtlas(options.localities ?? [], options.locate) })
  let publicUrl = options.publicUrl ?? ''
  const app = createApp(market, options, now, () => publicUrl)
  const server = await listen(app, port, host)
  publicUrl = options.publicUrl ?? server.url
  return { url: server.url, salesIn: market.salesIn, advance: market.advance, close: server.close }
}

const createApp = (market: Market, options: ListingMarketOptions, now: () => Date, publicUrl: () => string) => {
  const app = express().disable('x-powered-by')
  app.get('/_market', describeMarket(market))
  app.post(
    '/_market/advance',
    express.json(),
    advanceMarket(market, () => Promise.resolve()),
  )
  app.use(
    '/v1',
    createDomainRouter({
      market,
      publicUrl,
      now,
      credentials: options.credentials ?? sampleCredentials,
      tokenLifeSeconds: options.tokenLifeSeconds ?? 3_600,
      quota: { ...usualQuota, ...options.quota },
      faults: options.faults ?? {},
      latencyMs: options.latencyMs ?? { min: 0, max: 0 },
    }),
  )
  return app
}
