import { describe, expect, it } from 'vitest'
import { hasInfra } from '../testing/infra.ts'
import { startProxy } from '../testing/start-proxy.ts'
import type { Bus } from './bus.ts'
import { silentLog } from './bus-log.ts'
import { aSaying, aThing, createRecorder, doing, hasty, numberOf, ThingHappened, ThingSaid } from './testing/things.ts'
import { useNats } from './testing/use-nats.ts'

const consumeAndHear = async (bus: Bus) => {
  const handled = createRecorder<number>()
  const heard = createRecorder<number>()
  const handle = doing((event) => handled.record(numberOf(event)))
  await bus.consume({ service: 'a', event: ThingHappened, handle })
  await bus.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
  return { handled, heard }
}

const sendBoth = (bus: Bus, n: number) => Promise.all([bus.publish(aThing(n)), bus.broadcast(aSaying(n))])

describe.runIf(hasInfra('nats-server'))('the bus over JetStream, with faults', () => {
  const { startBus, server, manager } = useNats()

  it('continues after the server was killed and restarted', async () => {
    const disconnected = createRecorder<string>()
    const bus = await startBus({ log: { ...silentLog, warn: (_fields, words) => disconnected.record(words) } })
    const { handled, heard } = await consumeAndHear(bus)
    await sendBoth(bus, 1)
    await Promise.all([handled.reached(1), heard.reached(1)])
    await server().kill()
    await disconnected.reached(1)
    expect(bus.isReady()).toBe(false)
    await server().startAgain()
    await sendBoth(bus, 2)
    expect(await Promise.all([handled.reached(2), heard.reached(2)])).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(bus.isReady()).toBe(true)
  })

  it('gives up a connection whose other end has vanished, and continues over another', async () => {
    const proxy = await startProxy(Number(new URL(server().url).port))
    const bus = await startBus({ url: `nats://127.0.0.1:${proxy.port}`, pingMs: 200 })
    const { handled, heard } = await consumeAndHear(bus)
    await sendBoth(bus, 1)
    await Promise.all([handled.reached(1), heard.reached(1)])
    await bus.idle()
    proxy.forget()
    await expect
      .poll(() =>
        bus.publish(aThing(2)).then(
          () => 'taken',
          () => 'away',
        ),
      )
      .toBe('taken')
    await bus.broadcast(aSaying(2))
    expect(await Promise.all([handled.reached(2), heard.reached(2)])).toEqual([
      [1, 2],
      [1, 2],
    ])
    await bus.close()
    await proxy.close()
  })

  it('recreates a deleted consumer', async () => {
    const bus = await startBus()
    const { handled, heard } = await consumeAndHear(bus)
    const { consumers } = await manager()
    for (const stream of ['EVENTS', 'BROADCAST']) {
      for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name)
    }
    await sendBoth(bus, 1)
    expect(await Promise.all([handled.reached(1), heard.reached(1)])).toEqual([[1], [1]])
  })

  it('recreates deleted streams', async () => {
    const bus = await startBus()
    const { handled, heard } = await consumeAndHear(bus)
    const { streams } = await manager()
    for (const stream of ['EVENTS', 'BROADCAST', 'DEAD']) await streams.delete(stream)
    const deletedAt = Date.now()
    await sendBoth(bus, 1)
    expect(await Promise.all([handled.reached(1), heard.reached(1)])).toEqual([[1], [1]])
    // If recreated sooner, the server would delete the new stream's files together with the old ones.
    expect(Date.parse((await streams.info('EVENTS')).created) - deletedAt).toBeGreaterThan(900)
  })

  it('dead-letters an event whose handler crashes the process every time', async () => {
    const bus = await startBus({ retryPolicy: { ...hasty, maxAttempts: 1 } })
    const { handled } = await consumeAndHear(bus)
    await bus.stop(1_000)
    await bus.publish(aThing(1))
    const consumer = await (await manager()).jetstream().consumers.get('EVENTS', 'a-thing-happened')
    for (let attempt = 1; attempt <= 2; attempt += 1) (await consumer.next({ expires: 5_000 }))?.nak()
    const next = await startBus({ retryPolicy: { ...hasty, maxAttempts: 1 } })
    await consumeAndHear(next)
    await next.idle()
    expect(await next.deadLetters.list(10)).toMatchObject([
      { attempts: 3, reason: expect.stringContaining('delivered 2 times') },
    ])
    expect(handled.seen).toEqual([])
  })
})
