import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientSecretOf } from './testing/client-secret-of.ts'
import { startShop } from './testing/start-shop.ts'

let folder: string
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-stripe-'))
  shop = await startShop({ file: join(folder, 'state.json') })
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true })
})

const kept = () => readFile(join(folder, 'state.json'), 'utf8')
const person = ['Jo Bloggs', 'Jo Byrne', 'jo@example.com', 'jo@byrne.example', 'user-of-jo', '4242']
const wordsIn = (text: string) => person.filter((word) => text.includes(word))

it('a deleted customer is forgotten, in queued webhooks and kept answers too, and the amounts stay', async () => {
  const { stripe, customer, simulator } = shop
  const other = await stripe.customers.create({ email: 'sam@example.com' })
  simulator.deliveries.set({ hold: true })
  const subscription = await shop.subscribe()
  await shop.pay(clientSecretOf(subscription))
  const metadata = { userId: 'user-of-jo' }
  const moved = { email: 'jo@byrne.example', name: 'Jo Byrne', metadata }
  await stripe.customers.update(customer.id, moved, { idempotencyKey: 'move' })
  await stripe.subscriptions.update(subscription.id, { metadata })
  await stripe.setupIntents.create({ customer: customer.id, payment_method: 'pm_card_visa', confirm: true })
  expect(wordsIn(await kept())).toEqual(person)

  await stripe.customers.del(customer.id)
  const after = await kept()
  expect([wordsIn(after), after.includes('sam@example.com')]).toEqual([[], true])
  expect((await stripe.customers.retrieve(other.id)).id).toBe(other.id)
  const { data } = await stripe.invoices.list({ customer: customer.id })
  expect(data).toMatchObject([{ amount_paid: 3_000, status: 'paid', customer_email: null, customer_name: null }])

  simulator.deliveries.set({ hold: false })
  await simulator.deliveries.idle()
  expect(shop.receiver.types()).toContain('customer.deleted')
  expect(wordsIn(shop.receiver.received.slice(-4).map(({ body }) => body).join())).toEqual([]) // prettier-ignore
})
