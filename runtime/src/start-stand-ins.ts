import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { receiveStripeWebhook } from '@verandah/contracts'
import type { Environment, Logger } from '@verandah/kit'
import type { RuntimeSettings } from './settings.ts'

interface StandIn {
  /** Settings that it adds for the services. */
  readonly environment: Environment
  /** Called with the gateway's address once it listens. */
  onGateway?(url: string): void
  close(): Promise<void>
}

/** Starts stand-ins for providers and payments without keys. */
export async function startStandIns(settings: RuntimeSettings, log: Logger) {
  const started: StandIn[] = []
  if (isWanted('search', settings, ['DOMAIN_CLIENT_ID', 'PROPTRACK_API_KEY', 'LISTING_MARKET_URL']))
    started.push(await startSampleMarket(settings, log))
  if (isWanted('billing', settings, ['STRIPE_SECRET_KEY', 'STRIPE_API_URL']))
    started.push(await startPayments(settings, log))
  return {
    environment: Object.assign({}, ...started.map(({ environment }) => environment)) as Environment,
    onGateway: (url: string) => started.forEach((standIn) => standIn.onGateway?.(url)),
    close: async () => {
      for (const standIn of started.toReversed()) await standIn.close()
    },
  }
}

const isWanted = (
  service: 'search' | 'billing',
  settings: RuntimeSettings,
  realOnes: readonly (keyof RuntimeSettings)[],
): boolean =>
  settings.SERVICES.includes(service) &&
  [...realOnes, 'NATS_URL' as const].every((name) => settings[name] === undefined)

/** Starts the simulated market, with the real providers' wire formats. */
const startSampleMarket = async (settings: RuntimeSettings, log: Logger): Promise<StandIn> => {
  const { startListingMarket } = await import('@verandah/listing-market')
  const folder = settings.REAXML_FEED_FOLDER ?? join(settings.DATA_DIR, 'feeds')
  const market = await startListingMarket({
    publicUrl: 'http://listing-market',
    reaxmlFolder: folder,
    feeds: settings.SAMPLE_FEEDS,
  })
  log.info({ url: market.url }, 'no provider key is set: homes are sample listings')
  return { environment: { LISTING_MARKET_URL: market.url, REAXML_FEED_FOLDER: folder }, close: () => market.close() }
}

/** Starts the payment stand-in: accepts test cards, so that plans can be tried. */
const startPayments = async (settings: RuntimeSettings, log: Logger): Promise<StandIn> => {
  const { startStripeSimulator } = await import('@verandah/stripe-simulator')
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`
  const simulator = await startStripeSimulator({
    webhookSecret,
    file: join(settings.DATA_DIR, 'stripe-simulator.json'),
  })
  log.info({ url: simulator.url }, 'no Stripe key is set: payments are made with test cards')
  return {
    environment: { STRIPE_API_URL: simulator.url, STRIPE_WEBHOOK_SECRET: webhookSecret },
    onGateway: (url) => simulator.deliveries.set({ url: `${url}${receiveStripeWebhook.path}` }),
    close: () => simulator.close(),
  }
}
