import { SessionRevoked, serviceNames, type EventOf, type ServiceName } from '@verandah/contracts'
import {
  cachesOf,
  createHealth,
  createSessionVerifier,
  gatewayProofOf,
  listen,
  readSettings,
  type Environment,
  type Platform,
  type RunningService,
} from '@verandah/kit'
import { GatewaySettings, urlSettingOf } from './config.ts'
import { createConnections } from './connections.ts'
import { createGateway } from './create-gateway.ts'

export interface GatewayOptions {
  platform: Platform
  /** Addresses of services in this process; the others come from settings. */
  serviceUrls?: Partial<Record<ServiceName, string>>
  /** Folder of the built client. */
  webRoot?: string
}

/** A running gateway, with its shutdown steps in order. */
export type RunningGateway = Pick<
  RunningService,
  'port' | 'turnUnready' | 'releaseHeld' | 'stopJobs' | 'drain' | 'flushOutbox' | 'close'
>

/** Starts the gateway: `/api`, the built client, the probes. Throws `SettingsError`. */
export async function startGateway({ platform, serviceUrls = {}, webRoot }: GatewayOptions): Promise<RunningGateway> {
  const settings = readSettings(GatewaySettings, { ...platform.environment, ...asSettings(serviceUrls) })
  const { clock, bus, caches } = platform
  const log = platform.log.child({ service: 'gateway' })
  const sessions = createSessionVerifier({ keys: platform.accessTokenKeys, clock })
  await bus.onBroadcast(SessionRevoked, (event) => sessions.revoke(event as EventOf<typeof SessionRevoked>))
  const connections = createConnections(settings)
  const proof = gatewayProofOf(platform.gatewayProofKeys[0])
  const health = createHealth({}, { optional: { bus: () => bus.isReady(), cache: () => caches.isReady() } })
  const gateway = createGateway({
    settings,
    webRoot,
    sessions,
    proof,
    clock,
    caches: cachesOf(caches, 'gateway'),
    log,
    connections,
    health,
    urlOf: (service) => settings[urlSettingOf(service)],
  })
  const server = await listen(gateway, platform.placeOf('gateway'))
  log.info({ port: server.port, services: serviceNames }, 'serving')
  return {
    port: server.port,
    ...withoutWork,
    turnUnready: () => {
      health.turnUnready()
      server.letGo()
    },
    drain: server.drain,
    close: connections.close,
  }
}

const withoutWork = {
  releaseHeld: () => undefined,
  stopJobs: () => Promise.resolve(),
  flushOutbox: () => Promise.resolve(),
}

const asSettings = (serviceUrls: Partial<Record<ServiceName, string>>): Environment =>
  Object.fromEntries(Object.entries(serviceUrls).map(([name, url]) => [urlSettingOf(name as ServiceName), url]))
