import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientSecretOf, invoiceOf } from './testing/client-secret-of.ts'
import { startShop } from './testing/start-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeEach(async () => {
  shop = await startShop()
})
afterEach(() => shop.stop())

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()
const periodOf = async (id: string) => {
  const [item] = (await shop.stripe.subscriptions.retrieve(id)).items.data
  return [isoOf(item!.current_period_start), isoOf(item!.current_period_end)]
}
const active = async (price = shop.quarterly) => {
  const subscription = await shop.subscribe(price)
  await shop.pay(clientSecretOf(subscription))
  return subscription.id
}
const invoices = async () => (await shop.stripe.invoices.list({ customer: shop.customer.id })).data

describe('the first payment', () => {
  it('a new subscription waits for it, and is active once it is paid', async () => {
    const subscription = await shop.subscribe()
    expect(subscription.status).toBe('incomplete')
    expect(invoiceOf(subscription)).toMatchObject({ status: 'open', total: 3_000, amount_due: 3_000, currency: 'aud' })
    expect(await shop.pay(clientSecretOf(subscription))).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    const paid = await shop.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(paid.status).toBe('active')
    expect(paid.default_payment_method).toMatch(/^pm_/)
    expect(invoiceOf(paid)).toMatchObject({ status: 'paid', amount_paid: 3_000, amount_remaining: 0 })
    expect(await periodOf(subscription.id)).toEqual(['2026-11-20T00:00:00.000Z', '2027-02-20T00:00:00.000Z'])
  })

  it('an unpaid subscription expires after 23 hours and its invoice is void', async () => {
    const { id, latest_invoice } = await shop.subscribe()
    await shop.simulator.clock.advance({ ms: 23 * 3_600_000 - 1_000 })
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('incomplete')
    await shop.simulator.clock.advance({ ms: 1_000 })
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired')
    expect((await shop.stripe.invoices.retrieve((latest_invoice as { id: string }).id)).status).toBe('void')
  })
})

describe('as time passes', () => {
  it('each period is billed at its end, and the 31st is restored after short months', async () => {
    await shop.simulator.clock.advance({ days: 11 + 30 })
    const id = await active()
    expect(await periodOf(id)).toEqual(['2026-12-31T00:00:00.000Z', '2027-03-31T00:00:00.000Z'])
    await shop.simulator.clock.advance({ days: 90 })
    expect(await periodOf(id)).toEqual(['2027-03-31T00:00:00.000Z', '2027-06-30T00:00:00.000Z'])
    await shop.simulator.clock.advance({ days: 190 })
    expect(await periodOf(id)).toEqual(['2027-09-30T00:00:00.000Z', '2027-12-31T00:00:00.000Z'])
    expect((await invoices()).map(({ billing_reason, status, total }) => [billing_reason, status, total])).toEqual([
      ['subscription_cycle', 'paid', 3_000],
      ['subscription_cycle', 'paid', 3_000],
      ['subscription_cycle', 'paid', 3_000],
      ['subscription_create', 'paid', 3_000],
    ])
  })

  it('a failing card makes it past due, is retried on days 3, 8 and 15, then the subscription ends', async () => {
    const id = await active()
    await giveCard(id, 'pm_card_chargeCustomerFail')
    await shop.simulator.clock.advance({ days: 92 })
    const attempts: number[] = []
    for (const days of [0, 2, 1, 4, 1, 6]) {
      await shop.simulator.clock.advance({ days })
      expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('past_due')
      attempts.push((await invoices())[0]!.attempt_count)
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 3])
    await shop.simulator.clock.advance({ days: 1 })
    expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null })
  })

  it('a new card brings it back', async () => {
    const id = await active()
    await giveCard(id, 'pm_card_chargeCustomerFail')
    await shop.simulator.clock.advance({ days: 92 })
    const pastDue = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] })
    await shop.pay(clientSecretOf(pastDue), '5555555555554444')
    const back = await shop.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })
    expect(back).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '4444' } } })
  })

  it('a cancelled subscription runs to the end of its period, and can be resumed until then', async () => {
    const id = await active()
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    const [, end] = await periodOf(id)
    const cancelled = await shop.stripe.subscriptions.retrieve(id)
    expect([cancelled.status, isoOf(cancelled.cancel_at!)]).toEqual(['active', end])
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false })
    await shop.simulator.clock.advance({ days: 93 })
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('active')
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await shop.simulator.clock.advance({ days: 93 })
    const ended = await shop.stripe.subscriptions.retrieve(id)
    expect([ended.status, isoOf(ended.ended_at!)]).toEqual(['canceled', '2027-05-20T00:00:00.000Z'])
  })
})

describe('a change of plan', () => {
  it('credits the rest of the period to the second and begins a new one', async () => {
    const id = await active()
    await shop.simulator.clock.advance({ days: 46 })
    await changeTo(id, shop.annual.id)
    const [invoice] = await invoices()
    expect(invoice!.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [-1_500, 'Unused time on Verandah'],
      [10_000, '1 × Verandah'],
    ])
    expect(invoice).toMatchObject({ total: 8_500, amount_paid: 8_500, billing_reason: 'subscription_update' })
    expect(await periodOf(id)).toEqual(['2027-01-05T00:00:00.000Z', '2028-01-05T00:00:00.000Z'])
  })

  it('leaves a credit when the new plan is cheaper, which the next invoices use up', async () => {
    const id = await active(shop.annual)
    await changeTo(id, shop.quarterly.id)
    expect((await invoices())[0]).toMatchObject({
      total: -7_000,
      amount_due: 0,
      ending_balance: -7_000,
      status: 'paid',
    })
    await shop.simulator.clock.advance({ days: 93 })
    expect((await invoices())[0]).toMatchObject({ total: 3_000, amount_due: 0, ending_balance: -4_000 })
    await shop.simulator.clock.advance({ days: 183 })
    expect((await invoices())[0]).toMatchObject({ total: 3_000, starting_balance: -1_000, amount_paid: 2_000 })
  })

  it('changes nothing when the payment fails', async () => {
    const id = await active()
    await giveCard(id, 'pm_card_chargeCustomerFail')
    await expect(changeTo(id, shop.annual.id)).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
    expect((await shop.stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe(shop.quarterly.id)
    expect(await invoices()).toHaveLength(1)
  })
})

const giveCard = async (id: string, payment_method: string) => {
  const setup = await shop.stripe.setupIntents.create({ customer: shop.customer.id, payment_method, confirm: true })
  expect(setup.status).toBe('succeeded')
  await shop.stripe.subscriptions.update(id, { default_payment_method: setup.payment_method as string })
}

const changeTo = async (id: string, price: string) => {
  const [item] = (await shop.stripe.subscriptions.retrieve(id)).items.data
  return shop.stripe.subscriptions.update(id, {
    items: [{ id: item!.id, price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  })
}
