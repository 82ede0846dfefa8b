import { fileURLToPath } from 'node:url'
import type { ServiceName } from '@verandah/contracts'
import {
  createLogger,
  defineGauge,
  onLoopback,
  readSettings,
  serveNumbers,
  shutDown,
  startServices,
  startTelemetry,
  createSharedClock,
  onLargeTaskDone,
} from '@verandah/kit'
import type { Environment, Logger, Platform, RunningService, OnLargeTaskDone } from '@verandah/kit'
import { findKeys } from './keys/find-keys.ts'
import { bindListener, assertPortFree } from './bind-listener.ts'
import { serviceLoaders, type ServiceLoaders } from './services.ts'
import { checkCombination } from './check-combination.ts'
import { tlsOf } from './server-addresses.ts'
import { RuntimeSettings } from './settings.ts'
import { startAdapters, type Adapters } from './start-adapters.ts'
import { startStandIns } from './start-stand-ins.ts'

export interface Verandah {
  /** The address for browsers; null if this process has no gateway. */
  readonly url: string | null
  readonly services: readonly RunningService[]
  /** Called when the product is idle: drops caches. */
  rest(): void
  /** Fires after a task that used much memory. */
  readonly onLargeTaskDone: OnLargeTaskDone
  stop(): Promise<void>
}

export interface Overrides {
  /** Replaces services, for a test that plants a fault. */
  loaders?: ServiceLoaders
  /** Receives the log instead of standard output. */
  log?: Logger
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Composes the product: chooses the adapters, starts the chosen services, then the gateway. Throws `SettingsError` for
 * settings that cannot work.
 */
export async function startVerandah(
  environment: Environment,
  { loaders = serviceLoaders, log: given }: Overrides = {},
): Promise<Verandah> {
  const settings = readSettings(RuntimeSettings, environment)
  checkCombination(settings)
  const log = given ?? createLogger({ level: settings.LOG_LEVEL })
  const address = { host: settings.HOST, port: settings.PORT }
  if (listeningPart(settings) !== undefined) await assertPortFree(address)
  const flushTelemetry = await startTraces(settings)
  const keys = await findKeys(settings, environment)
  const stopNumbers = await startNumbers(settings)
  const adapters = await startAdapters(settings, log)
  const standIns = await startStandIns(settings, log)
  const whole = { ...keys.environment, ...publicUrlOf(settings, environment), ...standIns.environment }
  const platform = createPlatform(settings, whole, { log, adapters, keys })
  const listen = <Opened>(open: () => Promise<Opened>) => bindListener(address, ['HOST', 'PORT'], open)
  const services = await listen(() => startChosen(settings, platform, loaders))
  const gateway = await listen(() => startTheGateway(settings, platform, services))
  if (gateway) standIns.onGateway(`http://127.0.0.1:${gateway.port}`)
  const closeRest = async () => {
    await standIns.close()
    await adapters.close()
    await stopNumbers()
  }
  const stop = () =>
    shutDown({
      services: gateway ? [gateway, ...services] : services,
      bus: adapters.bus,
      caches: adapters.caches,
      noticeMs: settings.SHUTDOWN_NOTICE_MS,
      timeoutMs: settings.SHUTDOWN_TIMEOUT_MS,
      closeRest,
      flushTelemetry,
    })
  const url = gateway ? `http://${visibleHost(settings.HOST)}:${gateway.port}` : null
  return { url, services, rest: adapters.rest, onLargeTaskDone, stop }
}

/** The part that listens on the configured address: the gateway, or the only service. */
const listeningPart = ({ SERVICES: chosen }: RuntimeSettings): string | undefined =>
  chosen.includes('gateway') ? 'gateway' : chosen.length === 1 ? chosen[0] : undefined

const nameOf = ({ SERVICES }: RuntimeSettings): string => `verandah-${SERVICES.join('-')}`

const startTraces = (settings: RuntimeSettings) =>
  startTelemetry(settings.OTEL_EXPORTER_OTLP_ENDPOINT, nameOf(settings), settings.OTEL_TRACES_SAMPLER_ARG)

const running = defineGauge({
  name: 'part_running',
  help: '1 for each part that this process runs; alerts notice a part without any process.',
  labelNames: ['part'],
})

/** Serves metrics from before the first connection until after the last one. */
const startNumbers = async ({ SERVICES, METRICS_PORT: port, METRICS_HOST: host }: RuntimeSettings) => {
  if (port === undefined) return () => Promise.resolve()
  SERVICES.forEach((part) => running.set({ part }, 1))
  const place = { host, port }
  const server = await bindListener(place, ['METRICS_HOST', 'METRICS_PORT'], () => serveNumbers(place))
  return () => server.drain(0)
}

const visibleHost = (host: string): string => (host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host)

/** By default, browsers reach the product at its gateway's address. */
const publicUrlOf = ({ SERVICES, PORT }: RuntimeSettings, { PUBLIC_URL }: Environment): Environment =>
  PUBLIC_URL || PORT === 0 || !SERVICES.includes('gateway') ? {} : { PUBLIC_URL: `http://localhost:${PORT}` }

interface Chosen {
  log: Logger
  adapters: Adapters
  keys: Awaited<ReturnType<typeof findKeys>>
}

const createPlatform = (
  settings: RuntimeSettings,
  environment: Environment,
  { log, adapters, keys }: Chosen,
): Platform => ({
  ...keys,
  environment,
  storeUrl: adapters.storeUrl,
  bus: adapters.bus,
  caches: adapters.caches,
  blobs: adapters.blobs,
  clock: createSharedClock(),
  log,
  placeOf: (part) => {
    if (part !== listeningPart(settings)) return onLoopback
    // TLS for the gateway is terminated by a proxy before it.
    const tls = part === 'gateway' ? undefined : tlsOf(settings)
    return { host: settings.HOST, port: settings.PORT, tls, log }
  },
})

const startChosen = async (
  settings: RuntimeSettings,
  platform: Platform,
  loaders: ServiceLoaders,
): Promise<RunningService[]> => {
  const names = settings.SERVICES.filter((part): part is ServiceName => part !== 'gateway')
  const definitions = await Promise.all(names.map((name) => loaders[name]()))
  return startServices(definitions, platform)
}

const startTheGateway = async (settings: RuntimeSettings, platform: Platform, services: RunningService[]) => {
  if (!settings.SERVICES.includes('gateway')) return null
  const { startGateway } = await import('@verandah/gateway')
  const serviceUrls = Object.fromEntries(services.map(({ name, port }) => [name, `http://127.0.0.1:${port}`]))
  return startGateway({ platform, serviceUrls, webRoot })
}
