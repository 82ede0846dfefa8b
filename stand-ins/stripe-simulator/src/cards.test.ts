import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientSecretOf } from './testing/client-secret-of.ts'
import { startShop } from './testing/start-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const authenticate = async (clientSecret: string, outcome: string) => {
  const [id = ''] = clientSecret.split('_secret_')
  const response = await fetch(`${shop.simulator.url}/v1/payment_intents/${id}/authenticate`, {
    method: 'POST',
    body: new URLSearchParams({ key: 'pk_test_shop', client_secret: clientSecret, outcome }),
  })
  return { status: response.status, body: (await response.json()) as { status?: string; error?: { code: string } } }
}

describe('test cards', () => {
  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000000341', 'card_declined'],
    ['4242424242424241', 'incorrect_number'],
    ['4111111111111111', 'card_declined'],
  ])('%s is refused with %s, and another card may follow', async (number, code) => {
    const secret = clientSecretOf(await shop.subscribe())
    expect(await shop.pay(secret, number)).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } })
    expect(await shop.pay(secret)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  })

  it('3-D Secure asks the owner first; once they agree the card also pays without them', async () => {
    const subscription = await shop.subscribe()
    const secret = clientSecretOf(subscription)
    expect(await shop.pay(secret, '4000002500003155')).toMatchObject({
      status: 200,
      body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    })
    expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete')
    expect(await authenticate(secret, 'succeed')).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    await shop.simulator.clock.advance({ days: 93 })
    expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  })

  it('an owner who refuses their bank has not paid', async () => {
    const secret = clientSecretOf(await shop.subscribe())
    await shop.pay(secret, '4000002500003155')
    expect(await authenticate(secret, 'fail')).toMatchObject({
      status: 402,
      body: { error: { code: 'payment_intent_authentication_failure' } },
    })
  })

  it('a card that cannot be charged can still be saved, a declined one cannot', async () => {
    const save = (payment_method: string) =>
      shop.stripe.setupIntents.create({ customer: shop.customer.id, payment_method, confirm: true })
    expect((await save('pm_card_chargeCustomerFail')).status).toBe('succeeded')
    await expect(save('pm_card_visa_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError' })
  })
})

describe('keys', () => {
  it('the browser needs the client secret of what it pays, and reaches nothing else', async () => {
    const secret = clientSecretOf(await shop.subscribe())
    const [id] = secret.split('_secret_')
    expect(await shop.pay(`${id}_secret_guess`)).toMatchObject({ status: 404 })
    const browse = await fetch(`${shop.simulator.url}/v1/customers/${shop.customer.id}?key=pk_test_shop`)
    expect(browse.status).toBe(403)
    expect((await fetch(`${shop.simulator.url}/v1/prices`)).status).toBe(401)
  })
})
