import { cancelSubscription, resumeSubscription } from '@verandah/contracts'
import { startStripeSimulator } from '@verandah/stripe-simulator'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { listSubscriptions } from './stripe-subscription.ts'
import { giveCard } from './testing/give-card.ts'
import { payAtStripe } from './testing/pay-at-stripe.ts'
import { type Billing, dayMs, startBilling } from './testing/start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

describe('changing the plan', () => {
  it('credits the rest of the period, charges the difference and begins a new period', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe('quarterly')
    const { currentPeriodEnd } = await buyer.subscription()
    const quarterMs = new Date(currentPeriodEnd!).getTime() - billing.clock.now().getTime()
    await billing.pass(quarterMs / dayMs / 2)
    expect((await buyer.choose('annual')).body).toEqual({ plan: 'annual' })
    await billing.idle()
    expect(await buyer.subscription()).toMatchObject({ plan: 'annual', status: 'active' })
    expect((await buyer.invoices())[0]).toMatchObject({ totalCents: 8_500, amountPaidCents: 8_500, gstCents: 773 })
    expect(billing.published(buyer.userId).at(-1)).toMatchObject({ plan: 'annual', status: 'active' })
  })

  it('leaves everything as it was when the card is declined', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe('quarterly')
    await giveCard(billing, buyer, 'pm_card_chargeCustomerFail')
    await billing.service.call(cancelSubscription, { as: buyer.asUser() })
    expect(await buyer.choose('annual')).toMatchObject({ status: 409, body: { code: 'payment-declined' } })
    expect(await buyer.subscription()).toMatchObject({ plan: 'quarterly', status: 'active', cancelAtPeriodEnd: true })
    await giveCard(billing, buyer, 'pm_card_visa')
    expect(await buyer.choose('annual')).toMatchObject({ status: 200 })
    expect(await buyer.subscription()).toMatchObject({ plan: 'annual', cancelAtPeriodEnd: false })
  })

  it('choosing the current plan revokes a cancellation', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe('annual')
    await billing.service.call(cancelSubscription, { as: buyer.asUser() })
    expect((await buyer.choose('annual')).body).toEqual({ plan: 'annual' })
    expect(await buyer.subscription()).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it('choosing, cancelling or resuming the current state makes no call to Stripe', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe('annual')
    const changes = async () =>
      (await billing.stripe.events.list({ type: 'customer.subscription.updated', limit: 100 })).data.length
    const before = await changes()
    await buyer.choose('annual')
    await billing.service.call(resumeSubscription, { as: buyer.asUser() })
    expect(await changes()).toBe(before)
    for (let times = 0; times < 2; times += 1) await billing.service.call(cancelSubscription, { as: buyer.asUser() })
    expect(await changes()).toBe(before + 1)
  })

  it('collects overdue payments first', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe('quarterly')
    await giveCard(billing, buyer, 'pm_card_chargeCustomerFail')
    await billing.pass(93)
    const { body } = await buyer.choose('annual')
    expect(body).toMatchObject({ plan: 'quarterly', amountDueCents: 3_000 })
    expect(body.clientSecret).toMatch(/_secret_/)
  })
})

it('of two plans that were paid before either was known the older ends, and its money is credited', async () => {
  const buyer = billing.aBuyer()
  billing.simulator.deliveries.set({ hold: true })
  const both = await Promise.all([buyer.choose('quarterly'), buyer.choose('annual')])
  for (const { body } of both) await payAtStripe(billing, body.clientSecret)
  billing.simulator.deliveries.set({ hold: false })
  await billing.idle()
  const { plan, subscriptionId } = await buyer.subscription()
  const customer = (await billing.stripe.subscriptions.retrieve(subscriptionId!)).customer as string
  const { data } = await billing.stripe.subscriptions.list({ customer })
  expect(data.map(({ id }) => id)).toEqual([subscriptionId])
  expect(await billing.stripe.customers.retrieve(customer)).toMatchObject({
    balance: plan === 'annual' ? -3_000 : -10_000,
  })
})

it('a plan whose price has changed since the build before is sold at the new price, the other as it was', async () => {
  const simulator = await startStripeSimulator({ now: () => billing.clock.now() })
  const { host, port } = simulator
  const stripe = new Stripe('sk_test_operator', { host, port, protocol: 'http', telemetry: false })
  const product = (await stripe.products.create({ name: 'Verandah' })).id
  const before = { product, currency: 'aud', lookup_key: 'verandah_annual', unit_amount: 8_000 }
  await stripe.prices.create({ ...before, recurring: { interval: 'year' } })
  const quarterly = { product, currency: 'aud', lookup_key: 'verandah_quarterly', unit_amount: 3_000 }
  const { id } = await stripe.prices.create({ ...quarterly, recurring: { interval: 'month', interval_count: 3 } })
  const priceOf = createCatalogue(async (work) => work(stripe))
  const annual = await priceOf('annual')
  const { data } = await stripe.prices.list()
  expect(data.find((price) => price.id === annual)).toMatchObject({ unit_amount: 10_000 })
  expect([await priceOf('quarterly'), data.length]).toEqual([id, 3])
  await simulator.close()
})

it('a buyer’s subscriptions are all read, though a page of Stripe’s list has a hundred', async () => {
  const simulator = await startStripeSimulator({ now: () => billing.clock.now() })
  const { host, port } = simulator
  const stripe = new Stripe('sk_test_operator', { host, port, protocol: 'http', telemetry: false })
  const price = await createCatalogue(async (work) => work(stripe))('annual')
  const customer = (await stripe.customers.create({})).id
  const abandoned = { customer, items: [{ price }], payment_behavior: 'default_incomplete' as const }
  await Promise.all(Array.from({ length: 101 }, () => stripe.subscriptions.create(abandoned)))
  expect(await listSubscriptions(async (work) => work(stripe), customer)).toHaveLength(101)
  await simulator.close()
})
