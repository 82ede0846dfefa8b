import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { receiveStripeWebhook } from '@verandah/contracts'
import type { Logger } from '@verandah/kit'
import type { RuntimeSettings } from './settings.ts'

export interface PaymentStandIn {
  /** What the services' settings gain by it. */
  readonly environment: Readonly<Record<string, string>>
  /** Webhooks go this way once the gateway stands. */
  sendWebhooksTo(gatewayUrl: string): void
  close(): Promise<void>
}

const none: PaymentStandIn = { environment: {}, sendWebhooksTo: () => undefined, close: () => Promise.resolve() }

/** Without a key of Stripe's, a stand-in takes test cards, so that plans can be tried on one machine. */
export const startPaymentStandIn = async (settings: RuntimeSettings, log: Logger): Promise<PaymentStandIn> => {
  const isWanted = settings.SERVICES.includes('billing') && settings.NATS_URL === undefined
  if (!isWanted || settings.STRIPE_SECRET_KEY !== undefined || settings.STRIPE_API_URL !== undefined) return none
  const { startStripeSimulator } = await import('@verandah/stripe-simulator')
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  const simulator = await startStripeSimulator({
    webhookSecret: secret,
    file: join(settings.DATA_DIR, 'stripe-simulator.json'),
  })
  log.info({ url: simulator.url }, 'no Stripe key is set: payments are made with test cards')
  return {
    environment: { STRIPE_API_URL: simulator.url, STRIPE_WEBHOOK_SECRET: secret },
    sendWebhooksTo: (gatewayUrl) => simulator.deliveries.set({ url: `${gatewayUrl}${receiveStripeWebhook.path}` }),
    close: () => simulator.close(),
  }
}
