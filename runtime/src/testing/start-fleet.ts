import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceNames, type ServiceName } from '@verandah/contracts'
import { freePort, type Proxy } from '@verandah/kit/testing'
import { newKeys } from '../keys/key-folder.ts'
import { collectEnds, type OnEnd } from './collect-ends.ts'
import { keepProcess, type KeptProcess } from './keep-process.ts'
import { createProxies } from './proxied.ts'
import { productProcess } from './start-product-process.ts'
import { startServers } from './start-servers.ts'
import { patientSearches } from './patient-searches.ts'

type Settings = Readonly<Record<string, string>>

/** Processes of a fleet: each may stop and restart. */
export type PartName = ServiceName | 'gateway' | 'store' | 'nats' | 'redis' | 'market' | 'stripe'

/** The product as in a cluster: every service, the gateway, the store and the stand-ins are separate processes. */
export interface Fleet {
  readonly url: string
  readonly natsUrl: string
  readonly redisUrl: string
  readonly storeUrl: string
  readonly marketUrl: string
  /** Feeds are ingested from its subfolder `feeds`. */
  readonly folder: string
  /** False for external servers. */
  has(name: PartName): boolean
  part(name: PartName): KeptProcess
  /** What lies before a service, the store, NATS or Redis; only with `isProxied`. */
  proxy(name: PartName): Proxy
  metricsOf(name: PartName): Promise<string>
  /** Starts another process of a service, for its events and jobs: the gateway sends it no requests. */
  startReplica(name: ServiceName): Promise<KeptProcess>
  /** Lines that parts logged as errors: bugs, or events that could not be handled. */
  readonly errors: readonly string[]
  stop(): Promise<void>
}

interface FleetOptions {
  /** Every part reaches the others through a proxy, which can fail as a network does. */
  readonly isProxied?: boolean | undefined
}

/**
 * Resolves once every process responds. If one does not, the others are stopped again. `settings` apply to every part.
 */
export async function startFleet(settings: Settings = {}, options: FleetOptions = {}): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-fleet-'))
  const { onEnd, endAll } = collectEnds()
  onEnd(() => rm(folder, { recursive: true, force: true }))
  try {
    return { ...(await startAll(folder, settings, { ...options, onEnd })), folder, stop: endAll }
  } catch (error) {
    await endAll()
    throw error
  }
}

interface Starting {
  readonly port?: number
  readonly isReplica?: boolean
}

const startAll = async (
  folder: string,
  more: Settings,
  { isProxied = false, onEnd }: FleetOptions & { onEnd: OnEnd },
) => {
  const { proxies, via } = createProxies(onEnd)
  const reach = (name: PartName, url: string) => (isProxied ? via(name, url) : Promise.resolve(url))
  const servers = await startServers(folder, onEnd, more)
  const errors: string[] = []
  const numbersAt = new Map<string, number>()
  const startPart = async (part: PartName, settings: Settings, { port, isReplica = false }: Starting = {}) => {
    const metricsPort = await freePort()
    if (!isReplica) numbersAt.set(part, metricsPort)
    const own = { SERVICES: part, METRICS_PORT: String(metricsPort), ...servers.settingsOf(part, settings) }
    const settingsOf = (at: number) => ({ ...settings, ...own, PORT: String(at) })
    const options = await productProcess({ entry: 'main', settingsOf, ...(port !== undefined && { port }) })
    const onLine = (line: string) => void (line.includes('"level":50') && errors.push(`${part}: ${line}`))
    return keepProcess({ ...options, onLine })
  }
  const url = `http://127.0.0.1:${await freePort()}`
  const parts = new Map<PartName, KeptProcess>(servers.processes)
  const own: KeptProcess[] = []
  onEnd(async () => {
    await Promise.all(own.map((part) => part.stop()))
  })
  const keep = async (name: PartName, starting: Promise<KeptProcess>) => {
    const started = await starting
    parts.set(name, started)
    own.push(started)
    return started.port
  }
  const stripePort = await keep('stripe', startStripe(folder, url))
  const settings = {
    ...settingsIn(folder),
    ...servers.settings,
    NATS_URL: await reach('nats', servers.settings.NATS_URL),
    MONGODB_URL: await reach('store', servers.settings.MONGODB_URL),
    REDIS_URL: await reach('redis', servers.settings.REDIS_URL),
    PUBLIC_URL: url,
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...more,
  }
  const ports = await Promise.all(
    serviceNames.map(async (name) => [name, await keep(name, startPart(name, settings))] as const),
  )
  const addresses = await Promise.all(
    ports.map(async ([name, port]) => [`${name.toUpperCase()}_URL`, await reach(name, `http://127.0.0.1:${port}`)]),
  )
  await keep(
    'gateway',
    startPart(
      'gateway',
      { ...settings, ...(Object.fromEntries(addresses) as Settings), MONGODB_URL: '' },
      { port: Number(new URL(url).port) },
    ),
  )
  return {
    url,
    natsUrl: servers.settings.NATS_URL,
    redisUrl: servers.settings.REDIS_URL,
    storeUrl: servers.settings.MONGODB_URL,
    marketUrl: servers.settings.LISTING_MARKET_URL,
    errors,
    has: (name: PartName) => parts.has(name),
    part: (name: PartName) => found(parts, name),
    startReplica: async (name: ServiceName) => {
      const replica = await startPart(name, settings, { isReplica: true })
      own.push(replica)
      return replica
    },
    proxy: (name: PartName) => found(proxies, name),
    metricsOf: async (name: PartName) => (await fetch(`http://127.0.0.1:${numbersAt.get(name)}/metrics`)).text(),
  }
}

const found = <Name, Item>(items: ReadonlyMap<Name, Item>, name: Name): Item => {
  const item = items.get(name)
  if (item === undefined) throw new Error(`This fleet has no such part: ${String(name)}`)
  return item
}

const webhookSecret = 'whsec_of_this_fleet_only'

export function settingsIn(folder: string) {
  return {
    DATA_DIR: folder,
    BLOBS_DIR: join(folder, 'blobs'),
    REAXML_FEED_FOLDER: join(folder, 'feeds'),
    LOCALITIES_FILE: join(folder, 'localities.csv'),
    ...newKeys(),
    PASSWORD_HASH_MEMORY_KIB: '8192',
    LOG_LEVEL: 'error',
    ...patientSearches,
  }
}

/** Starts the simulator, which accepts test cards and sends webhooks to the gateway. */
const startStripe = (folder: string, publicUrl: string) =>
  keepProcess(
    productProcess({
      entry: 'stripe-simulator',
      settingsOf: (port) => ({
        STRIPE_SIMULATOR_PORT: String(port),
        STRIPE_SIMULATOR_FILE: join(folder, 'stripe.json'),
        STRIPE_WEBHOOK_URL: `${publicUrl}/api/webhooks/stripe`,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      }),
    }),
  )
