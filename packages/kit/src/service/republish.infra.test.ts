import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { UserRegistered, type EventOf } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createMemoryBlobs } from '../blobs/memory-blobs.ts'
import { createMemoryCaches } from '../cache/memory-cache.ts'
import type { Bus } from '../bus/bus.ts'
import { useNatsOfRun } from '../bus/testing/use-nats.ts'
import { systemClock } from '../clock.ts'
import { createLogger } from '../logger.ts'
import { newEvent } from '../new-event.ts'
import { onLoopback } from '../http/listen.ts'
import { connectStore } from '../store/connect-store.ts'
import { createRepublishRequests } from '../store/republish-requests.ts'
import { hasServer } from '../testing/infra.ts'
import { testKeys } from '../testing/test-keys.ts'
import { defineService } from './define-service.ts'
import { snapshot } from './snapshots.ts'
import { databaseOf } from './platform.ts'
import { startService } from './start-service.ts'

const data = { userId: 'user-1', username: 'n', email: 'e', name: 'n', plan: 'annual' } as const

const owner = defineService({
  name: 'auth',
  settings: z.object({}),
  publishes: [UserRegistered],
  consumes: [],
  routes: [],
  snapshots: [
    snapshot(UserRegistered, async function* () {
      yield await Promise.resolve([newEvent(UserRegistered, data, { clock: systemClock, id: 'the same' })])
    }),
  ],
  context: () => ({}),
})

/** A pull on a deleted stream ends after ten seconds, and the retry follows five seconds later. */
const patience = { timeout: 120_000, interval: 50 }

function authOnNats() {
  const { startBus, manager } = useNatsOfRun()
  let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
  beforeAll(async () => {
    mongo = await startInMemoryMongo()
  })
  afterAll(() => mongo.close())

  const start = async (onBus: (bus: Bus) => Bus = (bus) => bus) => {
    const bus = onBus(await startBus())
    const platform = {
      environment: {},
      storeUrl: mongo.url,
      bus,
      caches: createMemoryCaches(),
      blobs: createMemoryBlobs(),
      clock: systemClock,
    }
    const place = { placeOf: () => onLoopback, ...testKeys }
    return startService(owner, { ...platform, ...place, log: createLogger({ level: 'silent' }) })
  }
  const listen = async () => {
    const heard: string[] = []
    const bus = await startBus()
    const handle = (event: unknown) => Promise.resolve(void heard.push((event as EventOf<typeof UserRegistered>).id))
    await bus.consume({ service: 'notifications', event: UserRegistered, handle })
    return heard
  }
  const openStore = () => connectStore(mongo.url, databaseOf('auth'))
  const requests = async () => {
    const store = await openStore()
    const known = store.connection.collection<{ _id: string; lastSequence: number }>('tellings')
    return { known, leases: store.connection.collection<{ _id: string }>('leases'), close: store.close }
  }
  return { startBus, manager, start, listen, openStore, requests }
}

describe.runIf(hasServer('nats-server', 'NATS_URL'))('a service with read models elsewhere', () => {
  const { startBus, manager, start, listen, openStore, requests } = authOnNats()

  it('republishes when the stream was deleted or rolled back, and not while it is unchanged', async () => {
    const heard = await listen()
    const service = await start()
    const { known, close } = await requests()
    await service.runJob('republish')
    expect(await known.countDocuments({ _id: 'stream' })).toBe(1)
    await service.runJob('republish')
    expect(heard).toEqual([])

    await (await manager()).streams.delete('EVENTS')
    await vi.waitFor(() => expect(heard).toHaveLength(1), patience)
    await service.runJob('republish')
    await known.updateOne({ _id: 'stream' }, { $set: { lastSequence: 1_000 } })
    await vi.waitFor(() => expect(heard).toHaveLength(2), patience)
    await service.runJob('republish')
    await service.runJob('republish')
    expect(new Set([...heard, 'the same']).size).toBe(3)
    expect(heard).toHaveLength(2)
    await close()
    await service.stopJobs(1_000)
    await service.close()
  })

  it('republishes when the stream has pruned all that it had seen, and more', async () => {
    const settled = await start()
    for (const _time of ['a new stream', 'nothing due']) await settled.runJob('republish')
    await settled.stopJobs(1_000)
    await settled.close()
    const other = await startBus()
    for (const id of ['one', 'two']) await other.publish(newEvent(UserRegistered, data, { clock: systemClock, id }))
    await (await manager()).streams.purge('EVENTS', { keep: 1 })
    const { close, leases } = await requests()
    await leases.deleteMany({ _id: 'republish' })
    const heard = await listen()
    const service = await start()
    await service.runJob('republish')
    await vi.waitFor(() => expect(heard.filter((id) => id !== 'two')).toHaveLength(1), patience)
    await close()
    await service.stopJobs(1_000)
    await service.close()
  })

  it('looks at the stream again after a look that failed, and retries failed publishes within the same run', async () => {
    let waitsAtFirst: number | undefined
    const noAnswer = () => Promise.reject(new Error('no answer in time'))
    const noStream = () => Promise.resolve(null)
    const looks: (() => Promise<null>)[] = [noAnswer, noStream, noStream, noStream, noStream]
    const runs = looks.length + 1
    const service = await start((bus) => ({
      ...bus,
      stream: () => looks.shift()?.() ?? bus.stream(),
      publish: (event) => {
        if (waitsAtFirst !== undefined) return bus.publish(event)
        waitsAtFirst = looks.length
        return noAnswer()
      },
    }))
    const store = await openStore()
    await store.connection.collection<{ _id: string }>('leases').deleteMany({ _id: 'republish' })
    const asked = await createRepublishRequests(store).ask(systemClock.now())
    for (let run = 0; run < runs; run += 1) await service.runJob('republish')
    expect(waitsAtFirst).toBe(0)
    expect(await createRepublishRequests(store).countOf(asked)).toBe(1)
    await store.close()
    await service.stopJobs(1_000)
    await service.close()
  })
})
