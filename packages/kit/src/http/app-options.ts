import type { AnyRoute } from '@verandah/contracts'
import type { Health } from '../health.ts'
import type { Keys } from '../keys.ts'
import type { Logger } from '../logger.ts'
import type { ReadyRoute } from './route.ts'
import type { SessionVerifier } from './session.ts'

/** What the HTTP face of a service is made of. */
export interface AppOptions {
  routes: ReadyRoute[]
  sessions: SessionVerifier
  gatewayProofKeys: Keys
  health: Health
  log: Logger
  /** Aborts when requests that wait for news shall be answered without. */
  held: AbortSignal
  /** Called with what a handler returned; tests check it against the contract. */
  inspectReply?: (route: AnyRoute, body: unknown) => void
}
