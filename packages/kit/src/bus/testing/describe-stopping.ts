import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { Delivery } from '../bus.ts'
import { aThing, createGate, createRecorder, doing, hasty, numberOf, ThingHappened, type StartBus } from './things.ts'

export function describeStopping(start: StartBus) {
  return describe('stopping', () => {
    it('waits for the handlers that run', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const begun = createRecorder<Delivery>()
      const gate = createGate()
      let isDone = false
      await bus.consume({
        service: 'a',
        event: ThingHappened,
        handle: async (_event, delivery) => {
          begun.record(delivery)
          await gate.opened
          isDone = true
        },
      })
      const published = bus.publish(aThing(1))
      const [delivery] = await begun.reached(1)
      const stopped = bus.stop(10_000)
      expect(delivery?.signal.aborted).toBe(true)
      expect(bus.isReady()).toBe(false)
      gate.open()
      await stopped
      expect(isDone).toBe(true)
      await published
    })

    it('does not wait for a handler that hangs', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const begun = createRecorder<number>()
      const gate = createGate()
      const handle = async () => {
        begun.record(1)
        await gate.opened
      }
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      const published = bus.publish(aThing(1))
      await begun.reached(1)
      await bus.stop(1)
      gate.open()
      await published
    })

    it('does not count an attempt that it interrupted as the last one', async () => {
      const { bus, join } = await start({ retryPolicy: { ...hasty, maxAttempts: 1 } })
      const begun = createRecorder<number>()
      const handle = async (_event: unknown, { signal }: Delivery) => {
        begun.record(1)
        await once(signal, 'abort')
        throw new Error('interrupted')
      }
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      const published = bus.publish(aThing(1)).catch(() => undefined)
      await begun.reached(1)
      await bus.stop(10_000)
      await published
      expect(await (await join()).deadLetters.list(10)).toEqual([])
    })

    it('delivers nothing new', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const heard = createRecorder<number>()
      await bus.consume({ service: 'a', event: ThingHappened, handle: doing((event) => heard.record(numberOf(event))) })
      await bus.stop(1_000)
      await bus.publish(aThing(1)).catch(() => undefined)
      expect(heard.seen).toEqual([])
    })
  })
}
