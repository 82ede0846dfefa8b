import { describe, expect, it } from 'vitest'
import { AppError, storeDown } from '../../errors.ts'
import type { ObservedDelivery } from '../deliver.ts'
import { aThing, createRecorder, doing, hasty, ThingHappened, type StartBus } from './things.ts'

export function describeRetries(start: StartBus) {
  return describe('retrying', () => {
    it('tries a failed delivery again and says which attempt it is', async () => {
      const observed = createRecorder<ObservedDelivery>()
      const { bus } = await start({ retryPolicy: hasty, onDelivery: observed.record })
      const handle = doing((_event, { attempt }) => {
        if (attempt < 3) throw new Error('not yet')
      })
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      await bus.publish(aThing(1))
      expect(await observed.reached(3)).toMatchObject([
        { consumer: 'a-thing-happened', attempt: 1, outcome: 'retry' },
        { consumer: 'a-thing-happened', attempt: 2, outcome: 'retry' },
        { consumer: 'a-thing-happened', attempt: 3, outcome: 'handled' },
      ])
      expect(await bus.deadLetters.list(10)).toEqual([])
    })

    it('waits for a store that is away however often, and that takes no attempt from the event', async () => {
      const observed = createRecorder<ObservedDelivery>()
      const { bus } = await start({ retryPolicy: hasty, onDelivery: observed.record })
      let looks = 0
      const handle = doing((_event, { attempt }) => {
        looks += 1
        if (looks <= 4 * hasty.maxAttempts) throw storeDown()
        if (attempt < hasty.maxAttempts) throw new Error('not yet')
      })
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      await bus.publish(aThing(1))
      expect((await observed.reached(3)).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
        [1, 'retry'],
        [2, 'retry'],
        [3, 'handled'],
      ])
      expect(await bus.deadLetters.list(10)).toEqual([])
    })

    it('ends an event that never finds what else is unavailable', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const closed = new AppError('unavailable', { code: 'shop-closed', detail: 'The shop is closed.' })
      await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(closed) })
      await bus.publish(aThing(1))
      await bus.idle()
      expect(await bus.deadLetters.list(10)).toMatchObject([{ reason: 'The shop is closed.', attempts: 3 }])
    })

    it('is idle only when nothing is due for a retry', async () => {
      const { bus } = await start({ retryPolicy: { maxAttempts: 3, firstDelayMs: 50, maxDelayMs: 50 } })
      const attempts: number[] = []
      const handle = doing((_event, { attempt }) => {
        attempts.push(attempt)
        if (attempt < 2) throw new Error('not yet')
      })
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      const published = bus.publish(aThing(1))
      await bus.idle()
      await published
      await bus.idle()
      expect(attempts).toEqual([1, 2])
    })

    it('waits as long as the failure asks for, though the policy is hastier', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const times = createRecorder<number>()
      const handle = doing((_event, { attempt }) => {
        times.record(performance.now())
        if (attempt === 1) throw new AppError('limited', { code: 'slow-down', detail: 'Slow down.', retryAfterMs: 100 })
      })
      await bus.consume({ service: 'a', event: ThingHappened, handle })
      await bus.publish(aThing(1))
      const [first, second] = await times.reached(2)
      expect(second! - first!).toBeGreaterThanOrEqual(95)
    })
  })
}
