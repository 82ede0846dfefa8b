import { once } from 'node:events'
import type { AnyEnvelope } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { hasInfra } from '../testing/infra.ts'
import type { Delivery } from './bus.ts'
import { aThing, createRecorder, ThingHappened } from './testing/things.ts'
import { useNats } from './testing/use-nats.ts'

describe.runIf(hasInfra('nats-server'))('the patience of the bus over JetStream', () => {
  const { startBus } = useNats()

  it('never takes a slow handler for a process that died', async () => {
    const patient = await startBus({ ackWaitMs: 300 })
    const hasty = await startBus({ ackWaitMs: 300, silenceMs: 0 })
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

  it('leaves a long handler alone that says it is working', async () => {
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
