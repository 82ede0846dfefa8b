import type { AnyEnvelope } from '@verandah/contracts'
import type { CacheAdapter } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { SessionVerifier } from '../http/session.ts'
import type { Logger } from '../logger.ts'
import type { Store } from '../store/connect-store.ts'
import type { Outbox } from '../store/outbox.ts'

/** What every service is given. A service's own context is this and what it makes of it. */
export interface Kit<Settings> {
  readonly settings: Settings
  readonly store: Store
  readonly outbox: Outbox
  /** Says something to every process at once. Durable events go through the outbox. */
  readonly broadcast: (event: AnyEnvelope) => Promise<void>
  /** Forgets what the bus keeps of a user who leaves; auth calls it when all have forgotten them. `working` is called while it goes on. */
  readonly eraseMessages: (userId: string, working?: () => void) => Promise<void>
  /** Lets go of events that everybody has handled; auth calls it, since it keeps the streams. */
  readonly letGoOfEvents: () => Promise<void>
  readonly caches: CacheAdapter
  readonly sessions: SessionVerifier
  readonly clock: Clock
  readonly newId: () => string
  readonly log: Logger
}
