import { join } from 'node:path'
import { findBinary, startServerProcess } from '@verandah/kit/testing'
import { keepProcess, type KeptProcess } from './keep-process.ts'
import { startProductProcess } from './start-product-process.ts'

type ServerName = 'nats' | 'redis' | 'store' | 'market'

/** Takes what has to be done in the end; the last comes first. */
export type OnEnd = (end: () => Promise<void>) => void

/**
 * The servers that several processes share, and the settings that lead to them: broker, cache, store and sample market. `NATS_URL`,
 * `REDIS_URL` and `MONGODB_URL` of the test run name servers to take instead of starting some.
 */
export const startServers = async (folder: string, onEnd: OnEnd) => {
  const processes = new Map<ServerName, KeptProcess>()
  const keep = async (name: ServerName, start: Starter, urlOf: (port: number) => string) => {
    const started = await keepProcess((port) => start(folder, port))
    processes.set(name, started)
    onEnd(started.stop)
    return urlOf(started.port)
  }
  const { NATS_URL, REDIS_URL, MONGODB_URL } = process.env
  const [nats, redis, store, market] = await Promise.all([
    NATS_URL ?? keep('nats', startNats, (port) => `nats://127.0.0.1:${port}`),
    REDIS_URL ?? keep('redis', startRedis, (port) => `redis://127.0.0.1:${port}`),
    MONGODB_URL ?? keep('store', startStore, (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`),
    keep('market', startMarket, (port) => `http://127.0.0.1:${port}`),
  ])
  return { settings: { NATS_URL: nats, MONGODB_URL: store, REDIS_URL: redis, LISTING_MARKET_URL: market }, processes }
}

type Starter = (folder: string, port?: number) => ReturnType<typeof startServerProcess>

const portIf = (port?: number) => port !== undefined && { port }

/** Its events lie in `nats` of the folder. */
const startNats: Starter = (folder, port) =>
  startServerProcess({
    binary: findBinary('nats-server') ?? 'nats-server',
    argsOf: (at) => ['-js', '-a', '127.0.0.1', '-p', String(at), '-sd', join(folder, 'nats')],
    ...portIf(port),
  })

const startRedis: Starter = (folder, port) =>
  startServerProcess({
    binary: findBinary('redis-server') ?? 'redis-server',
    argsOf: (at) => ['--bind', '127.0.0.1', '--port', String(at), '--save', '', '--dir', folder],
    ...portIf(port),
  })

const startStore: Starter = (folder, port) =>
  startProductProcess({
    entry: 'embedded-mongo',
    settingsOf: (at) => ({ EMBEDDED_MONGO_PATH: join(folder, 'store'), EMBEDDED_MONGO_PORT: String(at) }),
    ...portIf(port),
  })

const startMarket: Starter = (_folder, port) =>
  startProductProcess({
    entry: 'listing-market',
    settingsOf: (at) => ({
      LISTING_MARKET_PORT: String(at),
      LISTING_MARKET_SEED: '3121',
      LISTING_MARKET_PUBLIC_URL: 'http://listing-market',
    }),
    ...portIf(port),
  })
