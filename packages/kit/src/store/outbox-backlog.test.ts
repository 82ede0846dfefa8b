import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Bus } from '../bus/bus.ts'
import { aThing, numberOf } from '../bus/testing/things.ts'
import { createLogger } from '../logger.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { connectStore, type Store } from './connect-store.ts'
import { toOutbox } from './outbox-entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { defineSchema } from './schema.ts'

let mongo: EmbeddedMongo
let store: Store
let outbox: Outbox
/** The broker: what it took, what it was given, and from when on it takes nothing. */
let taken: Set<number>
let given: number
let takes: (n: number) => boolean
beforeEach(async () => {
  taken = new Set()
  given = 0
  takes = () => true
  mongo = await startInMemoryMongo()
  const publish: Bus['publish'] = (event) => {
    given += 1
    if (!takes(numberOf(event))) return Promise.reject(new Error('The broker is away.'))
    return Promise.resolve(void taken.add(numberOf(event)))
  }
  outbox = createOutbox({
    bus: { publish },
    clock: createTestClock(),
    log: createLogger({ level: 'silent' }),
  })
  store = await connectStore(mongo.url, 'homes', outbox)
})
afterEach(async () => {
  await store.close()
  await mongo.close()
})

/** Documents that wait for a broker that was away. */
const wait = async (count: number) => {
  const { model } = store.eventCollection('homes', defineSchema<{ _id: string }>({ _id: String }))
  const numbers = Array.from({ length: count }, (_, n) => n)
  const say = (n: number) => toOutbox([aThing(n, { occurredAt: '2026-11-19T23:59:00.000Z' })])
  await model.collection.insertMany(numbers.map((n) => ({ _id: String(n), outbox: say(n) })) as never)
}

it('one sweep publishes everything that waited for a broker', async () => {
  await wait(510)
  expect([await outbox.sweep(0), taken.size]).toEqual([510, 510])
  expect(await outbox.sweep(0)).toBe(0)
})

it('a sweep tries once what the broker refuses, and publishes what waits behind it', async () => {
  await wait(510)
  takes = (n) => n >= 499
  await outbox.sweep(0)
  expect([given, taken.size]).toEqual([510, 11])
})

it('a sweep tries no more than one batch while the broker is away, and ends when its process does', async () => {
  await wait(1_010)
  takes = () => false
  await outbox.sweep(0)
  expect(given).toBe(500)
  const stopping = new AbortController()
  takes = () => {
    stopping.abort()
    return true
  }
  await outbox.sweep(0, stopping.signal)
  expect(given).toBe(1_000)
})

it('a batch that is refused for ever keeps nothing behind it waiting, and is tried again', async () => {
  await wait(510)
  takes = (n) => n >= 500
  await outbox.sweep(0)
  expect(taken.size).toBe(0)
  await outbox.sweep(0)
  expect(taken.size).toBe(10)
  takes = () => true
  await outbox.sweep(0)
  expect(taken.size).toBe(510)
})
