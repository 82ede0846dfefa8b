import type { AnyRoute } from '@verandah/contracts'
import type { Health } from '../health.ts'
import type { Keys } from '../keys.ts'
import type { Logger } from '../logger.ts'
import type { ReadyRoute } from './route.ts'
import type { SessionVerifier } from './session.ts'

/** Options of a service's HTTP server. */
export interface AppOptions {
  routes: ReadyRoute[]
  sessions: SessionVerifier
  gatewayProofKeys: Keys
  health: Health
  log: Logger
  /** Aborts when long polls must be answered without news. */
  held: AbortSignal
  /** Called with what a handler returned; tests check it against the contract. */
  inspectReply?: (route: AnyRoute, body: unknown) => void
}
