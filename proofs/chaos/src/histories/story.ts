import type { EventContract, EventOf } from '@verandah/contracts'

/** An event with its contract. */
export interface Said {
  readonly contract: EventContract
  readonly event: EventOf<EventContract>
}

/** Events of one user, in order. */
export interface Story {
  /** Prefix of every id in the story. */
  readonly tag: string
  readonly userId: string
  /** Returns a whole number from 1 to `most`. */
  upTo(most: number): number
  isSo(): boolean
  /** Returns the next moment of the story. */
  next(): Date
  tell<Contract extends EventContract>(contract: Contract, data: EventOf<Contract>['data']): void
  /** Adds an event that comes last, in whatever order the others come. */
  tellAtLast<Contract extends EventContract>(contract: Contract, data: EventOf<Contract>['data']): void
  /** Adds a document that the service itself has stored before. */
  keep(collection: string, document: { _id: string } & Record<string, unknown>): void
  readonly events: readonly Said[]
  readonly atLast: readonly Said[]
  readonly kept: readonly { collection: string; document: { _id: string } & Record<string, unknown> }[]
}

const beginning = Date.parse('2026-11-19T00:00:00.000Z')

/** The same random numbers give the same story. */
export function beginStory(tag: string, random: () => number): Story {
  const events: Said[] = []
  const atLast: Said[] = []
  const kept: Story['kept'][number][] = []
  let seconds = 0
  const next = () => new Date(beginning + 1_000 * (seconds += 1))
  const say = (contract: EventContract, data: unknown): Said => {
    const id = `${tag}-event-${events.length + atLast.length}`
    const envelope = { id, type: contract.type, version: contract.version, correlationId: tag, causationId: null, data }
    return { contract, event: contract.envelope.parse({ ...envelope, occurredAt: next().toISOString() }) }
  }
  return {
    tag,
    userId: `${tag}-user`,
    upTo: (most) => 1 + Math.floor(random() * most),
    isSo: () => random() < 0.5,
    next,
    tell: (contract, data) => void events.push(say(contract, data)),
    tellAtLast: (contract, data) => void atLast.push(say(contract, data)),
    keep: (collection, document) => void kept.push({ collection, document: { outbox: [], ...document } }),
    events,
    atLast,
    kept,
  }
}
