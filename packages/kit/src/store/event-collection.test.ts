import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aThing, createGate, numberOf, ThingHappened } from '../bus/testing/things.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { createLogger } from '../logger.ts'
import { readNumbers } from '../metrics.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { connectStore, type Store } from './connect-store.ts'
import { eventIn, type WithOutbox } from './outbox-entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { defineSchema, required } from './schema.ts'

interface HomeDoc {
  _id: string
  street: string
  revision: number
}

const retainMs = 60_000
const minuteBefore = { occurredAt: '2026-11-19T23:59:00.000Z' }
const say = (n: number) => aThing(n, minuteBefore)

let mongo: EmbeddedMongo
let outbox: Outbox
let deliveries: Promise<unknown>[]
/** One process that crashes before it publishes, and one that publishes. */
let [dying, living]: Store[] = []
/** Received events, and what each delivery waits for. */
let heard: number[]
let gates: Map<number, Promise<void>>
const clock = createTestClock()

beforeEach(async () => {
  ;[heard, gates, deliveries] = [[], new Map(), []]
  mongo = await startInMemoryMongo({ ttlSweepMs: 2 ** 31 - 1 })
  const bus = createInProcessBus()
  const handle = async (event: Parameters<typeof numberOf>[0]) => {
    await gates.get(numberOf(event))
    heard.push(numberOf(event))
  }
  await bus.consume({ service: 'search', event: ThingHappened, handle })
  outbox = createOutbox({ bus, clock, log: createLogger({ level: 'silent' }) })
  dying = await connectStore(mongo.url, 'homes')
  living = await connectStore(mongo.url, 'homes', {
    watch: outbox.watch,
    deliver: (...delivery) => {
      const work = outbox.deliver(...delivery)
      deliveries.push(work)
      return work
    },
  })
})
afterEach(async () => {
  await Promise.all([dying?.close(), living?.close()])
  await mongo.close()
})

const homesOf = (store: Store | undefined) => {
  const schema = defineSchema<HomeDoc>({ _id: String, street: required.string, revision: required.number })
  schema.index({ street: 1 }, { unique: true })
  return store!.eventCollection('homes', schema, { retainMs })
}
const aHome = { _id: 'a', street: 'Acacia Street', revision: 1 }
const stored = (id = 'a') => living!.connection.collection<HomeDoc & WithOutbox>('homes').findOne({ _id: id })
const numbersLeft = async (id?: string) => (await stored(id))?.outbox.map((entry) => numberOf(eventIn(entry)))

it('publishes once what a process wrote before it crashed, and lets the document expire then', async () => {
  homesOf(living)
  const homes = homesOf(dying)
  await homes.insert(aHome, [say(1)])
  await homes.update({ _id: 'a', revision: 1 }, { $set: { revision: 2 } }, [say(2)])
  await homes.upsert({ _id: 'b' }, { $set: { street: 'Banksia Street', revision: 1 } }, [say(3)])
  expect(await stored()).toMatchObject({ ...aHome, revision: 2 })
  expect([heard, await numbersLeft(), await numbersLeft('b')]).toEqual([[], [1, 2], [3]])
  const keys = (await stored())?.outbox.map((entry) => Object.keys(entry))
  expect(keys).toEqual([1, 2].map(() => ['id', 'occurredAt', 'body']))
  expect(await outbox.sweep(0)).toBe(2)
  expect(await outbox.sweep(0)).toBe(0)
  expect(heard.sort()).toEqual([1, 2, 3])
  const expiresAt = new Date(clock.now().getTime() + retainMs)
  expect(await stored()).toMatchObject({ outbox: [], expiresAt })
})

it('publishes events written before the clock was set back, and skips those just written', async () => {
  homesOf(living)
  const homes = homesOf(dying)
  const saidAt = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
  await homes.insert(aHome, [aThing(1, { occurredAt: saidAt(24 * 60) })])
  await homes.insert({ ...aHome, _id: 'b', street: 'B' }, [aThing(2, { occurredAt: saidAt(0) })])
  expect(await outbox.sweep(10_000)).toBe(1)
  expect(heard).toEqual([1])
})

it('reports the age of the oldest event that the sweep found', async () => {
  homesOf(living)
  const oldest = async () =>
    /^outbox_oldest_seconds\{database="homes",collection="homes"\} (.*)$/m.exec(await readNumbers())?.[1]
  await homesOf(dying).insert(aHome, [say(1), aThing(2)])
  await outbox.sweep(0)
  const ageMs = clock.now().getTime() - Date.parse(minuteBefore.occurredAt)
  expect(Number(await oldest())).toBe(ageMs / 1000)
  await outbox.sweep(0)
  expect(await oldest()).toBe('0')
})

