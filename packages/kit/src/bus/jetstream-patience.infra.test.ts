import { once } from 'node:events'
import type { AnyEnvelope } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { hasServer } from '../testing/infra.ts'
import type { Delivery } from './bus.ts'
import type { ObservedDelivery } from './deliver.ts'
import { aThing, createRecorder, doing, hasty as hastily, ThingHappened } from './testing/things.ts'
import { useNatsOfRun } from './testing/use-nats.ts'

describe.runIf(hasServer('nats-server', 'NATS_URL'))('the patience of the bus over JetStream', () => {
  const { startBus } = useNatsOfRun()

  it('never mistakes a slow handler for a dead process', async () => {
    const patient = await startBus({ ackWaitMs: 1_000 })
    const hasty = await startBus({ ackWaitMs: 1_000, silenceMs: 0 })
    const attempts = createRecorder<number>()
    const handled: number[] = []
    await hasty.consume({
      service: 'clock',
      event: ThingHappened,
      handle: async (_event, { attempt, signal }) => {
        attempts.record(attempt)
        if (attempt < 4) await once(signal, 'abort')
      },
    })
    const handle = async (_event: AnyEnvelope, { attempt }: Delivery) => {
      handled.push(attempt)
      await attempts.reached(4)
    }
    await patient.consume({ service: 'slow', event: ThingHappened, handle })
    await patient.publish(aThing(1))
    await attempts.reached(4)
    expect(handled).toEqual([1])
  })

  it('keeps a newer version for the build that knows it, with all its attempts', async () => {
    const waits = createRecorder<ObservedDelivery>()
    const older = await startBus({ onDelivery: waits.record })
    await older.consume({ service: 'a', event: ThingHappened, handle: doing(() => expect.unreachable()) })
    await older.publish(aThing(1, { version: 2 }))
    await waits.reached(4 * hastily.maxAttempts)
    await older.stop(1_000)
    const newer = await startBus()
    const attempts = createRecorder<number>()
    const handle = doing((_event, { attempt }) => {
      attempts.record(attempt)
      if (attempts.seen.length < 2) throw new Error('not yet')
    })
    await newer.consume({ service: 'a', event: { ...ThingHappened, version: 2 }, handle })
    await attempts.reached(2)
    await newer.idle()
    expect(attempts.seen).toHaveLength(2)
    expect(await newer.deadLetters.list(10)).toEqual([])
  })

  it('does not redeliver while a long handler reports progress', async () => {
    const bus = await startBus({ ackWaitMs: 300, silenceMs: 300 })
    const silent = createRecorder<number>()
    await bus.consume({
      service: 'silent',
      event: ThingHappened,
      handle: async (_event, { attempt, signal }) => {
        silent.record(attempt)
        if (attempt < 3) await new Promise((resolve) => signal.addEventListener('abort', resolve))
      },
    })
    const busy: number[] = []
    const handle = async (_event: AnyEnvelope, { attempt, working }: Delivery) => {
      busy.push(attempt)
      const saying = setInterval(working, 50)
      await silent.reached(3)
      clearInterval(saying)
    }
    await bus.consume({ service: 'busy', event: ThingHappened, handle })
    await bus.publish(aThing(1))
    await silent.reached(3)
    expect(busy).toEqual([1])
  })
})
