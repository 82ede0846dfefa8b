import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { describe, expect, it } from 'vitest'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { createLogger } from '../logger.ts'
import { startProxy } from '../testing/start-proxy.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { connectStore } from './connect-store.ts'
import { createInbox } from './inbox.ts'
import { isOutage } from './is-outage.ts'
import { createLeases } from './leases.ts'
import { createOutbox } from './outbox.ts'
import { createStoreDeadLetters } from './store-dead-letters.ts'
import { defineSchema } from './schema.ts'

const openStore = async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'kit')
  const close = () => Promise.all([store.close(), mongo.close()])
  return { store, close }
}

it('the kit’s own collections of every service use indexes, and expire', async () => {
  const { store, close } = await openStore()
  createInbox(store, createTestClock())
  createStoreDeadLetters(store)
  store.eventCollection('homes', defineSchema<{ _id: string }>({ _id: String }))
  await store.buildIndexes()
  const indexesOf = async (name: string) =>
    (await store.connection.collection(name).indexes())
      .filter(({ name: index }) => index !== '_id_')
      .map(({ key, expireAfterSeconds, sparse }) => [key, { expireAfterSeconds, sparse }])
  const plain = { expireAfterSeconds: undefined, sparse: undefined }
  expect(await indexesOf('inbox')).toEqual([
    [{ handledAt: 1 }, { ...plain, expireAfterSeconds: 3 * 24 * 60 * 60 }],
    [{ expiresAt: 1 }, { ...plain, expireAfterSeconds: 0 }],
  ])
  expect(await indexesOf('homes')).toEqual([
    [{ 'outbox.occurredAt': 1 }, { ...plain, sparse: true }],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true }],
  ])
  expect(await indexesOf('dead_letters')).toEqual([
    [{ replayAskedAt: 1 }, { ...plain, sparse: true }],
    [{ diedAt: 1 }, plain],
  ])
  await close()
})

it('sweeps one collection after the other, so that it opens no connection for each', async () => {
  const mongo = await startInMemoryMongo()
  const outbox = createOutbox({
    bus: createInProcessBus(),
    clock: createTestClock(),
    log: createLogger({ level: 'silent' }),
  })
  const store = await connectStore(mongo.url, 'kit', outbox)
  for (const name of ['auctions', 'homes', 'streets', 'visits'])
    store.eventCollection(name, defineSchema<{ _id: string }>({ _id: String }))
  let opened = 0
  store.connection.getClient().on('connectionCreated', () => (opened += 1))
  await outbox.sweep(0)
  expect(opened).toBeLessThanOrEqual(1)
  await store.close()
  await mongo.close()
})

it('an event is recorded as handled per consumer, since the first time', async () => {
  const { store, close } = await openStore()
  const clock = createTestClock()
  const inbox = createInbox(store, clock)
  const expiresAt = new Date(clock.now().getTime() + 6 * 60 * 60 * 1000)
  await inbox.record('a', 'event-1')
  clock.advance(1_000)
  await inbox.record('a', 'event-1')
  const known = [
    await inbox.hasHandled('a', 'event-1'),
    await inbox.hasHandled('b', 'event-1'),
    await inbox.hasHandled('a', 'event-2'),
  ]
  expect(known).toEqual([true, false, false])
  expect(await store.connection.collection('inbox').find().toArray()).toEqual([{ _id: 'a:event-1', expiresAt }])
  await close()
})

it('a store is ready from connecting until it is closed', async () => {
  const { store, close } = await openStore()
  expect(store.isReady()).toBe(true)
  const clock = createTestClock()
  expect([createLeases({ store, clock }), createLeases({ store, clock })]).toHaveLength(2)
  await close()
  expect(store.isReady()).toBe(false)
})

it('a store that ends is noticed though nothing is asked of it, and calls wait for the next one', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(`${mongo.url}&heartbeatFrequencyMS=500`, 'kit')
  const homes = store.connection.collection('homes')
  let isWatched = false
  store.connection.getClient().on('serverHeartbeatSucceeded', ({ awaited }) => (isWatched ||= awaited))
  await expect.poll(() => isWatched, { timeout: 10_000 }).toBe(true)
  await mongo.close()
  await expect.poll(() => store.isReady()).toBe(false)
  const reading = homes.findOne()
  const next = await startInMemoryMongo({ port: Number(new URL(mongo.url).port) })
  expect(await reading).toBeNull()
  await store.close()
  await next.close()
})

it('a document is written only with fields of its schema', async () => {
  const { store, close } = await openStore()
  const homes = store.collection<{ _id: string; rooms?: object }>('homes', defineSchema({ _id: String, rooms: {} }))
  await expect(homes.create({ _id: 'a', street: 'x' } as never)).rejects.toThrow('street')
  await expect(homes.find({ street: 'x' } as never)).rejects.toThrow('street')
  await homes.create({ _id: 'a', rooms: {} })
  expect(await homes.collection.findOne()).toEqual({ _id: 'a', rooms: {} })
  await close()
})

describe('a store behind a failing network', () => {
  const open = async (limitMs: number) => {
    const mongo = await startInMemoryMongo()
    const proxy = await startProxy(Number(new URL(mongo.url).port))
    const address = new URL(mongo.url)
    address.port = String(proxy.port)
    // The driver looks for the server this rarely: it does not notice.
    address.searchParams.set('heartbeatFrequencyMS', '3600000')
    const store = await connectStore(address.href, 'kit', undefined, limitMs)
    const schema = defineSchema<{ _id: string; rooms?: number }>({ _id: String, rooms: Number })
    schema.index({ rooms: 1 })
    const homes = store.collection('homes', schema)
    const close = () => Promise.all([store.close(), proxy.close()]).then(() => mongo.close())
    return { store, proxy, homes, close }
  }

  it('ends calls on connections whose other end has vanished as an outage, and opens others', async () => {
    const { proxy, homes, close } = await open(500)
    await Promise.all(['a', 'b', 'c'].map((_id) => homes.create({ _id })))
    proxy.forget()
    expect(isOutage(await homes.create({ _id: 'd' }).catch((error: unknown) => error))).toBe(true)
    await expect.poll(() => homes.countDocuments().catch(() => 0)).toBe(3)
    await homes.create({ _id: 'e' })
    await close()
  })

  it('builds an index for longer than a command may take', async () => {
    const { store, proxy, homes, close } = await open(200)
    await homes.create({ _id: 'a' })
    proxy.slow(300)
    expect(isOutage(await homes.countDocuments().catch((error: unknown) => error))).toBe(true)
    await store.buildIndexes()
    proxy.heal()
    expect((await homes.collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'rooms_1'])
    await close()
  })
})
