import { setImmediate as nextTick } from 'node:timers/promises'
import type { AnyEnvelope } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { currentContext, type WorkContext } from '../../work-context.ts'
import { aThing, createRecorder, doing, hasty, numberOf, ThingHappened, type StartBus } from './things.ts'

export function describeDeliveries(start: StartBus) {
  return describe('delivering', () => {
    handlesAtOnce(start)

    it('hands over the event as it was when it was published', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const heard = createRecorder<AnyEnvelope>()
      await bus.consume({ service: 'a', event: ThingHappened, handle: doing(heard.record) })
      const event = aThing(1)
      const published = bus.publish(event)
      event.data = { n: 99 }
      await published
      const [received] = await heard.reached(1)
      expect(received).toEqual({ ...event, data: { n: 1 } })
      expect(received).not.toBe(event)
    })

    it('gives each consumer its own copy, and the failures of one do not touch the other', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const steady = createRecorder<unknown>()
      const shaky = createRecorder<number>()
      await bus.consume({
        service: 'steady',
        event: ThingHappened,
        handle: doing((event) => {
          steady.record(structuredClone(event.data))
          event.data = { n: 'spoilt' }
        }),
      })
      await bus.consume({
        service: 'shaky',
        event: ThingHappened,
        handle: doing((event, { attempt }) => {
          if (attempt < 3) throw new Error('not yet')
          shaky.record(numberOf(event))
        }),
      })
      await bus.publish(aThing(7))
      expect(await shaky.reached(1)).toEqual([7])
      await bus.idle()
      expect(steady.seen).toEqual([{ n: 7 }])
    })

    it('delivers an event once, however often it is published', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const heard = createRecorder<number>()
      await bus.consume({ service: 'a', event: ThingHappened, handle: doing((event) => heard.record(numberOf(event))) })
      const event = aThing(1)
      await Promise.all([bus.publish(event), bus.publish(event)])
      await bus.publish(event)
      await bus.publish(aThing(2))
      await heard.reached(2)
      await bus.idle()
      expect(heard.seen.toSorted()).toEqual([1, 2])
    })

    it('lets the handler work in the context of the event', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const contexts = createRecorder<WorkContext | undefined>()
      const handle = doing(() => contexts.record(currentContext()))
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      await bus.publish(aThing(1, { id: 'cause', correlationId: 'request-9' }))
      expect(await contexts.reached(1)).toEqual([{ correlationId: 'request-9', causationId: 'cause' }])
    })
  })
}

const handlesAtOnce = (start: StartBus) =>
  it.each([
    ['sixteen', 16, {}],
    ['as many as it asks for', 30, { atOnce: 30 }],
  ])('handles %s events of a consumer at once, and no more', async (_many, expected, wish) => {
    const { bus } = await start({ retryPolicy: hasty })
    const begun = createRecorder<number>()
    let running = 0
    let most = 0
    const handle = async (event: AnyEnvelope) => {
      running += 1
      most = Math.max(most, running)
      begun.record(numberOf(event))
      await begun.reached(expected)
      await nextTick()
      running -= 1
    }
    await bus.consume({ service: 'a', event: ThingHappened, handle, ...wish })
    await Promise.all(Array.from({ length: 40 }, (_, n) => bus.publish(aThing(n))))
    await begun.reached(40)
    expect(most).toBe(expected)
  })
