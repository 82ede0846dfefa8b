import {
  userDataEvents,
  UserChanged,
  UserDeletionRequested,
  UserExportRequested,
  UserRegistered,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Billing, dayMs, startBilling } from './testing/start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const canary = 'canary-of-jo'

const aKnownBuyer = async () => {
  const buyer = billing.aBuyer()
  const { clock, service } = billing
  const words = { userId: buyer.userId, username: 'jo', email: `${canary}@example.com`, name: canary }
  await service.receive(newEvent(UserRegistered, { ...words, plan: 'quarterly' }, { clock }))
  await buyer.subscribe()
  return { ...buyer, words }
}

const everythingStored = async (): Promise<string> => {
  const collections = await billing.service.store.listCollections()
  const documents = collections.map(({ name }) => billing.service.store.collection(name).find().toArray())
  return JSON.stringify(await Promise.all(documents))
}

it('a new name and address reach Stripe, an older one does not come back', async () => {
  const { userId, words } = await aKnownBuyer()
  const change = (revision: number, email: string) =>
    billing.service.receive(
      newEvent(
        UserChanged,
        { ...words, userId, revision, email, isAdmin: false, plan: 'quarterly', registeredAt: null },
        { clock: billing.clock },
      ),
    )
  await change(3, 'new@example.com')
  await change(2, 'older@example.com')
  expect(await stripeCustomerOf(userId)).toMatchObject({ email: 'new@example.com' })
})

it('a new address reaches Stripe even when the process crashed after storing it', async () => {
  const { userId, words } = await aKnownBuyer()
  const kept = { email: 'kept@example.com', revision: 3 }
  const customers = billing.service.store.collection<{ _id: string }>('billing_customers')
  await customers.updateOne({ _id: userId }, { $set: kept })
  const data = { ...words, ...kept, userId, isAdmin: false, plan: 'quarterly' as const, registeredAt: null }
  await billing.service.receive(newEvent(UserChanged, data, { clock: billing.clock }))
  expect(await stripeCustomerOf(userId)).toMatchObject({ email: 'kept@example.com' })
})

it('an export holds the contact details, the subscription and every invoice', async () => {
  const { userId } = await aKnownBuyer()
  await billing.service.receive(
    newEvent(UserExportRequested, { userId, exportId: 'export-1' }, { clock: billing.clock }),
  )
  const parts = billing.service.bus
    .published(userDataEvents.billing.exported)
    .filter(({ data }) => data.exportId === 'export-1')
  expect(parts.map(({ data }) => [data.service, data.part, data.parts])).toEqual([['billing', 1, 1]])
  expect(JSON.parse(parts[0]!.data.data)).toMatchObject({
    customer: { email: `${canary}@example.com`, name: canary },
    subscription: { status: 'active' },
    invoices: [{ totalCents: 3_000, status: 'paid' }],
  })
})

it('a buyer who leaves is erased here and at Stripe, except for the tax invoices that they saw', async () => {
  const buyer = await aKnownBuyer()
  const { userId, words } = buyer
  const { service, clock } = billing
  const others = await service.store
    .collection('billing_customers')
    .find({ _id: { $ne: userId as never } })
    .toArray()
  for (const { _id } of others) await leave(String(_id), `deletion-${String(_id)}`)
  const customer = await stripeCustomerOf(userId)
  const stored = service.store.collection('invoices')
  await stored.insertOne({ ...(await stored.findOne({ userId })), _id: 'never-shown' as never, status: 'void' })
  await leave(userId, 'deletion-1')
  await billing.idle()
  const record = await service.store.collection('subscriptions').findOne({ _id: userId as never })
  expect(record).toMatchObject({ expiresAt: new Date(clock.now().getTime() + 24 * 60 * 60 * 1000) })
  await service.receive(newEvent(UserRegistered, { ...words, plan: 'quarterly' }, { clock }))
  const receipts = service.bus.published(userDataEvents.billing.deleted).filter(({ data }) => data.userId === userId)
  const kept = [{ what: '1 tax invoice', reason: expect.stringContaining('section 262A') as string }]
  const counts = { billing_customers: 1, subscriptions: 1, invoices: 1 }
  expect(receipts.map(({ data }) => data)).toEqual([
    { userId, deletionId: 'deletion-1', service: 'billing', counts, kept },
  ])
  expect(await everythingStored()).not.toContain(canary)
  const invoices = await stored.find({ userId }).toArray()
  const issuedAt = invoices[0]?.issuedAt as Date
  const inSevenYears = new Date(Date.UTC(issuedAt.getUTCFullYear() + 7, issuedAt.getUTCMonth(), issuedAt.getUTCDate()))
  expect(invoices).toMatchObject([{ expiresAt: inSevenYears }])
  await expect(billing.stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ code: 'resource_missing' })
  const { data } = await billing.stripe.subscriptions.list({ customer: customer.id, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
  expect(await buyer.choose('annual')).toMatchObject({ status: 401 })
})

it('a change of an account that arrives long after it was deleted brings no contact details back', async () => {
  const { userId, words, choose } = await aKnownBuyer()
  await leave(userId, 'deletion-long-ago')
  await billing.service.store.collection('gone_users').deleteMany({})
  const late = { ...words, revision: 9, isAdmin: false, plan: 'quarterly' as const, registeredAt: null }
  await billing.service.receive(newEvent(UserChanged, late, { clock: billing.clock }))
  const record = await billing.service.store.collection('billing_customers').findOne({ _id: userId as never })
  expect(record).toMatchObject({ email: null, name: null })
  expect(await choose('annual')).toMatchObject({ status: 401 })
})

it('an invoice that was cancelled, and is heard of after its buyer left, is not kept', async () => {
  const { deliveries } = billing.simulator
  const buyer = billing.aBuyer()
  deliveries.set({ delayMs: dayMs })
  await buyer.choose('quarterly')
  await buyer.choose('annual')
  await leave(buyer.userId, 'deletion-of-late-invoices')
  await billing.pass(1)
  deliveries.set({ delayMs: 0 })
  const stored = await billing.service.store.collection('invoices').find({ userId: buyer.userId }).toArray()
  expect(stored.map(({ status }) => status as string)).not.toContain('void')
})

const leave = (userId: string, deletionId: string) =>
  billing.service.receive(newEvent(UserDeletionRequested, { userId, deletionId }, { clock: billing.clock }))

const stripeCustomerOf = async (userId: string) => {
  const record = await billing.service.store.collection('billing_customers').findOne({ _id: userId as never })
  return billing.stripe.customers.retrieve(String(record?.stripeCustomerId))
}
