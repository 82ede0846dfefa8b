import type { AnyRoute } from '@verandah/contracts'
import type { Bus } from '../bus/bus.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import type { AccessTokenKeys } from '../http/access-tokens.ts'
import type { Place } from '../http/listen.ts'
import type { Keys } from '../keys.ts'
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
  readonly accessTokenKeys: AccessTokenKeys
  readonly gatewayProofKeys: Keys
  /** Where a part of this process listens. What only its neighbours call stays on loopback, whatever the process is told. */
  readonly placeOf: (part: string) => Place
  readonly inspectReply?: (route: AnyRoute, body: unknown) => void
}

/** Names of the databases begin with this, so that a shared server stays tidy. */
export const databaseOf = (service: string): string => `verandah_${service}`
