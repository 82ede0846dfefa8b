import { connectStore, type Kit, type Store } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BillingSettings } from './config.ts'
import { createContext } from './context.ts'
import type { Subscription } from './domain/subscription.ts'
import { syncSubscription } from './sync-subscription.ts'
import { type Billing, startBilling } from './testing/start-billing.ts'

let billing: Billing
let store: Store
beforeAll(async () => {
  billing = await startBilling()
  store = await connectStore(billing.service.platform.storeUrl, 'verandah_billing')
})
afterAll(async () => {
  await store.close()
  await billing.stop()
})

const older: Subscription = {
  plan: 'quarterly',
  status: 'past_due',
  subscriptionId: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
}

it('a sync that loses its write to an older state asks Stripe again and stores the newer one', async () => {
  const buyer = billing.aBuyer()
  const { subscriptionId } = await buyer.subscribe()
  billing.simulator.deliveries.set({ hold: true })
  await billing.stripe.subscriptions.update(subscriptionId!, { cancel_at_period_end: true })
  const kit = { store, clock: billing.clock, settings: { STRIPE_API_URL: billing.simulator.url } }
  const context = createContext(kit as unknown as Kit<BillingSettings>)
  const { subscriptions } = context
  let isFirst = true
  const write = async (userId: string, version: number, subscription: Subscription) => {
    if (isFirst) await subscriptions.write(userId, version, older)
    isFirst = false
    return subscriptions.write(userId, version, subscription)
  }
  await syncSubscription({ ...context, subscriptions: { ...subscriptions, write } }, buyer.userId)
  expect(await subscriptions.of(buyer.userId)).toMatchObject({
    version: 3,
    status: 'active',
    cancelAtPeriodEnd: true,
  })
})

it('a subscription keeps its plan when the plan is sold with other months since', async () => {
  billing.simulator.deliveries.set({ hold: false })
  const buyer = billing.aBuyer()
  const { subscriptionId } = await buyer.subscribe()
  const { items } = await billing.stripe.subscriptions.retrieve(subscriptionId!)
  const { id, price } = items.data[0]!
  const former = await billing.stripe.prices.create({
    product: price.product as string,
    currency: 'aud',
    tax_behavior: 'inclusive',
    unit_amount: 5_000,
    lookup_key: 'verandah_quarterly_5000_6',
    recurring: { interval: 'month', interval_count: 6 },
    metadata: { plan: 'quarterly' },
  })
  await billing.stripe.subscriptions.update(subscriptionId!, {
    items: [{ id, price: former.id }],
    proration_behavior: 'always_invoice',
  })
  await billing.idle()
  expect(await buyer.subscription()).toMatchObject({ plan: 'quarterly', isActive: true, subscriptionId })
})
