import type { ServiceName } from '@verandah/contracts'
import type { CacheAdapter, Clock, Health, Logger, SessionVerifier } from '@verandah/kit'
import type { GatewaySettings } from './config.ts'
import type { Connections } from './connections.ts'

export interface GatewayDeps {
  readonly settings: GatewaySettings
  readonly urlOf: (service: ServiceName) => string
  readonly webRoot: string | undefined
  readonly sessions: SessionVerifier
  /** The proof by which services recognise the gateway. */
  readonly proof: string
  readonly clock: Clock
  readonly caches: CacheAdapter
  readonly log: Logger
  readonly connections: Connections
  readonly health: Health
}
