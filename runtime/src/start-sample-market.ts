import { join } from 'node:path'
import type { Logger } from '@verandah/kit'
import type { RuntimeSettings } from './settings.ts'

export interface SampleMarket {
  /** What the services' settings gain by it. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

const none: SampleMarket = { environment: {}, close: () => Promise.resolve() }

/** Without a provider's key, sample listings stand in: the simulated market behind the real providers' wire formats. */
export const startSampleMarket = async (settings: RuntimeSettings, log: Logger): Promise<SampleMarket> => {
  const isWanted = settings.SERVICES.includes('search') && settings.NATS_URL === undefined
  if (!isWanted || settings.DOMAIN_CLIENT_ID !== undefined || settings.LISTING_MARKET_URL !== undefined) return none
  const { startListingMarket } = await import('@verandah/listing-market')
  const folder = settings.REAXML_FEED_FOLDER ?? join(settings.DATA_DIR, 'feeds')
  const market = await startListingMarket({ publicUrl: 'http://listing-market', reaxmlFolder: folder })
  log.info({ url: market.url }, 'no provider key is set: homes are sample listings')
  return { environment: { LISTING_MARKET_URL: market.url, REAXML_FEED_FOLDER: folder }, close: () => market.close() }
}
