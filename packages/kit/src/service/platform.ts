import type { AnyRoute } from '@verandah/contracts'
import type { Blobs } from '../blobs/blobs.ts'
import type { Bus } from '../bus/bus.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import type { Clock, SharedClock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import type { AccessTokenKeys } from '../http/access-tokens.ts'
import type { ListenAddress } from '../http/listen.ts'
import type { Keys } from '../keys.ts'
import type { Environment } from '../settings.ts'

/** The infrastructure that the runtime chose for the services of this process. */
export interface Platform {
  readonly environment: Environment
  /** Address of the MongoDB server; each service opens its own database on it. */
  readonly storeUrl: string
  readonly bus: Bus
  readonly caches: CacheAdapter
  readonly blobs: Blobs
  /** A shared clock follows the store's time. */
  readonly clock: Clock | SharedClock
  readonly log: Logger
  readonly accessTokenKeys: AccessTokenKeys
  readonly gatewayProofKeys: Keys
  /**
   * The address that a part of this process binds. Parts called only from this process stay on loopback, whatever the
   * settings.
   */
  readonly placeOf: (part: string) => ListenAddress
  readonly inspectReply?: (route: AnyRoute, body: unknown) => void
  /** Whether jobs run at their intervals, which is the default; tests run them by name. */
  readonly runsJobs?: boolean
}

/** Prefix of database names, for shared servers. */
export function databaseOf(service: string): string {
  return `verandah_${service}`
}
