import type { AnyEnvelope, EventContract } from '@verandah/contracts'
import type { Delivery } from '../bus/bus.ts'

export interface ConsumedEvent<Context> {
  readonly event: EventContract
  /**
   * `once`: an inbox passes by what was handled already. `state`: the data say it, by a revision, a version or a key.
   */
  readonly kind: 'once' | 'state'
  readonly create: (context: Context) => (event: AnyEnvelope, delivery: Delivery) => Promise<void>
  /** How many of them a process handles at once, where the bus is not to decide. */
  readonly atOnce?: (context: Context) => number
}
