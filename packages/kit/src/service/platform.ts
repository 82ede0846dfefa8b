import type { AnyRoute } from '@verandah/contracts'
import type { Bus } from '../bus/bus.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import type { Environment } from '../settings.ts'

/** What the runtime has chosen for the services of this process. */
export interface Platform {
  readonly environment: Environment
  /** Address of the MongoDB server; each service opens its own database on it. */
  readonly storeUrl: string
  readonly bus: Bus
  readonly caches: CacheAdapter
  readonly clock: Clock
  readonly log: Logger
  readonly sessionSecret: string
  /** Interface that services listen on: loopback in one process, all in a container. */
  readonly host: string
  readonly portOf: (service: string) => number
  readonly inspectReply?: (route: AnyRoute, body: unknown) => void
}

/** Names of the databases begin with this, so that a shared server stays tidy. */
export const databaseOf = (service: string): string => `verandah_${service}`
