import type { AnyEnvelope, EventContract } from '@verandah/contracts'

/** How one delivery of an event is going. */
export interface Delivery {
  /** 1 at first; more when it is delivered again. */
  readonly attempt: number
  /** Tells the broker that a long handler is alive, so that it does not deliver again meanwhile. */
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
  /** How many events are handled at once in this process, where the bus is not to decide. */
  readonly atOnce?: number
}

/** An event that no retry could deliver, with the reason of its last failure. */
export interface DeadLetter {
  readonly id: string
  readonly consumer: string
  readonly reason: string
  readonly attempts: number
  readonly diedAt: string
  readonly event: AnyEnvelope
}

/** Where events that could not be handled wait for an operator. */
export interface DeadLetters {
  list(limit: number): Promise<DeadLetter[]>
  /** Delivers the event to its consumer again and forgets the dead letter. Resolves to false when there is none of that id. */
  replay(id: string): Promise<boolean>
}

/** Which stream holds the events, and how far it has come. */
export interface StreamState {
  /** When it was created: another one is another stream. */
  readonly created: string
  readonly lastSequence: number
}

/** How much the broker keeps; empty where there is none. */
export interface BusMeasures {
  /** Events that consumers of this process have still to handle, here or elsewhere. */
  readonly waiting: readonly { readonly consumer: string; readonly events: number }[]
  readonly streams: readonly StreamMeasures[]
}

interface StreamMeasures {
  readonly stream: string
  readonly messages: number
  readonly bytes: number
  /** What it may hold; -1 without a limit. */
  readonly maxBytes: number
}

/**
 * The one way in which services meet. Two adapters: in this process, and NATS JetStream.
 * Events are delivered at least once, in no promised order; handlers survive both.
 */
export interface Bus {
  /** Resolves once the event is safe: stored by the broker, or, without one, handled or dead-lettered by every consumer. */
  publish(event: AnyEnvelope): Promise<void>
  /** Durable: what was published while nobody consumed is delivered later. */
  consume(consumer: Consumer): Promise<void>
  /** Every process gets it once, also one that starts within `broadcastMemoryMs` after it was published. */
  broadcast(event: AnyEnvelope): Promise<void>
  onBroadcast(event: EventContract, handle: (event: AnyEnvelope) => void): Promise<void>
  readonly deadLetters: DeadLetters
  /** Null where the outboxes alone hold the events, and while the broker is away. */
  stream(): Promise<StreamState | null>
  /**
   * Forgets the messages and dead letters kept here of a user who leaves: theirs, and those about nobody whose text mentions their id, exact, case
   * and all. `working` is called while it goes on.
   */
  erase(mention: string, working?: () => void): Promise<void>
  /** Forgets events that every consumer has handled, in one process at a time; a broker without room refuses new ones. */
  letGo(): Promise<void>
  /** Resolves when nothing is under way in this process: no delivery running, waiting or due for a retry. */
  idle(): Promise<void>
  /** No new deliveries; resolves when running handlers are done or `timeoutMs` has passed. What was not done is delivered again. */
  stop(timeoutMs: number): Promise<void>
  close(): Promise<void>
  measure(): Promise<BusMeasures>
  /** False while the connection is down: events wait in their outboxes, and requests are answered all the same. */
  isReady(): boolean
}

/** Access tokens live ten minutes, so a revocation is remembered for eleven. */
export const broadcastMemoryMs = 11 * 60 * 1000

/** What the stream of events may hold, in MiB. */
export const defaultEventsMib = 512
