import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  resumeSubscription,
  UserRegistered,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Billing, dayMs, startBilling } from './testing/start-billing.ts'
import { giveCard } from './testing/give-card.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const after = (days: number) => new Date(billing.clock.now().getTime() - days * dayMs).toISOString()

describe('the active rule, as the subscription page sees it', () => {
  it.each([
    ['an administrator', { plan: 'quarterly', isAdmin: true }, 'inactive', true],
    ['a free trial on its day 7', { plan: 'free_trial', days: 6.99 }, 'active', true],
    ['a free trial on its day 8', { plan: 'free_trial', days: 7 }, 'inactive', false],
    ['an administrator after their trial', { plan: 'free_trial', days: 8, isAdmin: true }, 'inactive', true],
    ['a paid plan that was never paid', { plan: 'annual' }, 'inactive', false],
  ] as const)('%s', async (_, account, status, isActive) => {
    const { plan, isAdmin = false, days = 0 } = account as { plan: 'annual'; isAdmin?: boolean; days?: number }
    const as = billing.service.signIn({ plan, isAdmin, createdAt: after(days) })
    const { body } = await billing.service.call(getSubscription, { as })
    expect(body).toMatchObject({ status, isActive, plan, subscriptionId: null, cancelAtPeriodEnd: false })
  })

  it.each([
    ['paid', () => Promise.resolve(), 'active', true],
    [
      'past due',
      (buyer: Awaited<ReturnType<typeof paidUp>>) =>
        giveCard(billing, buyer, 'pm_card_chargeCustomerFail').then(() => billing.pass(93)),
      'past_due',
      false,
    ],
    ['cancelled, inside the period', (buyer: Awaited<ReturnType<typeof paidUp>>) => cancel(buyer), 'active', true],
    [
      'cancelled, and the period is over',
      (buyer: Awaited<ReturnType<typeof paidUp>>) => cancel(buyer).then(() => billing.pass(93)),
      'cancelled',
      false,
    ],
  ] as const)('a subscription that is %s', async (_, happen, status, isActive) => {
    const buyer = await paidUp()
    await happen(buyer)
    expect(await buyer.subscription()).toMatchObject({ status, isActive })
    expect(billing.published(buyer.userId).at(-1)).toMatchObject({ status, plan: 'quarterly' })
  })

  const paidUp = async () => {
    const buyer = billing.aBuyer()
    await buyer.subscribe()
    return buyer
  }
  const cancel = (buyer: { asUser: () => string }) => billing.service.call(cancelSubscription, { as: buyer.asUser() })
})

describe('a free trial', () => {
  it('needs no card, once, and only in its days', async () => {
    const buyer = billing.aBuyer({ plan: 'annual' })
    const { body } = await buyer.choose('free_trial')
    expect(body).toEqual({
      plan: 'free_trial',
      message: expect.stringMatching(/^Your free trial lasts until \d/) as string,
    })
    expect(await buyer.subscription()).toMatchObject({ plan: 'free_trial', isActive: true })
    await billing.idle()
    expect(billing.published(buyer.userId)).toMatchObject([{ version: 1, plan: 'free_trial', status: 'inactive' }])
    const late = billing.aBuyer({ createdAt: after(7) })
    expect(await late.choose('free_trial')).toMatchObject({ status: 409, body: { code: 'trial-ended' } })
    const paid = billing.aBuyer()
    await paid.subscribe()
    expect(await paid.choose('free_trial')).toMatchObject({ status: 409, body: { code: 'already-subscribed' } })
  })

  it('begins when it is asked for again after its beginning was cut off', async () => {
    for (let write = 1, wasReached = true; wasReached; write += 1) {
      const buyer = billing.aBuyer()
      const death = interruptWrite(write, () => Promise.reject(new Error('The process died.')))
      await buyer.choose('free_trial')
      wasReached = death.wasReached()
      death.stop()
      await buyer.choose('free_trial')
      await billing.idle()
      expect(await buyer.subscription()).toMatchObject({ plan: 'free_trial', isActive: true })
      expect(billing.published(buyer.userId)).toMatchObject([{ plan: 'free_trial' }])
    }
  })

  it('has its rest left after a plan that an operator ended within its days', async () => {
    const buyer = billing.aBuyer({ plan: 'free_trial' })
    await buyer.subscribe('annual')
    const [bought] = await stripeOf(buyer.userId)
    billing.clock.advance(1_000)
    await billing.stripe.subscriptions.cancel(bought!.id)
    await billing.idle()
    expect(await buyer.subscription()).toMatchObject({ status: 'cancelled' })
    billing.clock.advance(1_000)
    expect(await buyer.choose('free_trial')).toMatchObject({ status: 200 })
    expect(await buyer.subscription()).toMatchObject({ plan: 'free_trial', isActive: true })
  })
})

