import { authenticateLocalCard, createSubscription, getBillingConfig, payWithLocalCard } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Billing, startBilling } from './testing/start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

describe('the local card form', () => {
  it('reports errors, requests the bank’s confirmation where the card requires it, and pays', async () => {
    const buyer = billing.aBuyer()
    const { body } = await buyer.choose('quarterly')
    const clientSecret = body.clientSecret!
    const answer = (outcome: 'approve' | 'refuse') =>
      billing.service.call(authenticateLocalCard, { as: buyer.asUser(), body: { clientSecret, outcome } })
    expect((await buyer.pay(clientSecret, '4000000000000002')).body).toEqual({
      status: 'declined',
      message: 'Your card was declined.',
    })
    expect((await buyer.pay(clientSecret, '4000 0025 0000 3155')).body).toEqual({ status: 'requires_action' })
    expect((await answer('refuse')).body).toMatchObject({ status: 'declined' })
    await buyer.pay(clientSecret, '4000 0025 0000 3155')
    expect((await answer('approve')).body).toEqual({ status: 'succeeded' })
    expect(await buyer.subscription()).toMatchObject({ isActive: true })
  })

  it('returns the first result for a repeated payment, and charges once', async () => {
    const buyer = billing.aBuyer()
    const { body } = await buyer.choose('quarterly')
    const clientSecret = body.clientSecret!
    const answer = (outcome: 'approve' | 'refuse') =>
      billing.service.call(authenticateLocalCard, { as: buyer.asUser(), body: { clientSecret, outcome } })
    const twice = async <Reply extends { status: number; body: unknown }>(send: () => Promise<Reply>) => {
      const first = await send()
      expect(first.status).toBe(200)
      expect((await send()).body).toEqual(first.body)
    }
    const bank = '4000 0025 0000 3155'
    await twice(() => buyer.pay(clientSecret, bank))
    await twice(() => answer('refuse'))
    expect(await answer('approve')).toMatchObject({ status: 409, body: { code: 'payment-not-open' } })
    await twice(() => buyer.pay(clientSecret, bank))
    await twice(() => answer('approve'))
    await twice(() => buyer.pay(clientSecret, bank))
    await Promise.all([buyer.pay(clientSecret), buyer.pay(clientSecret)])
    expect(await buyer.invoices()).toMatchObject([{ status: 'paid' }])
    expect(await answer('refuse')).toMatchObject({ status: 409, body: { code: 'payment-not-open' } })
  })

  it('another buyer’s payment is answered like a missing one', async () => {
    const owner = billing.aBuyer()
    const other = billing.aBuyer()
    const { body } = await owner.choose('quarterly')
    await other.choose('quarterly')
    const theirs = await other.pay(body.clientSecret!)
    const missing = await other.pay('pi_none_secret_none')
    expect([theirs.status, missing.status]).toEqual([404, 404])
    expect(await owner.subscription()).toMatchObject({ isActive: false })
  })

  it('is open only where no real provider is connected', async () => {
    const config = await billing.service.call(getBillingConfig, { as: billing.aBuyer().asUser() })
    expect(config.body).toEqual({ publishableKey: null })
    const real = await startBilling({ STRIPE_API_URL: '', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })
    const as = real.aBuyer().asUser()
    expect((await real.service.call(getBillingConfig, { as })).body).toEqual({ publishableKey: 'pk_live_1' })
    const body = { clientSecret: 'pi_1_secret_1', number: '4242424242424242', expMonth: 1, expYear: 2030, cvc: '123' }
    expect(await real.service.call(payWithLocalCard, { as, body })).toMatchObject({ status: 404 })
    expect(await real.service.call(createSubscription, { as, body: { plan: 'annual' } })).toMatchObject({
      status: 503,
      body: { code: 'payments-unavailable' },
    })
    await real.stop()
  })
})
