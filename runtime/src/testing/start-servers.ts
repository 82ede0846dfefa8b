import { join } from 'node:path'
import { findBinary, startNats, startServerProcess, type ServerProcess } from '@verandah/kit/testing'
import { startProductProcess } from './start-product-process.ts'

/** Takes what has to be done in the end; the last comes first. */
export type OnEnd = (end: () => Promise<void>) => void

/** The servers that several processes share, by the settings that lead to them: broker, cache, store and sample market. */
export const startServers = async (folder: string, onEnd: OnEnd) => {
  const nats = await startNats()
  onEnd(nats.end)
  const keep = async (starting: Promise<ServerProcess>) => {
    const started = await starting
    onEnd(started.stop)
    return started
  }
  const [redis, store, market] = await Promise.all([
    keep(startRedis(folder)),
    keep(startStore(folder)),
    keep(startMarket()),
  ])
  return {
    NATS_URL: nats.url,
    MONGODB_URL: `mongodb://127.0.0.1:${store.port}/?directConnection=true`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    LISTING_MARKET_URL: `http://127.0.0.1:${market.port}`,
  }
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