describe('beginning a plan', () => {
  it('requesting it twice, concurrently or later, counts once', async () => {
    const buyer = billing.aBuyer()
    const both = await Promise.all([buyer.choose('annual'), buyer.choose('annual')])
    const later = await buyer.choose('annual')
    const secrets = [...both, later].map(({ body }) => body.clientSecret)
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^pi_\w+_secret_/)
    expect(later.body.amountDueCents).toBe(10_000)
    expect(await stripeOf(buyer.userId)).toHaveLength(1)
  })

  it('choosing another plan before paying leaves one attempt open', async () => {
    const buyer = billing.aBuyer()
    await buyer.choose('annual')
    await buyer.choose('quarterly')
    expect((await stripeOf(buyer.userId)).map(({ status }) => status).sort()).toEqual([
      'incomplete',
      'incomplete_expired',
    ])
    expect(billing.published(buyer.userId)).toEqual([])
  })

  it('of two plans chosen at once only one can be paid', async () => {
    const buyer = billing.aBuyer()
    const [quarterly, annual] = await Promise.all([buyer.choose('quarterly'), buyer.choose('annual')])
    await buyer.pay(quarterly.body.clientSecret!)
    expect(await buyer.pay(annual.body.clientSecret!)).toMatchObject({ status: 409 })
    expect((await stripeOf(buyer.userId)).map(({ status }) => status).sort()).toEqual(['active', 'incomplete_expired'])
    expect(await buyer.subscription()).toMatchObject({ plan: 'quarterly', isActive: true })
  })

  it('an abandoned checkout keeps a free trial, and a payment ends it', async () => {
    const buyer = billing.aBuyer({ plan: 'free_trial' })
    const { body } = await buyer.choose('annual')
    await billing.pass(1)
    expect(await buyer.subscription()).toMatchObject({ plan: 'free_trial', isActive: true })
    expect((await buyer.choose('annual')).body.clientSecret).not.toBe(body.clientSecret)
    expect(await buyer.subscribe('annual')).toMatchObject({ plan: 'annual', isActive: true, trialEndsAt: null })
  })

  it('an unknown plan is refused', async () => {
    const call = (plan: string) =>
      billing.service.call(createSubscription, { as: billing.aBuyer().asUser(), body: { plan: plan as 'annual' } })
    for (const plan of ['weekly', '', '__proto__']) expect(await call(plan)).toMatchObject({ status: 400 })
    expect(await billing.service.call(createSubscription, { body: { plan: 'annual' } })).toMatchObject({ status: 401 })
  })

  it('a buyer who never subscribed has nothing to cancel or resume', async () => {
    const as = billing.aBuyer().asUser()
    for (const route of [cancelSubscription, resumeSubscription])
      expect(await billing.service.call(route, { as })).toMatchObject({
        status: 409,
        body: { code: 'no-subscription' },
      })
  })
})

it('Stripe receives a buyer’s name and address, before or after the first payment', async () => {
  const early = billing.aBuyer()
  const late = billing.aBuyer()
  const register = ({ userId }: { userId: string }) =>
    billing.service.receive(
      newEvent(
        UserRegistered,
        { userId, username: 'jo', email: `${userId}@example.com`, name: 'Jo Bloggs', plan: 'quarterly' },
        { clock: billing.clock },
      ),
    )
  await register(early)
  await Promise.all([early.choose('annual'), late.choose('annual')])
  await register(late)
  for (const { userId } of [early, late])
    expect(await customerOf(userId)).toMatchObject({ email: `${userId}@example.com`, name: 'Jo Bloggs' })
})

const customerOf = async (userId: string) => {
  const record = await billing.service.store.collection('billing_customers').findOne({ _id: userId as never })
  return billing.stripe.customers.retrieve(String(record?.stripeCustomerId))
}

const stripeOf = async (userId: string) => {
  const { id } = await customerOf(userId)
  return (await billing.stripe.subscriptions.list({ customer: id, status: 'all' })).data
}
