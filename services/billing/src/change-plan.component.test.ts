import { cancelSubscription, resumeSubscription } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveCard } from './testing/give-card.ts'
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
