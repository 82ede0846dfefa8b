import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceNames, type ServiceName } from '@verandah/contracts'
import { startProductProcess } from './start-product-process.ts'
import { startServers, type OnEnd } from './start-servers.ts'

type Settings = Readonly<Record<string, string>>

/** The product as in a cluster: every service, the gateway, the store and the sample market are processes of their own. */
export interface Fleet {
  readonly url: string
  readonly natsUrl: string
  readonly redisUrl: string
  readonly storeUrl: string
  readonly marketUrl: string
  /** Feeds are taken from `feeds` in it. */
  readonly folder: string
  /** SIGKILL: nothing is said, finished or handed back. */
  kill(service: ServiceName): Promise<void>
  startAgain(service: ServiceName): Promise<void>
  metricsOf(service: ServiceName): Promise<string>
  stop(): Promise<void>
}

/** Resolves when every process answers. What had started is stopped again when one does not. */
export const startFleet = async (): Promise<Fleet> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-fleet-'))
  const ends: Parameters<OnEnd>[0][] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await startAll(folder, (end) => void ends.push(end))), folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const startAll = async (folder: string, onEnd: OnEnd) => {
  const servers = await startServers(folder, onEnd)
  const settings = { ...settingsIn(folder), ...servers }
  const start = (part: string, more: Settings = {}, port?: number) => startPart(part, { ...settings, ...more }, port)
  const parts = new Map(await Promise.all(serviceNames.map(async (name) => [name, await start(name)] as const)))
  onEnd(async () => {
    await Promise.all([...parts.values()].map((part) => part.stop()))
  })
  const partOf = (name: ServiceName) => parts.get(name) ?? Promise.reject(new Error(`${name} is not in the fleet`))
  const addresses = [...parts].map(([name, { port }]) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${port}`])
  const gateway = await start('gateway', Object.fromEntries(addresses) as Settings)
  onEnd(gateway.stop)
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    natsUrl: servers.NATS_URL,
    redisUrl: servers.REDIS_URL,
    storeUrl: servers.MONGODB_URL,
    marketUrl: servers.LISTING_MARKET_URL,
    kill: async (name: ServiceName) => (await partOf(name)).kill(),
    startAgain: async (name: ServiceName) => void parts.set(name, await start(name, {}, (await partOf(name)).port)),
    metricsOf: async (name: ServiceName) =>
      (await fetch(`http://127.0.0.1:${(await partOf(name)).port}/metrics`)).text(),
  }
}

/** Deadlines are twice the defaults: here a dozen processes share two cores with whatever else is tested. */
const settingsIn = (folder: string): Settings => ({
  DATA_DIR: folder,
  REAXML_FEED_FOLDER: join(folder, 'feeds'),
  LOCALITIES_FILE: join(folder, 'localities.csv'),
  SESSION_SECRET: 'a secret that only this fleet knows, long enough',
  PASSWORD_HASH_MEMORY_KIB: '8192',
  LOG_LEVEL: 'error',
  SEARCH_DEADLINE_MS: '40000',
  PROVIDER_DEADLINE_MS: '16000',
})

const startPart = (part: string, settings: Settings, port?: number) =>
  startProductProcess({
    entry: 'main',
    settingsOf: (at) => ({ ...settings, SERVICES: part, PORT: String(at), PUBLIC_URL: `http://127.0.0.1:${at}` }),
    ...(port !== undefined && { port }),
  })
