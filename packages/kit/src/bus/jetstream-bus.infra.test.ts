import { connect } from 'nats'
import { describe, expect, it } from 'vitest'
import { hasServer } from '../testing/infra.ts'
import type { Bus } from './bus.ts'
import { describeBus } from './testing/bus-contract.ts'
import { aThing, createGate, createRecorder, doing, numberOf, ThingHappened } from './testing/things.ts'
import { useNatsOfRun } from './testing/use-nats.ts'

/** A consumer that handles everything, and what it handled. */
const consumeAll = async (bus: Bus, service = 'a') => {
  const handled = createRecorder<{ n: number; attempt: number }>()
  const handle = doing((event, { attempt }) => handled.record({ n: numberOf(event), attempt }))
  await bus.consume({ service, event: ThingHappened, handle })
  return handled
}

describe.runIf(hasServer('nats-server', 'NATS_URL'))('the bus over JetStream', () => {
  const { startBus, server } = useNatsOfRun()

  describeBus('as every bus', async (options) => ({
    bus: await startBus(options),
    join: () => startBus(options),
    stop: () => Promise.resolve(),
  }))

  describe('durably', () => {
    it('delivers events that were published before any consumer existed', async () => {
      const publisher = await startBus()
      await publisher.publish(aThing(1))
      await publisher.close()
      const handled = await consumeAll(await startBus())
      expect(await handled.reached(1)).toEqual([{ n: 1, attempt: 1 }])
    })

    it('keeps no event in a stream that mentions an erased user', async () => {
      const bus = await startBus()
      for (const n of [1, 2, 3]) await bus.publish(aThing(n, { correlationId: n === 2 ? 'the leaver' : 'a stayer' }))
      await bus.erase('the leaver')
      const handled = await consumeAll(await startBus())
      await handled.reached(2)
      await bus.idle()
      expect(handled.seen.map(({ n }) => n).toSorted()).toEqual([1, 3])
    })

    it('shares the events of a service among its processes', async () => {
      const one = await startBus()
      const other = await startBus()
      const here = await consumeAll(one)
      const there = await consumeAll(other)
      await Promise.all(Array.from({ length: 50 }, (_, n) => one.publish(aThing(n))))
      await Promise.all([one.idle(), other.idle()])
      const all = [...here.seen, ...there.seen].map(({ n }) => n)
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n))
    })

    it('redelivers the events of a process that crashed', async () => {
      const bus = await startBus({ ackWaitMs: 300 })
      await consumeAll(bus)
      await bus.stop(1_000)
      await bus.publish(aThing(1))
      const mortal = await connect({ servers: server().url })
      const consumer = await mortal.jetstream().consumers.get('EVENTS', 'a-thing-happened')
      expect(await consumer.next({ expires: 5_000 })).not.toBeNull()
      await mortal.close()
      const handled = await consumeAll(await startBus({ ackWaitMs: 300 }))
      expect(await handled.reached(1)).toEqual([{ n: 1, attempt: 2 }])
    })

    it('returns unfinished events at once when it stops', async () => {
      const patient = { ackWaitMs: 120_000 }
      const leaving = await startBus(patient)
      const staying = await startBus(patient)
      const begun = createRecorder<number>()
      const gate = createGate()
      const handle = async () => {
        begun.record(1)
        await gate.opened
      }
      await leaving.consume({ service: 'a', event: ThingHappened, handle })
      await leaving.publish(aThing(1))
      await begun.reached(1)
      const handled = await consumeAll(staying)
      await leaving.stop(1)
      // Do not expect attempt 2: the broker does not count an offer to the consumer that left.
      expect(await handled.reached(1)).toMatchObject([{ n: 1 }])
      gate.open()
    })
  })
})
