import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../bus/bus-log.ts'
import { findBinary, hasInfra } from '../testing/infra.ts'
import { startProxy } from '../testing/start-proxy.ts'
import { startServerProcess, type ServerProcess } from '../testing/start-server-process.ts'
import type { CacheAdapter } from './cache.ts'
import { createRedisCaches } from './redis-cache.ts'
import { describeCaches } from './testing/cache-contract.ts'

const startRedis = (port?: number) =>
  startServerProcess({
    binary: findBinary('redis-server') ?? 'redis-server',
    argsOf: (at) => ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    ...(port === undefined ? {} : { port }),
  })

const { REDIS_URL } = process.env

if (REDIS_URL)
  describe('caches in the Redis of this test run', () => {
    let shared: CacheAdapter
    beforeAll(async () => {
      shared = await createRedisCaches({ url: REDIS_URL })
    })
    afterAll(() => shared.close())

    describeCaches('as every cache', () => shared)
  })

const expectItToDoWithout = async (caches: CacheAdapter) => {
  const cache = caches.cache('homes')
  expect(await cache.get('known')).toBeUndefined()
  await cache.set('known', 2, 60_000)
  await cache.delete('known')
  const limiter = caches.rateLimiter({ name: 'alone', points: 1, windowMs: 60_000 })
  expect((await limiter.take('buyer')).isAllowed).toBe(true)
  expect((await limiter.take('buyer')).isAllowed).toBe(false)
  await limiter.forget('buyer')
  expect((await limiter.take('buyer')).isAllowed).toBe(true)
}

describe.runIf(hasInfra('redis-server'))('caches in Redis', () => {
  let server: ServerProcess
  let shared: CacheAdapter
  let others: CacheAdapter[] = []
  const lines: string[] = []

  const join = async ({ port }: Pick<ServerProcess, 'port'> = server) => {
    const log = { ...silentLog, warn: (_fields: object, line: string) => void lines.push(line) }
    const caches = await createRedisCaches({ url: `redis://127.0.0.1:${port}`, log, commandTimeoutMs: 100 })
    others.push(caches)
    return caches
  }

  beforeAll(async () => {
    server = await startRedis()
    shared = await createRedisCaches({ url: `redis://127.0.0.1:${server.port}` })
  })
  afterEach(async () => {
    await Promise.all(others.map((caches) => caches.close()))
    others = []
    lines.length = 0
  })
  afterAll(async () => {
    await shared.close()
    await server.stop()
  })

  describeCaches('as every cache', () => shared)

  describe('besides', () => {
    it('shares values and budgets among processes', async () => {
      const one = await join()
      const other = await join()
      await one.cache('homes').set('shared', { n: 1 }, 60_000)
      expect(await other.cache('homes').get('shared')).toEqual({ n: 1 })
      const budget = { name: 'shared', points: 1, windowMs: 60_000 }
      await one.rateLimiter(budget).take('buyer')
      expect((await other.rateLimiter(budget).take('buyer')).isAllowed).toBe(false)
    })

    it('works without a server that hangs', async () => {
      const caches = await join()
      await caches.cache('homes').set('witness', 1, 60_000)
      server.pause()
      await expectItToDoWithout(caches)
      server.resume()
      await expect.poll(() => caches.cache('homes').get('witness'), { timeout: 120_000 }).toBe(1)
    })

    it('gives up a connection whose other end has vanished, and opens another', async () => {
      const proxy = await startProxy(server.port)
      const caches = await join(proxy)
      await caches.cache('homes').set('witness', 1, 60_000)
      proxy.forget()
      await expectItToDoWithout(caches)
      await expect.poll(() => caches.cache('homes').get('witness')).toBe(1)
      await proxy.close()
    })

    it('works without a server that is gone, logs it once, and reconnects', async () => {
      const caches = await join()
      await caches.cache('homes').set('known', 1, 60_000)
      await server.kill()
      await expect.poll(() => caches.isReady()).toBe(false)
      await expectItToDoWithout(caches)
      expect(lines).toEqual(['Redis is away: caches miss, and each process counts its own budgets'])
      server = await startRedis(server.port)
      await expect.poll(() => caches.isReady(), { timeout: 120_000 }).toBe(true)
      await caches.cache('homes').set('known', 2, 60_000)
      expect(await caches.cache('homes').get('known')).toBe(2)
    })

    it('starts without a server', async () => {
      const caches = await createRedisCaches({ url: 'redis://127.0.0.1:1' })
      others.push(caches)
      expect(caches.isReady()).toBe(false)
      await expectItToDoWithout(caches)
    })
  })
})
