import { nanos } from 'nats'
import { describe, expect, it } from 'vitest'
import { hasInfra } from '../testing/infra.ts'
import type { Bus } from './bus.ts'
import { aThing, createRecorder, doing, hasty, numberOf, ThingHappened } from './testing/things.ts'
import { useNats } from './testing/use-nats.ts'

const aThingOf = (userId: string, n = 1) => aThing(n, { data: { n, userId } })

describe.runIf(hasInfra('nats-server'))('events about users', () => {
  const { startBus, manager, operator } = useNats()

  const consume = async (bus: Bus) => {
    const handled = createRecorder<number>()
    const handle = doing((event) => handled.record(numberOf(event)))
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    return handled
  }
  const subjects = async (stream = 'EVENTS') => {
    const { streams } = await manager()
    return Object.keys((await streams.info(stream, { subjects_filter: '>' })).state.subjects ?? {}).sort()
  }
  /** The stream as the previous build created it. */
  const makeOldStream = async () => {
    const { streams } = await manager()
    await streams.add({ name: 'EVENTS', subjects: ['events.>'], max_age: nanos(7 * 24 * 60 * 60 * 1000) })
  }

  it('have a subject with the user’s id in a stream of this build, and are handled like those without a user', async () => {
    const bus = await startBus()
    const handled = await consume(bus)
    await bus.publish(aThingOf('user.1', 1))
    await bus.publish(aThing(2))
    expect((await handled.reached(2)).toSorted()).toEqual([1, 2])
    expect(await subjects()).toEqual(['events.thing-happened', 'events.thing-happened.user=1'])
  })

  it('have the subject of the previous build in its streams, until an operator decides otherwise', async () => {
    await makeOldStream()
    const bus = await startBus()
    await bus.publish(aThingOf('user-1', 1))
    expect(await subjects()).toEqual(['events.thing-happened'])
    const told = await startBus({ subjectsByUser: true })
    await told.publish(aThingOf('user-1', 2))
    expect(await subjects()).toEqual(['events.thing-happened', 'events.thing-happened.user-1'])
    expect((await (await consume(bus)).reached(2)).toSorted()).toEqual([1, 2])
  })

  it('are handled when the previous build publishes them, and when a copy waits or is replayed', async () => {
    const bus = await startBus({ retryPolicy: { ...hasty, maxAttempts: 1 } })
    let isBroken = true
    const handled = createRecorder<number>()
    const handle = doing((event) => {
      if (isBroken) throw new Error('no')
      handled.record(numberOf(event))
    })
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    await operator()
      .jetstream()
      .publish('events.thing-happened', JSON.stringify(aThingOf('user-1', 1)))
    await bus.publish(aThingOf('user-1', 2))
    await bus.idle()
    isBroken = false
    for (const { id } of await bus.deadLetters.list(10)) await bus.deadLetters.replay(id)
    expect((await handled.reached(2)).toSorted()).toEqual([1, 2])
  })

  it('are erased with their dead letters, whichever build published them, and no other user’s are', async () => {
    const bus = await startBus({ retryPolicy: { ...hasty, maxAttempts: 1 } })
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
    const client = operator().jetstream()
    for (const user of ['leaver', 'stayer', 'user.1']) {
      await bus.publish(aThingOf(user))
      await client.publish('events.thing-happened', JSON.stringify(aThingOf(user)))
    }
    await bus.publish(aThing(1, { correlationId: 'of the leaver, who is named in it' }))
    await bus.idle()
    expect(await bus.deadLetters.list(20)).toHaveLength(7)
    let signs = 0
    await bus.erase('leaver', () => (signs += 1))
    expect(signs).toBeGreaterThan(0)
    const left = (await bus.deadLetters.list(20)).map(({ event }) => (event.data as { userId?: string }).userId)
    expect(left.toSorted()).toEqual(['stayer', 'stayer', 'user.1', 'user.1'])
    expect(await subjects()).toEqual([
      ...['events.thing-happened', 'events.thing-happened.stayer', 'events.thing-happened.user=1'],
    ])
    expect((await (await manager()).streams.info('EVENTS')).state.messages).toBe(4)
  })
})
