import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { parseForm } from './http/form.ts'
import { startStripeSimulator } from './start-stripe-simulator.ts'
import { startShop } from './testing/start-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

describe("Stripe's manners", () => {
  it('the same idempotency key gives the same answer and makes one object', async () => {
    const create = () => shop.stripe.customers.create({ name: 'Twice' }, { idempotencyKey: 'once' })
    const [first, second] = await Promise.all([create(), create()])
    expect(second.id).toBe(first.id)
    await expect(shop.stripe.customers.create({ name: 'Other' }, { idempotencyKey: 'once' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('the same idempotency key gives the same answer after a restart too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-stripe-'))
    const file = join(folder, 'state.json')
    const createOnce = async () => {
      const { host, port, close } = await startStripeSimulator({ file })
      const stripe = new Stripe('sk_test_shop', { host, port, protocol: 'http', telemetry: false })
      const { id } = await stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'once' })
      await close()
      return id
    }
    expect(await createOnce()).toBe(await createOnce())
    await rm(folder, { recursive: true })
  })

  it('a missing object, a missing field and an unknown one are refused in its words', async () => {
    await expect(shop.stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    })
    await expect(shop.stripe.products.create({} as never)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'name',
    })
    await expect(shop.stripe.products.create({ name: 'x', shippable: true })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'shippable',
    })
    const items = [{ price: shop.annual.id }]
    await expect(shop.stripe.subscriptions.create({ customer: shop.customer.id, items })).rejects.toMatchObject({
      param: 'payment_behavior',
    })
    await expect(shop.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
  })

  it('prices are found by lookup key, which belongs to one price only', async () => {
    const { data } = await shop.stripe.prices.list({ lookup_keys: ['annual', 'none'] })
    expect(data.map(({ id, unit_amount, recurring }) => [id, unit_amount, recurring?.interval])).toEqual([
      [shop.annual.id, 10_000, 'year'],
    ])
    const again = { product: shop.annual.product as string, currency: 'aud', unit_amount: 1, lookup_key: 'annual' }
    await expect(shop.stripe.prices.create(again)).rejects.toMatchObject({ param: 'lookup_key' })
  })

  it('lists come in pages, newest first, and the client walks them', async () => {
    const all = await shop.stripe.events.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
    expect(all.length).toBeGreaterThan(4)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('forms with brackets become nested objects, and never object internals', () => {
    expect(parseForm('a[0][b]=1&a[0][c]=2&d[]=x&d[]=y&e=%C3%A9')).toEqual({
      a: { 0: { b: '1', c: '2' } },
      d: { 0: 'x', 1: 'y' },
      e: 'é',
    })
    parseForm('__proto__[polluted]=yes')
    expect({}).not.toHaveProperty('polluted')
  })
})
