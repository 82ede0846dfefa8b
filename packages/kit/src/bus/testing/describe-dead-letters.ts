import type { AnyEnvelope } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import type { Bus, Handle } from '../bus.ts'
import type { ObservedDelivery } from '../deliver.ts'
import { aThing, createRecorder, doing, hasty, numberOf, ThingHappened, type StartBus } from './things.ts'

/** A bus with one consumer, and a recorder of dead letters to wait on. */
const startWith = async (start: StartBus, handle: Handle) => {
  const deaths = createRecorder<ObservedDelivery>()
  const onDelivery = (delivery: ObservedDelivery) => delivery.outcome === 'dead-letter' && deaths.record(delivery)
  const { bus } = await start({ retryPolicy: hasty, onDelivery })
  await bus.consume({ service: 'a', event: ThingHappened, handle })
  return { bus, deaths }
}

const publishAndList = async (bus: Bus, event: AnyEnvelope) => {
  await bus.publish(event)
  await bus.idle()
  return bus.deadLetters.list(10)
}

const failWith = (error: Error) => () => Promise.reject(error)

export function describeDeadLetters(start: StartBus) {
  return describe('dead letters', () => {
    it('keep an event that no attempt could handle, with the last reason', async () => {
      const { bus } = await startWith(start, failWith(new Error('the roof leaks')))
      const event = aThing(1)
      const letters = await publishAndList(bus, event)
      expect(letters).toMatchObject([{ consumer: 'a-thing-happened', reason: 'the roof leaks', attempts: 3, event }])
    })

    it('take at once what no retry can mend', async () => {
      const hopeless = new AppError('invalid', { code: 'no-such-thing', detail: 'Never heard of it.' })
      const { bus, deaths } = await startWith(start, failWith(hopeless))
      const letters = await publishAndList(bus, aThing(1))
      expect(letters).toMatchObject([{ reason: 'Never heard of it.', attempts: 1 }])
      expect(deaths.seen).toHaveLength(1)
    })

    it('take an event that does not fit its contract, and its handler never sees it', async () => {
      const handled = createRecorder<AnyEnvelope>()
      const { bus } = await startWith(start, doing(handled.record))
      const [letter] = await publishAndList(bus, aThing(1, { data: { n: 'one' } }))
      expect(letter?.reason).toContain('malformed ThingHappened')
      expect(letter?.reason).toContain('data.n')
      expect(handled.seen).toEqual([])
    })

    it('are delivered again on replay, to their own consumer only, and are then forgotten', async () => {
      const mended = createRecorder<number>()
      const others = createRecorder<number>()
      let isBroken = true
      const { bus } = await startWith(
        start,
        doing((event) => {
          if (isBroken) throw new Error('broken')
          mended.record(numberOf(event))
        }),
      )
      await bus.consume({
        service: 'b',
        event: ThingHappened,
        handle: doing((event) => others.record(numberOf(event))),
      })
      const [letter] = await publishAndList(bus, aThing(5))
      isBroken = false
      expect(await bus.deadLetters.replay(letter!.id)).toBe(true)
      expect(await mended.reached(1)).toEqual([5])
      await bus.idle()
      expect(others.seen).toEqual([5])
      expect(await bus.deadLetters.list(10)).toEqual([])
      expect(await bus.deadLetters.replay(letter!.id)).toBe(false)
    })

    it('are there again when the replay fails too', async () => {
      const { bus, deaths } = await startWith(start, failWith(new Error('still broken')))
      const [letter] = await publishAndList(bus, aThing(1))
      await bus.deadLetters.replay(letter!.id)
      await deaths.reached(2)
      await bus.idle()
      expect(await bus.deadLetters.list(10)).toMatchObject([{ reason: 'still broken' }])
    })

    it('are listed oldest first, no more than asked for', async () => {
      const { bus } = await startWith(start, failWith(new Error('no')))
      for (const n of [1, 2, 3]) await publishAndList(bus, aThing(n))
      expect((await bus.deadLetters.list(2)).map(({ event }) => numberOf(event))).toEqual([1, 2])
      expect(await bus.deadLetters.replay('never heard of')).toBe(false)
    })
  })
}
