import { describe, expect, it } from 'vitest'
import { aThing, createRecorder, doing, hasty, numberOf, ThingHappened, type StartBus } from './things.ts'

export function describeErasing(start: StartBus) {
  return describe('erasing', () => {
    it('takes away the dead letters that mention something, and no others', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
      for (const n of [1, 2, 3]) await bus.publish(aThing(n, { correlationId: `user.${n % 2}` }))
      await bus.idle()
      await bus.erase('user.1')
      await bus.erase('user.?')
      expect((await bus.deadLetters.list(10)).map(({ event }) => numberOf(event))).toEqual([2])
    })

    it('leaves the bus as good as it was, empty or not', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const seen = createRecorder<number>()
      await bus.consume({ service: 'a', event: ThingHappened, handle: doing((event) => seen.record(numberOf(event))) })
      await bus.erase('nobody')
      await bus.publish(aThing(1, { correlationId: 'somebody' }))
      await seen.reached(1)
      await bus.erase('somebody')
      await bus.publish(aThing(2, { correlationId: 'somebody' }))
      expect(await seen.reached(2)).toEqual([1, 2])
    })
  })
}
