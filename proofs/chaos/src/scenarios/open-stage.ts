import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startListingMarket } from '@verandah/listing-market'
import { startSmtp } from '@verandah/notifications/testing'
import { collectEnds, type OnEnd } from '@verandah/runtime/testing/collect-ends'
import { startFleet, type Fleet } from '@verandah/runtime/testing/start-fleet'
import { startKillableProduct } from '@verandah/runtime/testing/start-killable-product'
import type { Stage } from './play-story.ts'

/** Settings of every run: no rate limits, no search deadlines, and fast updates. */
const settings = {
  LOG_LEVEL: 'error',
  PASSWORD_HASH_MEMORY_KIB: '64',
  REGISTRATIONS_PER_ADDRESS: '100000',
  LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  ENQUIRIES_PER_ADDRESS: '100000',
  ENQUIRY_TO: 'team@verandah.test',
  CONFIRM_EMAIL: 'false',
  SEARCH_DEADLINE_MS: '120000',
  PROVIDER_DEADLINE_MS: '60000',
  SAVED_SEARCH_INSTANT_MS: '1000',
}

export interface FleetStage extends Stage {
  readonly natsUrl: string
  readonly fleet: Fleet
  readonly onEnd: OnEnd
}

/** Runs `work` with every process of the product separate, and cleans up. */
export async function withFleet<Result>(
  work: (stage: FleetStage) => Promise<Result>,
  more: Readonly<Record<string, string>> = {},
  options?: Parameters<typeof startFleet>[1],
): Promise<Result> {
  const { onEnd, endAll } = collectEnds()
  try {
    const smtp = await startSmtp()
    onEnd(smtp.close)
    const fleet = await startFleet({ ...settings, SMTP_URL: smtp.url, ...more }, options)
    onEnd(fleet.stop)
    const stripeUrl = `http://127.0.0.1:${fleet.part('stripe').port}`
    return await work({ ...fleet, dataFolder: fleet.folder, smtp, stripeUrl, fleet, onEnd })
  } finally {
    await endAll()
  }
}

/** Runs `work` with an undisturbed one-process product and its own market. */
export async function withCalmProduct<Result>(
  work: (stage: Stage) => Promise<Result>,
  marketStartsAt: Date,
): Promise<Result> {
  const { onEnd, endAll } = collectEnds()
  try {
    const dataFolder = await mkdtemp(join(tmpdir(), 'verandah-calm-'))
    onEnd(() => rm(dataFolder, { recursive: true, force: true }))
    const smtp = await startSmtp()
    const market = await startListingMarket({
      seed: 3121,
      publicUrl: 'http://listing-market',
      startsAt: marketStartsAt,
    })
    onEnd(smtp.close, market.close)
    const product = await startKillableProduct({
      ...settings,
      DATA_DIR: dataFolder,
      SMTP_URL: smtp.url,
      LISTING_MARKET_URL: market.url,
      REAXML_FEED_FOLDER: join(dataFolder, 'feeds'),
      LOCALITIES_FILE: join(dataFolder, 'localities.csv'),
    })
    onEnd(product.stop)
    const storeUrl = await readFile(join(dataFolder, 'store-url'), 'utf8')
    return await work({ url: product.url, storeUrl, dataFolder, marketUrl: market.url, smtp })
  } finally {
    await endAll()
  }
}
