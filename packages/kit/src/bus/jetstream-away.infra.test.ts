import { UserRegistered, type AnyEnvelope } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { shutDown } from '../service/shut-down.ts'
import { startService } from '../service/start-service.ts'
import { watchBus } from '../bus-metrics.ts'
import { readNumbers } from '../metrics.ts'
import { hasInfra } from '../testing/infra.ts'
import { sampleService, saveNote } from '../testing/sample-service.ts'
import { callRoute } from '../testing/call-route.ts'
import { startTestService } from '../testing/start-test-service.ts'
import { silentLog } from './bus-log.ts'
import { aSaying, aThing, createRecorder, doing, hasty, numberOf, ThingHappened, ThingSaid } from './testing/things.ts'
import { useNats } from './testing/use-nats.ts'

describe.runIf(hasInfra('nats-server'))('while the broker is unavailable', () => {
  const { startBus, server } = useNats()

  it('a bus starts, logs it once, stops at once, and works when the broker answers', async () => {
    await server().kill()
    const words = createRecorder<string>()
    const log = { ...silentLog, warn: (_fields: object, said: string) => words.record(said) }
    const bus = await startBus({ startTimeoutMs: 1, log })
    const handled = createRecorder<number>()
    const heard = createRecorder<number>()
    const handle = doing((event) => handled.record(numberOf(event)))
    await bus.consume({ service: 'a', event: ThingHappened, handle })
    await bus.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
    expect(bus.isReady()).toBe(false)
    await expect(bus.publish(aThing(0))).rejects.toMatchObject({ kind: 'unavailable', code: 'bus-unavailable' })
    const leaving = await startBus({ startTimeoutMs: 1 })
    await leaving.consume({ service: 'b', event: ThingHappened, handle })
    await leaving.stop(60_000)
    await leaving.close()
    await server().startAgain()
    await Promise.all([bus.publish(aThing(1)), bus.broadcast(aSaying(2))])
    expect([await handled.reached(1), await heard.reached(1)]).toEqual([[1], [2]])
    expect(bus.isReady()).toBe(true)
    expect(words.seen).toEqual(['the event broker does not answer; events wait in their outboxes'])
  })

  it('metrics report how many events wait, and omit it while it is unknown', async () => {
    const bus = await startBus({ retryPolicy: { ...hasty, maxAttempts: 1 } })
    watchBus(bus)
    await bus.consume({ service: 'a', event: ThingHappened, handle: () => Promise.reject(new Error('no')) })
    await bus.publish(aThing(1))
    await bus.idle()
    await bus.stop(1_000)
    await bus.publish(aThing(2))
    await expect.poll(readNumbers).toMatch(/^bus_consumer_lag{consumer="a-thing-happened"} 1$/m)
    expect(await readNumbers()).toMatch(/^bus_stream_messages{stream="DEAD"} 1$/m)
    expect(await readNumbers()).toMatch(/^bus_stream_bytes{stream="EVENTS"} [1-9]/m)
    await server().kill()
    await expect.poll(readNumbers).not.toContain('bus_consumer_lag{')
    await server().startAgain()
    await startBus()
  })

  it('a service stays ready and accepts requests, and its events arrive later', async () => {
    const alone = await startTestService(sampleService)
    const bus = await startBus()
    const registered = createRecorder<AnyEnvelope>()
    await bus.consume({ service: 'reader', event: UserRegistered, handle: doing(registered.record) })
    const running = await startService(sampleService, { ...alone.platform, bus })
    const url = `http://127.0.0.1:${running.port}`
    await server().kill()
    await expect.poll(() => bus.isReady()).toBe(false)
    const probe = await fetch(`${url}/readyz`)
    expect([probe.status, await probe.json()]).toEqual([200, { store: true, bus: false, serving: true }])
    watchBus(bus)
    expect(await readNumbers()).toMatch(/^bus_connected 0$/m)
    const as = alone.signIn()
    const reply = await callRoute(url, saveNote, { params: { id: 'n1' }, body: { text: 'a dry creek' }, as })
    expect(reply.status).toBe(201)
    await server().startAgain()
    alone.clock.advance(60_000)
    await running.idle()
    await running.runJob('sweep-outbox')
    expect(await registered.reached(1)).toMatchObject([{ data: { username: 'a dry creek' } }])
    await shutDown({ services: [running], bus, caches: alone.platform.caches, noticeMs: 0, timeoutMs: 1_000 })
    await alone.stop()
  })
})
