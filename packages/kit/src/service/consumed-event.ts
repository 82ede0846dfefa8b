import type { AnyEnvelope, EventContract } from '@verandah/contracts'
import type { Delivery } from '../bus/bus.ts'

export interface ConsumedEvent<Context> {
  readonly event: EventContract
  /**
   * `once`: an inbox skips handled events. `state`: the handler detects repeats by a revision, version or key in the
   * data.
   */
  readonly kind: 'once' | 'state'
  readonly create: (context: Context) => (event: AnyEnvelope, delivery: Delivery) => Promise<void>
  /** Concurrency per process; the bus's default unless set. */
  readonly atOnce?: (context: Context) => number
}