it('publishes nothing that was not written', async () => {
  const homes = homesOf(living)
  await living!.buildIndexes()
  expect(await homes.insert(aHome, [say(1)])).toBe(true)
  expect([
    await homes.insert(aHome, [say(2)]),
    await homes.insert({ ...aHome, _id: 'b' }, [say(3)]),
    await homes.update({ _id: 'a', revision: 7 }, { $set: { revision: 8 } }, [say(4)]),
    await homes.upsert({ _id: 'a', revision: 7 }, { $set: { revision: 8 } }, [say(5)]),
  ]).toEqual([false, false, false, false])
  await expect(homes.update({ _id: 'a' }, { $set: { revision: 'many' } }, [say(6)])).rejects.toThrow('Cast')
  await outbox.idle()
  expect(heard).toEqual([1])
  expect(await homes.model.find().lean()).toMatchObject([aHome])
})

it('never lets a document expire that still has an event to publish', async () => {
  const homes = homesOf(living)
  const first = createGate()
  const second = createGate()
  gates = new Map([
    [1, first.opened],
    [2, second.opened],
  ])
  await homes.insert(aHome, [say(1)])
  await homes.update({ _id: 'a' }, { $set: { revision: 2 } }, [say(2)])
  first.open()
  await deliveries[0]
  expect(await numbersLeft()).toEqual([2])
  expect(await stored()).not.toHaveProperty('expiresAt')
  second.open()
  await deliveries[1]
  expect(await stored()).toMatchObject({ outbox: [], expiresAt: expect.any(Date) as Date })
})

it('never deletes a document that still has an event to publish', async () => {
  homesOf(living)
  const homes = homesOf(dying)
  await homes.insert(aHome, [say(1)])
  expect(await homes.publishedIds({ revision: 1 }, 10)).toEqual([])
  expect(await homes.deletePublished({ revision: 1 })).toBe(0)
  await outbox.sweep(0)
  expect(await homes.publishedIds({ revision: 1 }, 10)).toEqual(['a'])
  expect(await homes.deletePublished({ revision: 2 })).toBe(0)
  expect(await homes.deletePublished({ revision: 1 })).toBe(1)
})

it('replaces unpublished events on request', async () => {
  const homes = homesOf(dying)
  await homes.insert(aHome, [say(1)])
  await homes.update({ _id: 'a' }, { $set: { revision: 2 } }, { only: [say(2)] })
  expect(await stored()).toMatchObject({ revision: 2 })
  expect(await numbersLeft()).toEqual([2])
})

it('publishes a document’s pending events again, and reports whether it exists', async () => {
  await homesOf(dying).insert(aHome, [say(1)])
  const homes = homesOf(living)
  expect([await homes.publishAgain('a'), await homes.publishAgain('b')]).toEqual([true, false])
  await outbox.idle()
  expect(heard).toEqual([1])
  const expired = await stored()
  clock.advance(1_000)
  expect(await homes.publishAgain('a')).toBe(true)
  await outbox.idle()
  expect([heard, await stored()]).toEqual([[1], expired])
})

it('excludes the events from reads', async () => {
  const homes = homesOf(dying)
  await homes.insert(aHome, [say(1)])
  expect(await homes.model.findOne({ _id: 'a' }).lean()).toEqual(aHome)
  expect(await homes.model.find({}, { revision: 0 }).lean()).toEqual([{ _id: 'a', street: 'Acacia Street' }])
})

it('changes many documents in one call, and reports for each whether it was found and published', async () => {
  const homes = homesOf(living)
  for (const [n, _id] of ['a', 'b', 'c'].entries()) await homes.insert({ _id, street: `${n} Street`, revision: n }, [])
  const next = (_id: string, revision: number, n: number) => ({
    filter: { _id, revision },
    change: { $set: { revision: revision + 1 } },
    events: [say(n)] as const,
  })
  const written = await homes.updateEach([next('a', 0, 1), next('b', 0, 2), next('c', 2, 3), next('c', 2, 4)])
  expect(written).toEqual([true, false, true, false])
  expect(await homes.updateEach([next('a', 1, 5), next('b', 1, 6)])).toEqual([true, true])
  await Promise.all(deliveries)
  expect(heard.toSorted()).toEqual([1, 3, 5, 6])
  expect([await stored('a'), await stored('b'), await stored('c')]).toMatchObject([
    { revision: 2, outbox: [] },
    { revision: 2, outbox: [] },
    { revision: 3, outbox: [] },
  ])
})
