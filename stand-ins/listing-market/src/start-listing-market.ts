import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Quota } from './domain-api/enforce-quota.ts'
import type { DomainOptions } from './domain-api/domain-router.ts'
import { createApp } from './http/create-app.ts'
import { createMarket } from './market/create-market.ts'
import type { Sale } from './market/homes-for-sale.ts'
import { createAtlas } from './places/create-atlas.ts'
import { knownLocalities } from './places/known-localities.ts'
import type { MarketLocality } from './places/locality.ts'
import { readGazetteer } from './places/read-gazetteer.ts'
import { createFeeds } from './reaxml/create-feeds.ts'

export interface ListingMarketOptions extends Partial<Omit<DomainOptions, 'market' | 'publicUrl' | 'quota'>> {
  seed?: number
  /** 0, the default, takes a free port. */
  port?: number
  host?: string
  /** Origin of picture URLs in adverts; the market's own by default. */
  publicUrl?: string
  quota?: Partial<Quota>
  /** Places with a REAXML feed; well-known ones by default. */
  localities?: readonly MarketLocality[]
  /** Where its clock begins and runs on from; now by default. Its day turns at midnight in the east (UTC+10). */
  startsAt?: Date | undefined
  /** The number of well-known places with a feed; all by default. */
  feeds?: number | undefined
  /** The folder in which feeds are kept up to date from the start. */
  reaxmlFolder?: string
}

export interface ListingMarket {
  url: string
  /** Everything for sale in a place today and recently ended sales, with the providers that list them. */
  salesIn(place: MarketLocality): Sale[]
  advance(days: number): void
  /** The REAXML feed of a place today. */
  feedFor(place: MarketLocality): string
  /** Writes one file per place, atomically; returns their names. */
  writeReaxmlFeed(folder: string): Promise<string[]>
  close(): Promise<void>
}

const usualQuota: Quota = { perMinute: 1_000, perDay: 100_000 }

export async function startListingMarket(options: ListingMarketOptions = {}): Promise<ListingMarket> {
  const { seed = 3121, port = 0, host = '127.0.0.1', localities, reaxmlFolder } = options
  const now = options.now ?? clockFrom(options.startsAt ?? new Date())
  const market = createMarket({ seed, now, atlas: createAtlas(localities ?? [], readGazetteer()) })
  let origin = options.publicUrl ?? ''
  const publicUrl = () => origin
  const feeds = createFeeds(market, {
    places: localities ?? knownLocalities.slice(0, options.feeds),
    publicUrl,
    keptIn: reaxmlFolder,
  })
  const domain: DomainOptions = {
    market,
    publicUrl,
    now,
    tokenLifeSeconds: options.tokenLifeSeconds ?? 3_600,
    quota: { ...usualQuota, ...options.quota },
    faults: options.faults ?? {},
  }
  const server = createServer(createApp(domain, feeds)).listen(port, host)
  await once(server, 'listening')
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  origin = options.publicUrl ?? url
  await feeds.renew()
  const close = () =>
    new Promise<void>((resolve) => {
      feeds.stop()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const { salesIn, advance } = market
  return { url, salesIn, advance, feedFor: feeds.feedFor, writeReaxmlFeed: feeds.write, close }
}

const clockFrom = (startsAt: Date) => {
  const aheadMs = startsAt.getTime() - Date.now()
  return () => new Date(Date.now() + aheadMs)
}
