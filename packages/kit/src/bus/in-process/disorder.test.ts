import { describe, expect, it } from 'vitest'
import { createInProcessBus } from '../in-process-bus.ts'
import { aThing, doing, hasty, numberOf, ThingHappened } from '../testing/things.ts'
import { planDisorder } from './disorder.ts'

describe('the in-process bus with disorder', () => {
  const deliverThirty = async (seed: number) => {
    const bus = createInProcessBus({ retryPolicy: hasty, disorder: { seed, duplicateRate: 0.3, maxDelayTicks: 10 } })
    const heard: number[] = []
    const handle = doing((event) => heard.push(numberOf(event)))
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    await Promise.all(Array.from({ length: 30 }, (_, n) => bus.publish(aThing(n))))
    return heard
  }

  it('delivers everything, some of it twice and in another order', async () => {
    const heard = await deliverThirty(1)
    const ordered = heard.toSorted((a, b) => a - b)
    expect([...new Set(ordered)]).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect(heard.length).toBeGreaterThan(30)
    expect(heard).not.toEqual(ordered)
  })

  it('uses a generator that is the same on every machine and in every build', () => {
    const ticks = (duplicateRate: number, seed: number) => {
      const plan = planDisorder({ seed, duplicateRate, maxDelayTicks: 1_000 })
      return Array.from({ length: 4 }, plan)
    }
    expect(ticks(0, 1)).toEqual([[3], [982], [282], [721]])
    expect(ticks(0.5, 4_294_967_295)).toEqual([[190], [945], [540], [476]])
  })

  it('is reproducible by seed', async () => {
    expect(await deliverThirty(7)).toEqual(await deliverThirty(7))
    expect(await deliverThirty(7)).not.toEqual(await deliverThirty(8))
  })
})
