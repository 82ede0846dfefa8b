import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { defineEvent } from '@verandah/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Bus } from '../bus/bus.ts'
import { createJetStreamBus } from '../bus/jetstream-bus.ts'
import { startNats } from '../bus/testing/start-nats.ts'
import { doing, hasty, numberOf } from '../bus/testing/things.ts'
import { createMemoryBlobs } from '../blobs/memory-blobs.ts'
import { createMemoryCaches } from '../cache/memory-cache.ts'
import { systemClock } from '../clock.ts'
import { onLoopback } from '../http/listen.ts'
import { createLogger } from '../logger.ts'
import { newEvent } from '../new-event.ts'
import { defineSchema } from '../store/schema.ts'
import type { EventCollection } from '../store/event-collection.ts'
import { hasInfra } from '../testing/infra.ts'
import { testKeys } from '../testing/test-keys.ts'
import { defineService } from './define-service.ts'
import { snapshot } from './snapshots.ts'
import type { RunningService } from './open-service.ts'
import { startService } from './start-service.ts'

const data = mini.object({ n: mini.int(), userId: mini.string() })
const events = {
  auth: defineEvent('auth', 'ThingMade', { summary: 'A test.', data }),
  shortlist: defineEvent('shortlist', 'ThingKept', { summary: 'A test.', data }),
}
type Owner = keyof typeof events
interface Thing {
  _id: string
  n: number
}
const owners: readonly Owner[] = ['auth', 'shortlist']
const eventOf = (owner: Owner, n: number) => newEvent(events[owner], { n, userId: `user-${n}` }, { clock: systemClock })
const patience = { timeout: 120_000, interval: 50 }

let nats: Awaited<ReturnType<typeof startNats>>
let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
let ends: (() => Promise<unknown>)[]
const things = new Map<Owner, EventCollection<Thing>>()
const buses: Bus[] = []

beforeEach(async () => {
  mongo = await startInMemoryMongo()
  nats = await startNats()
  ends = [nats.end, () => mongo.close()]
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  buses.length = 0
})

const startBus = async () => {
  const bus = await createJetStreamBus({ url: nats.url, retryPolicy: hasty })
  ends.push(() => bus.close())
  return bus
}
const start = async (owner: Owner) => {
  const service = defineService({
    name: owner,
    settings: z.object({}),
    publishes: [events[owner]],
    consumes: [],
    routes: [],
    snapshots: [
      snapshot(events[owner], async function* () {
        const found = (await things.get(owner)?.model.find().lean<Thing[]>()) ?? []
        yield found.map(({ n }) => eventOf(owner, n))
      }),
    ],
    context: ({ store }) => {
      things.set(owner, store.eventCollection('things', defineSchema<Thing>({ _id: String, n: Number })))
      return {}
    },
  })
  const bus = await startBus()
  buses.push(bus)
  const platform = {
    environment: {},
    storeUrl: mongo.url,
    bus,
    caches: createMemoryCaches(),
    blobs: createMemoryBlobs(),
    clock: systemClock,
  }
  const place = { placeOf: () => onLoopback, ...testKeys }
  const running = await startService(service, { ...platform, ...place, log: createLogger({ level: 'silent' }) })
  ends.push(() => stop(running))
  return running
}
const stop = async (running: RunningService) => {
  await running.stopJobs(2_000)
  await running.close()
}
const write = async (owner: Owner, numbers: readonly number[]) => {
  for (const n of numbers) await things.get(owner)?.insert({ _id: String(n), n }, [eventOf(owner, n)])
}
const connected = () => vi.waitFor(() => expect(buses.every((bus) => bus.isReady())).toBe(true), patience)
const listen = async () => {
  const heard = new Set<string>()
  const bus = await startBus()
  for (const owner of owners) {
    const handle = doing((event) => heard.add(`${owner} ${numberOf(event)}`))
    await bus.consume({ service: 'notifications', event: events[owner], handle })
  }
  return { heard, bus }
}
const lastSequence = async () => (await buses[0]?.stream())?.lastSequence ?? 0

/** Each service has published 1 before the copy and 2, 3, 4 after it, which no consumer has handled. */
const publishBeyondCopy = async () => {
  const running = await Promise.all(owners.map(start))
  const idle = async () => {
    await Promise.all(running.map((service) => service.idle()))
  }
  await (await listen()).bus.close()
  for (const owner of owners) await write(owner, [1])
  await idle()
  await nats.keepCopy()
  await connected()
  for (const owner of owners) await write(owner, [2, 3, 4])
  await idle()
  expect(await lastSequence()).toBe(8)
  return running
}
const all = (numbers: readonly number[]) => owners.flatMap((owner) => numbers.map((n) => `${owner} ${n}`))

describe.runIf(hasInfra('nats-server'))('a broker whose files are rolled back', () => {
  it('has every service republish its facts when nothing was published in between', async () => {
    await publishBeyondCopy()
    await nats.rollBack()
    const { heard } = await listen()
    await vi.waitFor(() => expect([...heard]).toEqual(expect.arrayContaining(all([1, 2, 3, 4]))), patience)
  })

  it('is detected by each service even if one service’s outbox refills the stream past what all remember', async () => {
    await publishBeyondCopy()
    const rolledBack = nats.rollBack()
    await write('auth', [5, 6, 7, 8, 9, 10, 11, 12, 13])
    await rolledBack
    const { heard } = await listen()
    await vi.waitFor(() => expect([...heard]).toEqual(expect.arrayContaining(all([1, 2, 3, 4]))), patience)
    await vi.waitFor(() => expect([...heard]).toContain('auth 13'), patience)
  })

  it('is detected by a service that was down while another one refilled the stream', async () => {
    const [, shortlist] = await publishBeyondCopy()
    if (shortlist) await stop(shortlist)
    await nats.rollBack()
    await connected()
    await write('auth', [5, 6, 7, 8, 9, 10, 11, 12, 13])
    await vi.waitFor(async () => expect(await lastSequence()).toBeGreaterThan(8), patience)
    await start('shortlist')
    const { heard } = await listen()
    await vi.waitFor(() => expect([...heard]).toEqual(expect.arrayContaining(all([1, 2, 3, 4]))), patience)
  })
})
