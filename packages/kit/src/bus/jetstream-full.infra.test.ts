import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { nanos } from 'nats'
import { describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { connectStore } from '../store/connect-store.ts'
import { createOutbox } from '../store/outbox.ts'
import { defineSchema } from '../store/schema.ts'
import { hasInfra } from '../testing/infra.ts'
import { createTestClock } from '../testing/test-clock.ts'
import type { Bus } from './bus.ts'
import { silentLog } from './bus-log.ts'
import type { ObservedDelivery } from './deliver.ts'
import { aThing, createRecorder, doing, hasty, numberOf, ThingHappened } from './testing/things.ts'
import { useNats } from './testing/use-nats.ts'

const occurredAt = '2026-11-19T00:00:00.000Z'
/** Nine of these fill a stream of 1 MiB. */
const aBigThing = (n: number) => aThing(n, { occurredAt, correlationId: 'x'.repeat(110_000) })

const consumeAs = async (bus: Bus, service: string) => {
  const handled = createRecorder<number>()
  await bus.consume({ service, event: ThingHappened, handle: doing((event) => handled.record(numberOf(event))) })
  return handled
}

const stateOf =
  (manager: ReturnType<typeof useNats>['manager']) =>
  async (stream = 'EVENTS') =>
    (await (await manager()).streams.info(stream)).state

describe.runIf(hasInfra('nats-server'))('full streams', () => {
  const { startBus, manager } = useNats()
  const state = stateOf(manager)
  const openAndLeave = async () => {
    const bus = await startBus()
    await consumeAs(bus, 'away')
    await bus.close()
  }

  it('refuse new events while older ones are unhandled; those wait in their outbox, and are published once there is room', async () => {
    await openAndLeave()
    const clock = createTestClock()
    const warned = createRecorder<unknown>()
    const log = { ...silentLog, warn: (fields: unknown) => warned.record(fields) }
    const bus = await startBus({ eventsMib: 1, clock, log })
    const mongo = await startInMemoryMongo()
    const outbox = createOutbox({ bus, clock, log: createLogger({ level: 'silent' }) })
    const store = await connectStore(mongo.url, 'homes', outbox)
    const homes = store.eventCollection('homes', defineSchema<{ _id: string }>({ _id: String }))
    const all = Array.from({ length: 15 }, (_, n) => n)
    for (const n of all) {
      await homes.insert({ _id: String(n) }, [aBigThing(n)])
      await outbox.idle()
    }
    expect(await homes.publishedIds({}, 20)).toEqual(all.slice(0, 9).map(String))
    await expect(bus.publish(aBigThing(15))).rejects.toThrow('EVENTS is full')
    await bus.prune()
    expect(await state()).toMatchObject({ first_seq: 1, last_seq: 9 })
    expect(warned.seen).toEqual([expect.objectContaining({ consumer: 'away-thing-happened', events: 9 })])

    const returned = await startBus({ eventsMib: 1 })
    const handled = await consumeAs(returned, 'away')
    await handled.reached(9)
    await returned.idle()
    clock.advance(30_000)
    await bus.prune()
    await outbox.sweep(0)
    expect((await handled.reached(15)).toSorted((a, b) => a - b)).toEqual(all)
    await store.close()
    await mongo.close()
  })

  it('keep everything that a consumer has not handled during a day’s absence, and nothing that all have', async () => {
    await openAndLeave()
    const clock = createTestClock(new Date())
    const bus = await startBus({ clock })
    const handled = await consumeAs(bus, 'here')
    const things = Array.from({ length: 30 }, (_, n) => aThing(n))
    await Promise.all(things.map((thing) => bus.publish(thing)))
    await handled.reached(30)
    await bus.idle()
    clock.advance(25 * 60 * 60 * 1000)
    await bus.prune()
    expect(await state()).toMatchObject({ messages: 30 })
    const returned = await startBus()
    expect(await (await consumeAs(returned, 'away')).reached(30)).toHaveLength(30)
    await returned.idle()
    clock.advance(30_000)
    await bus.prune()
    expect(await state()).toMatchObject({ messages: 1, last_seq: 30 })
  })
})

describe.runIf(hasInfra('nats-server'))('streams over time', () => {
  const { startBus, manager } = useNats()
  const state = stateOf(manager)

  it('keep an hour of events that all consumers have handled, and are pruned by one process at a time', async () => {
    const clock = createTestClock(new Date())
    const one = await startBus({ clock })
    const other = await startBus({ clock })
    const handled = await consumeAs(one, 'here')
    const publish = async (count: number) => {
      await one.publish(aThing(count))
      await handled.reached(count)
      await one.idle()
    }
    await publish(1)
    await publish(2)
    await one.prune()
    expect(await state()).toMatchObject({ messages: 2 })
    clock.advance(2 * 60 * 60 * 1000)
    await one.prune()
    expect(await state()).toMatchObject({ messages: 1, last_seq: 2 })
    await publish(3)
    await Promise.all([one.prune(), other.prune()])
    expect(await state()).toMatchObject({ messages: 2 })
    clock.advance(30_000)
    await Promise.all([one.prune(), other.prune()])
    expect(await state()).toMatchObject({ messages: 1, last_seq: 3 })
  })

  it('of an earlier build lose nothing: they get their limit once handled events are pruned', async () => {
    const { streams } = await manager()
    const weekNs = nanos(7 * 24 * 60 * 60 * 1000)
    await streams.add({ name: 'EVENTS', subjects: ['events.>'], max_age: weekNs })
    const before = await startBus({ eventsMib: 4 })
    await streams.update('EVENTS', { max_bytes: -1, max_age: weekNs })
    for (let n = 0; n < 12; n += 1) await before.publish(aBigThing(n))
    const clock = createTestClock()
    const bus = await startBus({ eventsMib: 1, clock })
    const config = async () => (await streams.info('EVENTS')).config
    expect(await state()).toMatchObject({ first_seq: 1, messages: 12 })
    expect(await config()).toMatchObject({ max_bytes: -1, max_age: 0, discard: 'new' })
    await (await consumeAs(bus, 'here')).reached(12)
    await bus.idle()
    for (const _turn of ['lets go', 'has room']) {
      await bus.prune()
      clock.advance(30_000)
    }
    expect(await config()).toMatchObject({ max_bytes: 2 ** 20 })
  })

  it('keep an event when the dead letters are full', async () => {
    const deaths = createRecorder<ObservedDelivery>()
    const bus = await startBus({ eventsMib: 1, onDelivery: deaths.record, retryPolicy: { ...hasty, maxAttempts: 1 } })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
    for (const n of [1, 2, 3, 4]) await bus.publish(aBigThing(n))
    await deaths.reached(8)
    expect(await state('DEAD')).toMatchObject({ first_seq: 1, messages: 2 })
    const roomier = await startBus({ eventsMib: 4 })
    await roomier.idle()
    await bus.idle()
    expect(await state('DEAD')).toMatchObject({ first_seq: 1, messages: 4 })
  })

  it('name the remedy when the disk is full: new ones are not created, old ones keep their limit', async () => {
    const reasons = createRecorder<string>()
    const log = { ...silentLog, warn: (fields: unknown) => reasons.record((fields as { reason: string }).reason) }
    const remedy = expect.stringContaining('lower NATS_EVENTS_MIB') as string
    const tooMuch = { eventsMib: 2 ** 24, log, startTimeoutMs: 1 }
    await startBus(tooMuch)
    expect(await reasons.reached(1)).toEqual([remedy])
    await startBus({ eventsMib: 1 })
    const bus = await startBus({ ...tooMuch, startTimeoutMs: 5_000 })
    expect(bus.isReady()).toBe(true)
    expect((await (await manager()).streams.info('EVENTS')).config.max_bytes).toBe(2 ** 20)
    expect(new Set(reasons.seen.map((reason) => reason.includes('lower NATS_EVENTS_MIB')))).toEqual(new Set([true]))
  })
})
