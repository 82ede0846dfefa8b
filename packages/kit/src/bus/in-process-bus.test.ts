import { SearchCompleted, type AnyEnvelope } from '@verandah/contracts'
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

describe('the in-process bus, additionally', () => {
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

  it('rejects what it could not deliver before it stopped, so that the outbox keeps it', async () => {
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

  it.each(['stop', 'close'] as const)('accepts nothing after its %s, even without consumers', async (end) => {
    const bus = createInProcessBus()
    await bus[end](0)
    expect(bus.isReady()).toBe(false)
    await expect(bus.publish(aThing(1, { type: SearchCompleted.type }))).rejects.toMatchObject({ code: 'bus-stopped' })
  })

  it('starts nothing that was queued when it stopped, and leaves the outcome of retries to the outbox', async () => {
    const bus = createInProcessBus({ retryPolicy: hasty, concurrency: 1 })
    const gate = createGate()
    const begun = createRecorder<number>()
    const handle = async (event: AnyEnvelope) => {
      begun.record(numberOf(event))
      await gate.opened
    }
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    const first = bus.publish(aThing(1))
    const second = bus.publish(aThing(2))
    await begun.reached(1)
    const stopped = bus.stop(10_000)
    gate.open()
    await Promise.all([first, stopped, expect(second).rejects.toMatchObject({ code: 'bus-stopped' })])
    expect(begun.seen).toEqual([1])
  })

  it('rejects what it could not even dead-letter', async () => {
    const deadLetterStore = { ...createMemoryDeadLetterStore(), add: () => Promise.reject(new Error('disk full')) }
    const bus = createInProcessBus({ retryPolicy: hasty, deadLetterStore })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
    const event = aThing(1)
    await expect(bus.publish(event)).rejects.toThrow('disk full')
    await expect(bus.publish(event)).rejects.toThrow('disk full')
  })

  it('rejects events of a newer build, so that the outbox keeps them until it runs', async () => {
    const bus = createInProcessBus({ retryPolicy: hasty })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.resolve() })
    const event = aThing(1, { version: 2 })
    const words = 'ThingHappened came in version 2; this process knows version 1'
    await expect(bus.publish(event)).rejects.toMatchObject({ code: 'event-waits', message: words })
    await expect(bus.publish(event)).rejects.toThrow(words)
  })
})

describe('the in-process bus, for undeliverable events', () => {
  it('resolves at once for events without consumers', async () => {
    await createInProcessBus().publish(aThing(1, { type: SearchCompleted.type }))
  })

  it.each([
    ['a type', { type: 'HomeSold' }, 'HomeSold in version 1'],
    ['a version', { type: SearchCompleted.type, version: 99 }, 'SearchCompleted in version 99'],
  ])(
    'rejects %s that only another build knows, so that the outbox keeps it over a downgrade',
    async (_, said, name) => {
      const bus = createInProcessBus()
      const refused = { code: 'event-waits', message: `This build does not know ${name}` }
      await expect(bus.publish(aThing(1, said))).rejects.toMatchObject(refused)
    },
  )

  it('rejects a second consumer with the same name', async () => {
    const bus = createInProcessBus()
    const consumer = { service: 'a', event: ThingHappened, handle: () => Promise.resolve() }
    await bus.consume(consumer)
    await expect(bus.consume(consumer)).rejects.toThrow('a-thing-happened is already consumed')
  })
})

describe('the in-process bus, for waits and broadcasts', () => {
  it('is idle only when published events are handled, retries included', async () => {
    const bus = createInProcessBus({ retryPolicy: hasty })
    const attempts: number[] = []
    const handle = doing((_event, { attempt }) => {
      attempts.push(attempt)
      if (attempt < 3) throw new Error('not yet')
    })
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    void bus.publish(aThing(1))
    await bus.idle()
    expect(attempts).toEqual([1, 2, 3])
  })

  it('delivers a duplicate once, until it has forgotten the first', async () => {
    let nowMs = Date.UTC(2026, 10, 20)
    const bus = createInProcessBus({ clock: { now: () => new Date(nowMs) } })
    const heard = createRecorder<number>()
    const saying = aSaying(1)
    await bus.broadcast(saying)
    nowMs += broadcastMemoryMs - 1
    await bus.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
    await bus.broadcast(saying)
    expect(heard.seen).toEqual([1])
    nowMs += 1
    await bus.broadcast(saying)
    expect(heard.seen).toEqual([1, 1])
  })

  it('handles a dead letter of a consumer that does not run here', async () => {
    const deadLetterStore = createMemoryDeadLetterStore()
    const bus = createInProcessBus({ retryPolicy: hasty, deadLetterStore })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
    await bus.publish(aThing(1))
    const [letter] = await bus.deadLetters.list(1)
    expect(letter?.id).toBe(`a-thing-happened:${letter?.event.id}`)
    const detail = 'This process does not run a-thing-happened; replay it where that runs.'
    await expect(createInProcessBus({ deadLetterStore }).deadLetters.replay(letter!.id)).rejects.toMatchObject({
      code: 'consumer-not-running',
      message: detail,
    })
    expect(await deadLetterStore.find(letter!.id)).toEqual(letter)
  })

  it('forgets broadcasts that are older than an access token lives', async () => {
    let nowMs = Date.UTC(2026, 10, 20)
    const bus = createInProcessBus({ clock: { now: () => new Date(nowMs) } })
    const heard = createRecorder<number>()
    await bus.broadcast(aSaying(1))
    nowMs += broadcastMemoryMs
    await bus.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
    expect(heard.seen).toEqual([])
  })
})
