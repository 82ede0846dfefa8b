import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startStripeSimulator } from './start-stripe-simulator.ts'
import { clientSecretOf } from './testing/client-secret-of.ts'
import { startOfTest, startShop, webhookSecret } from './testing/start-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeEach(async () => {
  shop = await startShop()
  await shop.simulator.deliveries.idle()
  shop.receiver.received.length = 0
})
afterEach(() => shop.stop())

it('every step sends an event, signed so that the official client accepts it', async () => {
  await shop.pay(clientSecretOf(await shop.subscribe()))
  await shop.simulator.deliveries.idle()
  expect(shop.receiver.types()).toEqual([
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ])
  const { body, signature } = shop.receiver.received.at(-1)!
  const verify = (secret: string, at = startOfTest) =>
    shop.stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, at.getTime())
  expect(verify(webhookSecret)).toMatchObject({ data: { object: { status: 'active' } } })
  expect(() => verify('whsec_other')).toThrow('No signatures found')
  expect(() => verify(webhookSecret, new Date(startOfTest.getTime() + 301_000))).toThrow('tolerance')
})

it('a refused event is retried with growing delays until it is accepted', async () => {
  shop.receiver.answerWith(500)
  await shop.stripe.products.create({ name: 'x' })
  await shop.simulator.deliveries.idle()
  expect(shop.receiver.received).toHaveLength(1)
  await shop.simulator.clock.advance({ ms: 5 * 60_000 - 1 })
  expect(shop.receiver.received).toHaveLength(1)
  await shop.simulator.clock.advance({ ms: 1 })
  expect(shop.receiver.received).toHaveLength(2)
  shop.receiver.answerWith(204)
  await shop.simulator.clock.advance({ ms: 30 * 60_000 })
  await shop.simulator.clock.advance({ days: 4 })
  expect(shop.receiver.received).toHaveLength(3)
  expect(new Set(shop.receiver.received.map(({ event }) => event.id)).size).toBe(1)
})

it('events can be held back, delayed, duplicated and reordered', async () => {
  const { deliveries, clock } = shop.simulator
  deliveries.set({ hold: true, reorder: true, duplicate: true })
  for (const name of ['first', 'second']) await shop.stripe.products.create({ name })
  await deliveries.idle()
  expect([shop.receiver.received.length, deliveries.waiting()]).toEqual([0, 2])
  deliveries.set({ hold: false })
  await deliveries.idle()
  const names = shop.receiver.received.map(({ event }) => (event.data.object as unknown as { name: string }).name)
  expect(names).toEqual(['second', 'second', 'first', 'first'])
  deliveries.set({ reorder: false, duplicate: false, delayMs: 3 * 86_400_000 })
  await shop.stripe.products.create({ name: 'late' })
  await clock.advance({ days: 2.9 })
  expect(shop.receiver.received).toHaveLength(4)
  await clock.advance({ days: 0.1 })
  expect(shop.receiver.received).toHaveLength(5)
})

it('events may overlap: one is sent while an earlier one is being answered', async () => {
  const { deliveries } = shop.simulator
  deliveries.set({ overlap: true })
  shop.receiver.answerFrom(2)
  for (const name of ['first', 'second']) await shop.stripe.products.create({ name })
  await expect.poll(() => shop.receiver.received.length).toBe(2)
  await expect.poll(() => deliveries.waiting()).toBe(0)
})

it('a simulator with a file remembers everything, its clock and unsent events included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-simulator-'))
  const file = join(folder, 'stripe.json')
  try {
    const first = await startShop({ file })
    first.simulator.deliveries.set({ hold: true })
    await first.pay(clientSecretOf(await first.subscribe()))
    await first.simulator.clock.advance({ days: 10 })
    await first.stop()
    const again = await startStripeSimulator({ file, now: () => startOfTest, webhookUrl: shop.receiver.url })
    await again.deliveries.idle()
    expect(again.clock.now().toISOString()).toBe('2026-11-30T00:00:00.000Z')
    expect(shop.receiver.types()).toContain('invoice.paid')
    await again.close()
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('a folder that cannot be written is said once and ends nothing, and what happened is kept once it can', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = await mkdtemp(join(tmpdir(), 'stripe-simulator-'))
  const kept = join(folder, 'kept')
  const file = join(kept, 'stripe.json')
  const own = await startShop({ file })
  try {
    await rm(kept, { recursive: true })
    await writeFile(kept, 'no folder')
    await expect(own.stripe.products.create({ name: 'Unwritten' })).rejects.toThrow()
    for (const _ of [1, 2]) {
      vi.advanceTimersByTime(1_000)
      await own.simulator.deliveries.idle()
    }
    expect(said.mock.calls).toEqual([[expect.stringContaining('EEXIST')]])
    await rm(kept)
    vi.advanceTimersByTime(1_000)
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('Unwritten')
  } finally {
    vi.useRealTimers()
    said.mockRestore()
    await own.stop()
    await rm(folder, { recursive: true })
  }
})
