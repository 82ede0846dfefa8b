import type { AnyEnvelope, EventContract } from '@verandah/contracts'

/** One delivery of an event. */
export interface Delivery {
  /** 1 for the first delivery, more for redeliveries. */
  readonly attempt: number
  /** Tells the broker that a long handler is still working, so that it does not redeliver. */
  working(): void
  /** Aborts when the process stops consuming. */
  readonly signal: AbortSignal
}

export type Handle = (event: AnyEnvelope, delivery: Delivery) => Promise<void>

export interface Consumer {
  /** Together with the subject this names the durable consumer: `search-search-requested`. */
  readonly service: string
  readonly event: EventContract
  readonly handle: Handle
  /** Events handled concurrently in this process; the bus's default unless set. */
  readonly atOnce?: number
}

/** An event that exhausted its retries, with the reason of the last failure. */
export interface DeadLetter {
  readonly id: string
  readonly consumer: string
  readonly reason: string
  readonly attempts: number
  readonly diedAt: string
  readonly event: AnyEnvelope
}

/** Dead letters, waiting for an operator. */
export interface DeadLetters {
  list(limit: number): Promise<DeadLetter[]>
  /** Redelivers the event to its consumer and deletes the dead letter. Resolves to false when the id is unknown. */
  replay(id: string): Promise<boolean>
}

/** The stream that holds the events, and its last sequence. */
export interface StreamState {
  /** Creation time; a different one means a different stream. */
  readonly created: string
  readonly lastSequence: number
  /** The sequence of its oldest event. */
  readonly firstSequence?: number
}

/** The broker's acknowledgement of a stored event. */
export interface Receipt {
  readonly sequence: number
  /** A hash, because message ids may contain user ids. */
  readonly messageHash: string
  /** The subject, with `*` in place of the user. */
  readonly subject: string
  /** The number of the connection that received it. */
  readonly connection: number
}

/** Stream sizes and consumer lag; empty without a broker. */
export interface BusMeasures {
  /** Events that this process's consumers have yet to handle, in any process. */
  readonly waiting: readonly { readonly consumer: string; readonly events: number }[]
  readonly streams: readonly StreamMeasures[]
}

interface StreamMeasures {
  readonly stream: string
  readonly messages: number
  readonly bytes: number
  /** Its size limit; -1 for none. */
  readonly maxBytes: number
}

/**
 * The event bus, the only way services communicate. Two adapters: in-process and NATS JetStream. Events are delivered
 * at least once and in any order; handlers tolerate both.
 */
export interface Bus {
  /**
   * Resolves once the event is durable: stored by the broker or, without one, handled or dead-lettered by every
   * consumer.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a bus without a broker has nothing to say
  publish(event: AnyEnvelope): Promise<Receipt | void>
  /** Durable: events published before the consumer starts are delivered later. */
  consume(consumer: Consumer): Promise<void>
  /** Every process receives it once, including one that starts within `broadcastMemoryMs` of publication. */
  broadcast(event: AnyEnvelope): Promise<void>
  onBroadcast(event: EventContract, handle: (event: AnyEnvelope) => void): Promise<void>
  readonly deadLetters: DeadLetters
  /** Null without a broker, and while the broker is unavailable. */
  stream(): Promise<StreamState | null>
  /**
   * Waits for the broker and resolves to the number of connections so far; 0 without a broker. Acknowledged events may
   * be lost between two connections. Throws `unavailable` after five seconds.
   */
  connection(): Promise<number>
  /** False when the broker acknowledged this event but now has another one, or none, at its sequence. */
  isKept(receipt: Receipt): Promise<boolean>
  /**
   * Erases a user's messages and dead letters: by subject and, for subjects without a user, by the exact id in the
   * text. `working` is called periodically.
   */
  erase(mention: string, working?: () => void): Promise<void>
  /**
   * Deletes events that every consumer has handled, in one process at a time, because a full stream refuses new ones.
   */
  prune(): Promise<void>
  /** Resolves when no delivery of this process is running, waiting or due for a retry. */
  idle(): Promise<void>
  /**
   * Stops deliveries; resolves when running handlers are done or `timeoutMs` has passed. Unfinished events are
   * redelivered.
   */
  stop(timeoutMs: number): Promise<void>
  close(): Promise<void>
  measure(): Promise<BusMeasures>
  /** False while disconnected: events wait in their outboxes, and requests are still served. */
  isReady(): boolean
}

/** Access tokens live ten minutes, so revocations are kept for eleven. */
export const broadcastMemoryMs = 11 * 60 * 1000

/** Size limit of the event stream, in MiB. */
export const defaultEventsMib = 512
