import type { StripeEvent } from '../model/payment-objects.ts'

/** How webhooks misbehave, as they do at Stripe now and then. */
export interface Switches {
  /** Where events are posted; without it there are none. */
  url: string | undefined
  /** Every event is sent twice. */
  duplicate: boolean
  /** What is due together is sent newest first. */
  reorder: boolean
  /** Simulated milliseconds that each event is held back. */
  delayMs: number
  /** Nothing is sent until this is off again. */
  hold: boolean
}

export interface Delivery {
  event: StripeEvent
  /** Simulated milliseconds. */
  dueAt: number
  attempts: number
}

export interface Deliveries {
  set(switches: Partial<Switches>): void
  /** Resolves when nothing that is due by now waits any more; what was refused waits for its next attempt. */
  idle(): Promise<void>
  /** Events that were sent, in order, with the status that came back; 0 where nobody answered. */
  readonly sent: readonly { id: string; type: string; status: number }[]
  /** How many wait: held back, delayed, or refused and to be tried again. */
  waiting(): number
}
