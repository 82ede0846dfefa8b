import { SearchCompleted } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { broadcastMemoryMs } from './bus.ts'
import { createMemoryDeadLetterStore } from './dead-letter-store.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { describeBus } from './testing/bus-contract.ts'
import {
  aSaying,
  aThing,
  createGate,
  createRecorder,
  doing,
  hasty,
  numberOf,
  ThingHappened,
  ThingSaid,
} from './testing/things.ts'

describeBus('the bus within a process', (options) => {
  const bus = createInProcessBus(options)
  return Promise.resolve({ bus, join: () => Promise.resolve(bus), stop: () => bus.close() })
})

describe('the bus within a process, besides', () => {
  it('resolves a publication only when every consumer has handled it', async () => {
    const bus = createInProcessBus({ retryPolicy: hasty })
    const gate = createGate()
    const steps: string[] = []
    const handle = async () => {
      await gate.opened
      steps.push('handled')
    }
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    const event = aThing(1)
    const published = Promise.all([
      bus.publish(event).then(() => steps.push('published')),
      bus.publish(event).then(() => steps.push('published again')),
    ])
    gate.open()
    await published
    expect(steps).toEqual(['handled', 'published', 'published again'])
  })

  it('refuses what it could not deliver before it stopped, so that the outbox keeps it', async () => {
    const bus = createInProcessBus({ retryPolicy: { maxAttempts: 9, firstDelayMs: 60_000, maxDelayMs: 60_000 } })
    const begun = createRecorder<number>()
    const handle = () => {
      begun.record(1)
      return Promise.reject(new Error('not now'))
    }
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    const published = bus.publish(aThing(1))
    await begun.reached(1)
    await Promise.all([expect(published).rejects.toMatchObject({ code: 'bus-stopped' }), bus.stop(1_000)])
    await expect(bus.publish(aThing(2))).rejects.toMatchObject({ code: 'bus-stopped' })
  })

  it('refuses what it could not even dead-letter', async () => {
    const deadLetterStore = { ...createMemoryDeadLetterStore(), add: () => Promise.reject(new Error('disk full')) }
    const bus = createInProcessBus({ retryPolicy: hasty, deadLetterStore })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
    const event = aThing(1)
    await expect(bus.publish(event)).rejects.toThrow('disk full')
    await expect(bus.publish(event)).rejects.toThrow('disk full')
  })

  it('refuses what a newer build wrote, so that the outbox keeps it until one runs', async () => {
    const bus = createInProcessBus({ retryPolicy: hasty })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.resolve() })
    const event = aThing(1, { version: 2 })
    const words = 'ThingHappened came in version 2; this process knows version 1'
    await expect(bus.publish(event)).rejects.toMatchObject({ code: 'event-too-new', message: words })
    await expect(bus.publish(event)).rejects.toThrow(words)
  })

  it('resolves at once what nobody consumes', async () => {
    await createInProcessBus().publish(aThing(1, { type: SearchCompleted.type }))
  })

  it.each([
    ['a type', { type: 'HomeSold' }, 'HomeSold in version 1'],
    ['a version', { type: SearchCompleted.type, version: 99 }, 'SearchCompleted in version 99'],
  ])('refuses %s that only another build knows, so that the outbox keeps it over a downgrade', async (_, said, name) => {
    const bus = createInProcessBus()
    const refused = { code: 'event-too-new', message: `This build does not know ${name}` }
    await expect(bus.publish(aThing(1, said))).rejects.toMatchObject(refused)
  })

  it('refuses a second consumer of the same name', async () => {
    const bus = createInProcessBus()
    const consumer = { service: 'a', event: ThingHappened, handle: () => Promise.resolve() }
    await bus.consume(consumer)
    await expect(bus.consume(consumer)).rejects.toThrow('a-thing-happened is already consumed')
  })

  it('forgets what was said longer ago than an access token lives', async () => {
    let nowMs = Date.UTC(2026, 10, 20)
    const bus = createInProcessBus({ clock: { now: () => new Date(nowMs) } })
    const heard = createRecorder<number>()
    await bus.broadcast(aSaying(1))
    nowMs += broadcastMemoryMs
    await bus.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
    expect(heard.seen).toEqual([])
  })
})

describe('the bus within a process, in disorder', () => {
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

  it('misbehaves in the same way for the same seed', async () => {
    expect(await deliverThirty(7)).toEqual(await deliverThirty(7))
    expect(await deliverThirty(7)).not.toEqual(await deliverThirty(8))
  })
})
