import {
  cancelSubscription,
  receiveStripeWebhook,
  SubscriptionChanged,
  UserDeletionRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Billing, dayMs, startBilling, webhookSecret } from './testing/start-billing.ts'
import { giveCard } from './testing/give-card.ts'

let billing: Billing
beforeEach(async () => {
  billing = await startBilling()
})
afterEach(() => billing.stop())

const sign = (payload: string, { secret = webhookSecret, at = billing.clock.now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
const postSigned = (body: string, signature: string) =>
  billing.service.call(receiveStripeWebhook, { body, headers: { 'stripe-signature': signature } })
const post = (event: object) => {
  const body = JSON.stringify(event)
  return postSigned(body, sign(body))
}
const handled = () => billing.service.store.collection('webhook_events').countDocuments()
const statusesTold = (userId: string) => billing.published(userId).map(({ status }) => status)

describe('repetition', () => {
  it('events delivered twice take effect once', async () => {
    billing.simulator.deliveries.set({ duplicate: true })
    const buyer = billing.aBuyer()
    await buyer.subscribe()
    await billing.pass(93)
    expect(billing.published(buyer.userId).map(({ version, status }) => [version, status])).toEqual([
      [1, 'active'],
      [2, 'active'],
    ])
    expect(await buyer.invoices()).toHaveLength(2)
    expect(await handled()).toBe(new Set(billing.simulator.deliveries.sent.map(({ id }) => id)).size)
  })

  it('a handled event is not processed again', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe()
    const { data } = await billing.stripe.events.list({ type: 'customer.subscription.updated' })
    await post(data[0]!)
    const subscriptions = billing.service.store.collection('subscriptions')
    await subscriptions.updateOne({ _id: buyer.userId as never }, { $set: { status: 'past_due' } })
    await post(data[0]!)
    expect(await buyer.subscription()).toMatchObject({ status: 'past_due' })
    await post({ ...data[0]!, id: 'evt_news' })
    expect(await buyer.subscription()).toMatchObject({ status: 'active' })
  })

  it('all events at the same moment write one version after another', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe()
    billing.simulator.deliveries.set({ hold: true })
    await billing.pass(93)
    const { data } = await billing.stripe.events.list({ limit: 100 })
    const replies = await Promise.all([...data, ...data].map((event, at) => post({ ...event, id: `evt_${at}` })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await billing.service.idle()
    expect(billing.published(buyer.userId).map(({ version, status }) => [version, status])).toEqual([
      [1, 'active'],
      [2, 'active'],
    ])
    const stored = await billing.service.store.collection('invoices').find({ userId: buyer.userId }).toArray()
    expect(stored.map(({ status }) => status as string)).toEqual(['paid', 'paid'])
  })
})

describe('disorder', () => {
  it('events in the wrong order lead to the same state', async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe()
    const { deliveries } = billing.simulator
    deliveries.set({ hold: true, reorder: true })
    await giveCard(billing, buyer, 'pm_card_chargeCustomerFail')
    await billing.pass(93)
    await giveCard(billing, buyer, 'pm_card_visa')
    await billing.pass(3)
    await billing.service.call(cancelSubscription, { as: buyer.asUser() })
    await billing.pass(93)
    const before = deliveries.sent.length
    deliveries.set({ hold: false })
    await billing.idle()
    expect(deliveries.sent.slice(before)[0]?.type).toBe('customer.subscription.deleted')
    expect(await buyer.subscription()).toMatchObject({ status: 'cancelled' })
    expect((await buyer.invoices()).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(statusesTold(buyer.userId)).toEqual(['active', 'active', 'cancelled'])
  })

  it('events three days late change nothing newer, and still count', async () => {
    const buyer = billing.aBuyer()
    const { body } = await buyer.choose('quarterly')
    await billing.idle()
    billing.simulator.deliveries.set({ delayMs: 3 * dayMs })
    await buyer.pay(body.clientSecret!)
    await billing.service.call(cancelSubscription, { as: buyer.asUser() })
    expect(await buyer.subscription()).toMatchObject({ isActive: true, cancelAtPeriodEnd: true })
    expect((await buyer.invoices()).map(({ status }) => status)).toEqual(['open'])
    await billing.pass(3)
    expect(await buyer.subscription()).toMatchObject({ isActive: true, cancelAtPeriodEnd: true })
    expect((await buyer.invoices()).map(({ status }) => status)).toEqual(['paid'])
  })

  it('an invoice that is heard of after its buyer left is kept no longer than the law asks', async () => {
    const { clock, service, simulator } = billing
    simulator.deliveries.set({ delayMs: 3 * dayMs })
    const buyer = billing.aBuyer()
    await buyer.subscribe()
    const invoices = service.store.collection('invoices')
    expect(await invoices.countDocuments()).toBe(0)
    await service.receive(
      newEvent(UserDeletionRequested, { userId: buyer.userId, deletionId: 'deletion-1' }, { clock }),
    )
    await billing.pass(3)
    const [kept] = await invoices.find({ userId: buyer.userId }).toArray()
    expect(kept).toMatchObject({ status: 'paid', totalCents: 3_000 })
    const days = ((kept?.expiresAt as Date | undefined)?.getTime() ?? Infinity) - clock.now().getTime()
    expect(days / dayMs / 365).toBeLessThan(7.01)
  })

  it('an event that could not be stored is not acknowledged, and is delivered again', async () => {
    const buyer = billing.aBuyer()
    const { body } = await buyer.choose('quarterly')
    await billing.idle()
    const invoices = billing.service.store.collection('invoices')
    const [before] = await invoices.find().toArray()
    await invoices.updateOne({ _id: before!._id }, { $set: { revision: 'broken' } })
    await buyer.pay(body.clientSecret!)
    expect(billing.simulator.deliveries.sent.filter(({ status }) => status === 500)).not.toHaveLength(0)
    expect(billing.simulator.deliveries.waiting()).toBeGreaterThan(0)
    await invoices.updateOne({ _id: before!._id }, { $set: { revision: before!.revision as number } })
    await billing.pass(1)
    expect((await buyer.invoices()).map(({ status }) => status)).toEqual(['paid'])
    expect(billing.simulator.deliveries.waiting()).toBe(0)
  })
})

it('an invoice that was read before its payment does not replace the one that was read after', async () => {
  billing.simulator.deliveries.set({ hold: true })
  const buyer = billing.aBuyer()
  const { clientSecret } = (await buyer.choose('quarterly')).body
  const [finalized] = (await billing.stripe.events.list({ type: 'invoice.finalized' })).data
  await post(finalized!)
  const payment = interruptWrite(1, async () => {
    const paid = new URLSearchParams({ client_secret: clientSecret!, ...aCard })
    const id = clientSecret!.split('_secret_')[0]
    await fetch(`${billing.simulator.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body: paid })
    await post({ ...finalized!, id: 'evt_after' })
  })
  await post({ ...finalized!, id: 'evt_before' }).finally(payment.stop)
  expect((await buyer.invoices()).map(({ status }) => status)).toEqual(['paid'])
})

const aCard = {
  key: 'pk_test_local',
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2035',
  'payment_method_data[card][cvc]': '123',
}

describe('requests that are not from Stripe', () => {
  const payload = JSON.stringify(
    { id: 'evt_1', object: 'event', type: 'x', data: { object: { object: 'x' } } },
    null,
    2,
  )

  it('a wrong signature, a stale one, a changed body and no signature are refused', async () => {
    const refused = { status: 400, body: { code: 'webhook-refused' } }
    const stale = new Date(billing.clock.now().getTime() - 301_000)
    expect(await postSigned(payload, sign(payload, { secret: 'whsec_wrong' }))).toMatchObject(refused)
    expect(await postSigned(payload, sign(payload, { at: stale }))).toMatchObject(refused)
    expect(await postSigned(payload.replace('evt_1', 'evt_2'), sign(payload))).toMatchObject(refused)
    expect(await postSigned(payload.replaceAll('\n', ''), sign(payload))).toMatchObject(refused)
    expect(await postSigned(payload, '')).toMatchObject(refused)
    expect(await handled()).toBe(0)
  })

  it('a signature of five minutes ago is valid, and the event of an unknown customer changes nothing', async () => {
    const old = new Date(billing.clock.now().getTime() - 300_000)
    expect(await postSigned(payload, sign(payload, { at: old }))).toMatchObject({
      status: 200,
      body: { received: true },
    })
    const stranger = { object: 'subscription', id: 'sub_x', customer: 'cus_stranger' }
    const theirs = JSON.stringify({ id: 'evt_3', object: 'event', type: 'x', data: { object: stranger } })
    expect(await postSigned(theirs, sign(theirs))).toMatchObject({ status: 200 })
    expect(await handled()).toBe(2)
    expect(billing.service.bus.published(SubscriptionChanged)).toEqual([])
  })
})
