import type { ServiceName } from '@verandah/contracts'
import { startGateway } from '@verandah/gateway'
import {
  countDelivery,
  createJetStreamBus,
  createLogger,
  onLoopback,
  startServices,
  createSharedClock,
  type AnyService,
  type Environment,
  type Platform,
} from '@verandah/kit'
import { testKeys, testKeySettings } from '@verandah/kit/testing'
import { serviceLoaders } from '@verandah/runtime/services'
import type { ZodObject } from 'zod'

export interface Surroundings extends Pick<Platform, 'caches' | 'blobs' | 'environment' | 'storeUrl'> {
  readonly natsUrl: string
  /** The port of this process's gateway. */
  readonly port: number
  readonly onLog: (line: string) => void
}

let definitions: readonly AnyService[] | undefined

/** Every service and a gateway, composed as by the runtime, but without real servers. */
export async function startProduct(around: Surroundings): Promise<void> {
  definitions ??= await Promise.all(Object.values(serviceLoaders).map((load) => load()))
  const log = createLogger({ level: 'warn', destination: { write: around.onLog } })
  const keys = definitions.map(({ settings }) => testKeySettings(settings as ZodObject))
  const platform: Platform = {
    ...testKeys,
    environment: Object.assign({}, ...keys, around.environment) as Environment,
    storeUrl: around.storeUrl,
    bus: await createJetStreamBus({ url: around.natsUrl, log, onDelivery: countDelivery }),
    caches: around.caches,
    blobs: around.blobs,
    clock: createSharedClock(),
    log,
    placeOf: (part) => (part === 'gateway' ? { host: '127.0.0.1', port: around.port } : onLoopback),
  }
  const services = await startServices(definitions, platform)
  const serviceUrls = Object.fromEntries(
    services.map(({ name, port }) => [name, `http://127.0.0.1:${port}`]),
  ) as Record<ServiceName, string>
  await startGateway({ platform, serviceUrls })
}
