import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aThing, createGate, numberOf, ThingHappened } from '../bus/testing/things.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { systemClock } from '../clock.ts'
import { createLogger } from '../logger.ts'
import { currentContext, runInContext } from '../work-context.ts'
import { coalesce } from './coalesce.ts'
import { connectStore, type Store } from './connect-store.ts'
import type { EventCollection } from './event-collection.ts'
import type { WithOutbox } from './outbox-entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { defineSchema, required } from './schema.ts'

interface HomeDoc {
  _id: string
  revision: number
  street?: string | undefined
}

let mongo: EmbeddedMongo
let store: Store
let outbox: Outbox
let homes: EventCollection<HomeDoc>
let heard: number[]
/** Published events, each with the request in whose context. */
let published: [number, string | undefined][]
/** What the first event's handler waits for. */
let gate: ReturnType<typeof createGate>

beforeEach(async () => {
  heard = []
  published = []
  gate = createGate()
  mongo = await startInMemoryMongo()
  const bus = createInProcessBus()
  const handle = async (event: Parameters<typeof numberOf>[0]) => {
    if (numberOf(event) === 1) await gate.opened
    heard.push(numberOf(event))
  }
  await bus.consume({ service: 'search', event: ThingHappened, handle })
  const publish = (event: Parameters<typeof numberOf>[0]) => {
    published.push([numberOf(event), currentContext()?.correlationId])
    return bus.publish(event)
  }
  outbox = createOutbox({ bus: { publish }, clock: systemClock, log: createLogger({ level: 'silent' }) })
  store = await connectStore(mongo.url, 'homes', outbox)
  const schema = defineSchema<HomeDoc>({ _id: String, revision: required.number, street: String })
  homes = store.eventCollection('homes', schema, { retainMs: 60_000 })
})
afterEach(async () => {
  await store.close()
  await mongo.close()
})

const stored = (id: string) =>
  store.connection.collection<HomeDoc & WithOutbox & { _id: string }>('homes').findOne({ _id: id })
const expired = { outbox: [], expiresAt: expect.any(Date) as Date }

it('inserts documents with their events, up to the first that exists', async () => {
  gate.open()
  const news = ['a', 'b', 'c'].map((_id, at) => {
    return { doc: { _id, revision: at, street: undefined }, events: [aThing(at)] }
  })
  expect(await homes.insertInOrder(news.slice(1, 2))).toBe(1)
  expect(await homes.insertInOrder(news)).toBe(1)
  await outbox.idle()
  expect(heard.toSorted()).toEqual([0, 1])
  expect(await stored('a')).toMatchObject(expired)
  expect(await stored('a')).not.toHaveProperty('street')
  expect(await stored('c')).toBeNull()
})

it('rejects an insert that fails otherwise, and publishes nothing', async () => {
  const news = { doc: { _id: 'a', revision: 1 }, events: [aThing(2)] }
  await store.close()
  await expect(homes.insertInOrder([news])).rejects.toThrow(/session|closed|connect/i)
  expect(published).toEqual([])
})

it('lets a document expire once its last event is handled, in any order', async () => {
  await homes.insertInOrder([{ doc: { _id: 'a', revision: 1 }, events: [aThing(1), aThing(2), aThing(3)] }])
  while (((await stored('a'))?.outbox.length ?? 3) > 1) await new Promise(setImmediate)
  expect(await stored('a')).not.toHaveProperty('expiresAt')
  gate.open()
  await outbox.idle()
  expect(heard.at(-1)).toBe(1)
  expect(await stored('a')).toMatchObject(expired)
})

it('publishes each of several coalesced changes in the context of its own caller', async () => {
  gate.open()
  for (const _id of ['a', 'b', 'c']) await homes.insert({ _id, revision: 1 }, [])
  const change = coalesce(homes.updateEach)
  const changeAs = (id: string, n: number) =>
    runInContext({ correlationId: `of ${id}`, causationId: null }, () =>
      change({ filter: { _id: id }, change: { $inc: { revision: 1 } }, events: [aThing(n)] }),
    )
  expect(await Promise.all([changeAs('a', 1), changeAs('gone', 2), changeAs('b', 3)])).toEqual([true, false, true])
  await outbox.idle()
  expect(published.toSorted()).toEqual([
    [1, 'of a'],
    [3, 'of b'],
  ])
})
