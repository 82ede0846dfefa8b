import type { Agent } from 'node:http'
import type { ServiceName } from '@verandah/contracts'
import type { CacheAdapter, Clock, Health, Logger, SessionVerifier } from '@verandah/kit'
import type { GatewaySettings } from './config.ts'

/** What the gateway is made of. */
export interface GatewayDeps {
  readonly settings: GatewaySettings
  readonly urlOf: (service: ServiceName) => string
  readonly webRoot: string | undefined
  readonly sessions: SessionVerifier
  /** What services know the gateway by. */
  readonly proof: string
  readonly clock: Clock
  readonly caches: CacheAdapter
  readonly log: Logger
  /** Connections that are kept to services. */
  readonly agents: { readonly of: (url: string) => Agent | undefined }
  readonly health: Health
}
