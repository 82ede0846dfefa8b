import { cancelSubscription, resumeSubscription } from '@verandah/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Billing, startBilling } from './testing/start-billing.ts'
import { giveCard } from './testing/give-card.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

it('a year of billing: subscribe, renew, fail, recover, cancel, resume, end', async () => {
  const buyer = billing.aBuyer()
  const told = () =>
    billing.published(buyer.userId).map(({ status, currentPeriodEnd }) => [status, currentPeriodEnd?.slice(0, 10)])
  const history = async () => (await buyer.invoices()).map(({ issuedAt, status }) => [issuedAt.slice(0, 10), status])
  expect(await buyer.subscription()).toMatchObject({ status: 'inactive', plan: 'quarterly', isActive: false })

  expect(await buyer.subscribe('quarterly')).toMatchObject({
    status: 'active',
    isActive: true,
    currentPeriodEnd: '2027-02-20T00:00:00.000Z',
    subscriptionId: expect.stringMatching(/^sub_/) as string,
  })

  await billing.pass(93)
  expect(await buyer.subscription()).toMatchObject({ isActive: true, currentPeriodEnd: '2027-05-20T00:00:00.000Z' })

  await giveCard(billing, buyer, 'pm_card_chargeCustomerFail')
  await billing.pass(90)
  expect(await buyer.subscription()).toMatchObject({ status: 'past_due', isActive: false })
  expect((await history())[0]).toEqual(['2027-05-20', 'open'])

  const { body } = await buyer.choose('quarterly')
  expect(await buyer.pay(body.clientSecret!, '5555555555554444')).toMatchObject({ body: { status: 'succeeded' } })
  expect(await buyer.subscription()).toMatchObject({ status: 'active', isActive: true })

  await billing.service.call(cancelSubscription, { as: buyer.asUser() })
  expect(await buyer.subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, isActive: true })
  await billing.service.call(resumeSubscription, { as: buyer.asUser() })
  expect(await buyer.subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  await billing.pass(92)
  expect(await buyer.subscription()).toMatchObject({ isActive: true, currentPeriodEnd: '2027-11-20T00:00:00.000Z' })

  await billing.service.call(cancelSubscription, { as: buyer.asUser() })
  await billing.pass(90)
  expect(await buyer.subscription()).toMatchObject({ status: 'cancelled', isActive: false, plan: 'quarterly' })

  expect(await history()).toEqual([
    ['2027-08-20', 'paid'],
    ['2027-05-20', 'paid'],
    ['2027-02-20', 'paid'],
    ['2026-11-20', 'paid'],
  ])
  expect(told()).toEqual([
    ['active', '2027-02-20'],
    ['active', '2027-05-20'],
    ['past_due', '2027-08-20'],
    ['active', '2027-08-20'],
    ['active', '2027-08-20'],
    ['active', '2027-08-20'],
    ['active', '2027-11-20'],
    ['active', '2027-11-20'],
    ['cancelled', '2027-11-20'],
  ])
  expect(billing.published(buyer.userId).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(billing.simulator.deliveries.sent.every(({ status }) => status === 200)).toBe(true)
})

it('a card that never works again ends the subscription after the third attempt', async () => {
  const buyer = billing.aBuyer()
  await buyer.subscribe('annual')
  await giveCard(billing, buyer, 'pm_card_chargeCustomerFail')
  await billing.pass(366)
  expect(await buyer.subscription()).toMatchObject({ status: 'past_due' })
  await billing.pass(16)
  expect(await buyer.subscription()).toMatchObject({ status: 'cancelled', isActive: false })
  expect((await buyer.invoices()).map(({ status }) => status)).toEqual(['open', 'paid'])
})
