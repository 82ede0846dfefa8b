import type { AnyEnvelope } from '@verandah/contracts'
import type { Blobs } from '../blobs/blobs.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { SessionVerifier } from '../http/session.ts'
import type { Logger } from '../logger.ts'
import type { Store } from '../store/connect-store.ts'
import type { Outbox } from '../store/outbox.ts'

/** What every service receives; its context extends it. */
export interface Kit<Settings> {
  readonly settings: Settings
  readonly store: Store
  readonly outbox: Outbox
  /** Publishes to every process. Durable events go through the outbox. */
  readonly broadcast: (event: AnyEnvelope) => Promise<void>
  /**
   * Erases a user's messages from the bus; auth calls it after every service has erased the user. `working` is called
   * periodically.
   */
  readonly eraseMessages: (userId: string, working?: () => void) => Promise<void>
  /** Prunes events that every consumer has handled; auth calls it, since it maintains the streams. */
  readonly pruneEvents: () => Promise<void>
  readonly caches: CacheAdapter
  readonly blobs: Blobs
  readonly sessions: SessionVerifier
  readonly clock: Clock
  readonly newId: () => string
  readonly log: Logger
}
