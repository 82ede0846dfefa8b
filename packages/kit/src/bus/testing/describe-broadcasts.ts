import type { AnyEnvelope } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import type { Bus } from '../bus.ts'
import { aSaying, createRecorder, hasty, numberOf, ThingSaid, type StartBus } from './things.ts'

const listen = async (bus: Bus) => {
  const heard = createRecorder<number>()
  await bus.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
  return heard
}

export function describeBroadcasts(start: StartBus) {
  return describe('broadcasting', () => {
    it('is heard once by every process, also by one that comes late', async () => {
      const { bus, join } = await start({ retryPolicy: hasty })
      const here = await listen(bus)
      const there = await listen(await join())
      await bus.broadcast(aSaying(1))
      expect(await Promise.all([here.reached(1), there.reached(1)])).toEqual([[1], [1]])
      const late = await listen(await join())
      expect(late.seen).toEqual([1])
      await bus.broadcast(aSaying(2))
      expect(await Promise.all([here.reached(2), there.reached(2), late.reached(2)])).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ])
    })

    it('is heard once though it is said twice', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const heard = await listen(bus)
      const saying = aSaying(1)
      await bus.broadcast(saying)
      await bus.broadcast(saying)
      await bus.broadcast(aSaying(2))
      expect(await heard.reached(2)).toEqual([1, 2])
    })

    it('outlives a listener that throws and a message that does not fit', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      await bus.onBroadcast(ThingSaid, (_event: AnyEnvelope) => {
        throw new Error('hard of hearing')
      })
      const heard = await listen(bus)
      await bus.broadcast({ ...aSaying(1), data: { n: 'one' } })
      await bus.broadcast(aSaying(2))
      expect(await heard.reached(1)).toEqual([2])
    })
  })
}
