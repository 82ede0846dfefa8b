import { join } from 'node:path'
import { findBinary, startNats, startServerProcess, type ServerProcess } from '@verandah/kit/testing'
import { startProductProcess } from './start-product-process.ts'

/** Takes what has to be done in the end; the last comes first. */
export type OnEnd = (end: () => Promise<void>) => void

/**
 * The servers that several processes share, by the settings that lead to them: broker, cache, store and sample market. `NATS_URL`, `REDIS_URL`
 * and `MONGODB_URL` of the test run name servers to take instead of starting some.
 */
export const startServers = async (folder: string, onEnd: OnEnd) => {
  const keep = async (starting: Promise<ServerProcess>, urlOf: (port: number) => string) => {
    const started = await starting
    onEnd(started.stop)
    return urlOf(started.port)
  }
  const { NATS_URL, REDIS_URL, MONGODB_URL } = process.env
  const broker = async () => {
    const nats = await startNats()
    onEnd(nats.end)
    return nats.url
  }
  const [nats, redis, store, market] = await Promise.all([
    NATS_URL ?? broker(),
    REDIS_URL ?? keep(startRedis(folder), (port) => `redis://127.0.0.1:${port}`),
    MONGODB_URL ?? keep(startStore(folder), (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`),
    keep(startMarket(), (port) => `http://127.0.0.1:${port}`),
  ])
  return { NATS_URL: nats, MONGODB_URL: store, REDIS_URL: redis, LISTING_MARKET_URL: market }
}

const startRedis = (folder: string) =>
  startServerProcess({
    binary: findBinary('redis-server') ?? 'redis-server',
    argsOf: (port) => ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder],
  })

const startStore = (folder: string) =>
  startProductProcess({
    entry: 'embedded-mongo',
    settingsOf: (port) => ({ EMBEDDED_MONGO_PATH: join(folder, 'store'), EMBEDDED_MONGO_PORT: String(port) }),
  })

const startMarket = () =>
  startProductProcess({
    entry: 'listing-market',
    settingsOf: (port) => ({
      LISTING_MARKET_PORT: String(port),
      LISTING_MARKET_SEED: '3121',
      LISTING_MARKET_PUBLIC_URL: 'http://listing-market',
    }),
  })
