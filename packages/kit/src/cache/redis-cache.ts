import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { silentLog, type BusLog } from '../bus/bus-log.ts'
import { reasonOf } from '../errors.ts'
import { readRenewedTls, readTls, type TlsFiles } from '../tls-files.ts'
import { waitAtMost } from '../wait-at-most.ts'
import type { Cache, CacheAdapter } from './cache.ts'
import { createRateLimiter, limiterOptions } from './rate-limiter.ts'

export interface RedisCacheOptions {
  readonly url: string
  /** The client certificate for mutual TLS, read again for each connection. */
  readonly tls?: TlsFiles | undefined
  readonly log?: BusLog
  /** Command timeout. */
  readonly commandTimeoutMs?: number
}

const startWaitMs = 2_000
/** Unanswered for this many command timeouts, a connection is half-open, and is replaced. */
const timeoutsOfSilence = 8

/**
 * A cache and limiters for several processes. While Redis is down every lookup misses and every process counts its own
 * budgets; no call waits or fails. The client is imported only here, so processes without Redis never load it.
 */
export async function createRedisCaches(options: RedisCacheOptions): Promise<CacheAdapter> {
  const redis = await connectRedis(options)
  return {
    cache: (namespace) => cacheOver(redis, (key) => `cache:${namespace}:${key}`),
    rateLimiter: (budget) => {
      const limits = limiterOptions(budget)
      const insuranceLimiter = new RateLimiterMemory(limits)
      return createRateLimiter(
        new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter, rejectIfRedisNotReady: true }),
      )
    },
    isReady: () => redis.status === 'ready',
    close: () => {
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

const connectRedis = async (options: RedisCacheOptions): Promise<Redis> => {
  const { url, tls, log = silentLog, commandTimeoutMs = 250 } = options
  const { Redis } = await import('ioredis')
  const files = new URL(url).protocol === 'rediss:' ? tls : undefined
  const identity = files && { ...readTls(files) }
  const redis = new Redis(url, {
    ...(identity && { tls: identity }),
    keyPrefix: 'verandah:',
    commandTimeout: commandTimeoutMs,
    socketTimeout: commandTimeoutMs * timeoutsOfSilence,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => {
      if (files) Object.assign(identity ?? {}, readRenewedTls(files, log))
      return Math.min(times * 100, 2_000)
    },
  })
  logChanges(redis, log)
  await waitAtMost(startWaitMs, once(redis, 'ready'))
  return redis
}

/** Logs one line per outage and one per recovery. */
const logChanges = (redis: Redis, log: BusLog) => {
  let isAway = false
  const leave = (reason: string) => {
    if (!isAway) log.warn({ reason }, 'Redis is away: caches miss, and each process counts its own budgets')
    isAway = true
  }
  redis.on('error', (error: unknown) => leave(reasonOf(error)))
  redis.on('reconnecting', () => leave('the connection was closed'))
  redis.on('ready', () => {
    log.info({}, 'Redis is here')
    isAway = false
  })
}

const cacheOver = (redis: Redis, keyOf: (key: string) => string): Cache => ({
  get: async (key) => {
    const text = await redis.get(keyOf(key)).catch(() => null)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  },
  set: async (key, value, ttlMs) => {
    if (ttlMs > 0) await redis.set(keyOf(key), JSON.stringify(value), 'PX', Math.ceil(ttlMs)).catch(() => null)
  },
  delete: async (key) => {
    await redis.del(keyOf(key)).catch(() => 0)
  },
})
