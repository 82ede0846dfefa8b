import { type AccessClaims, SubscriptionChanged } from '@verandah/contracts'
import { createTestClock, startTestService } from '@verandah/kit/testing'
import { startStripeSimulator } from '@verandah/stripe-simulator'
import { Stripe } from 'stripe'
import { billing } from '../index.ts'
import { createBuyer } from './create-buyer.ts'

export const webhookSecret = 'whsec_of_the_test'
export const dayMs = 24 * 60 * 60 * 1000

/** Starts the service as on one machine: with the simulator instead of Stripe, both on one clock. */
export async function startBilling(environment: Record<string, string> = {}) {
  const clock = createTestClock()
  const simulator = await startStripeSimulator({ now: () => clock.now(), webhookSecret })
  const settings = { STRIPE_API_URL: simulator.url, STRIPE_WEBHOOK_SECRET: webhookSecret, ...environment }
  const service = await startTestService(billing, { environment: settings, clock })
  const webhookUrl = `${service.url}/api/webhooks/stripe`
  simulator.deliveries.set({ url: webhookUrl })
  const { host, port } = simulator
  const idle = async () => {
    await simulator.deliveries.idle()
    await service.idle()
  }
  return {
    service,
    simulator,
    clock,
    webhookUrl,
    /** As an operator at Stripe's dashboard. */
    stripe: new Stripe('sk_test_operator', { host, port, protocol: 'http', telemetry: false }),
    idle,
    pass: async (days: number) => {
      clock.advance(days * dayMs)
      await simulator.clock.advance({})
      await idle()
    },
    published: (userId: string) =>
      service.bus
        .published(SubscriptionChanged)
        .map(({ data }) => data)
        .filter((data) => data.userId === userId),
    aBuyer: (claims: Partial<AccessClaims> = {}) => createBuyer({ service, idle, clock }, claims),
    stop: async () => {
      await simulator.close()
      await service.stop()
    },
  }
}

export type Billing = Awaited<ReturnType<typeof startBilling>>
