import { setTimeout as delay } from 'node:timers/promises'
import type { AnyEnvelope } from '@verandah/contracts'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import type { Consumer } from '../bus.ts'
import type { DeadLetterStore } from '../dead-letter-store.ts'
import { consumerName, type Deliver, type Outcome, type TraceHeaders } from '../deliver.ts'
import { asEnvelope } from '../read-event.ts'

interface Dependencies {
  readonly deliver: Deliver
  readonly deadLetterStore: DeadLetterStore
  readonly clock: Clock
  /** Aborts when the bus stops. */
  readonly signal: AbortSignal
}

/** One consumer with the slots that its deliveries share. */
export interface Lane {
  readonly consumer: Consumer
  readonly inSlot: (work: () => Promise<Outcome>) => Promise<Outcome>
}

export interface Parcel {
  readonly event: AnyEnvelope
  readonly headers: TraceHeaders
}

export const busStopped = () =>
  new AppError('unavailable', {
    code: 'bus-stopped',
    detail: 'The event bus has stopped; the event is delivered after the next start.',
  })

const waitsForNewerBuild = (detail: string) => new AppError('unavailable', { code: 'event-too-new', detail })

/**
 * Resolves when the event is handled (`handled`) or in the dead-letter store (`dead-letter`). Rejects when the bus stops before, and when
 * a newer build wrote the event: its outbox keeps it until such a build runs.
 */
export const createDeliverUntilSettled =
  ({ deliver, deadLetterStore, clock, signal }: Dependencies) =>
  async ({ consumer, inSlot }: Lane, { event, headers }: Parcel): Promise<Outcome['kind']> => {
    for (let attempt = 1; ; attempt += 1) {
      const delivery = { attempt, signal, working: () => undefined }
      const outcome = await inSlot(async () => {
        if (signal.aborted) throw busStopped()
        return deliver(consumer, { payload: structuredClone(event), headers }, delivery)
      })
      if (outcome.kind === 'dead-letter') await bury(consumer, event, outcome.reason, attempt)
      if (outcome.kind === 'wait') throw waitsForNewerBuild(outcome.reason)
      if (outcome.kind !== 'retry') return outcome.kind
      await delay(outcome.delayMs, undefined, { signal }).catch(() => Promise.reject(busStopped()))
    }

    async function bury(dead: Consumer, payload: unknown, reason: string, attempts: number) {
      const diedAt = clock.now().toISOString()
      const envelope = asEnvelope(dead.event, payload, { id: `malformed at ${diedAt}`, occurredAt: diedAt })
      const name = consumerName(dead)
      await deadLetterStore.add({
        id: `${name}:${envelope.id}`,
        consumer: name,
        reason,
        attempts,
        diedAt,
        event: envelope,
      })
    }
  }
