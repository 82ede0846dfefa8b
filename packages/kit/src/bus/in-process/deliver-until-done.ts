import { setTimeout as delay } from 'node:timers/promises'
import type { AnyEnvelope } from '@verandah/contracts'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import type { createSemaphore } from '../../semaphore.ts'
import type { TraceHeaders } from '../../telemetry.ts'
import type { Consumer } from '../bus.ts'
import type { DeadLetterStore } from '../dead-letter-store.ts'
import { consumerName, type Deliver, type Outcome } from '../deliver.ts'
import { asEnvelope } from '../read-event.ts'

interface Dependencies {
  readonly deliver: Deliver
  readonly deadLetterStore: DeadLetterStore
  readonly clock: Clock
  /** Aborts when the bus stops. */
  readonly signal: AbortSignal
}

/** A consumer, with the semaphore that its deliveries share. */
export interface Subscription {
  readonly consumer: Consumer
  readonly semaphore: ReturnType<typeof createSemaphore>
}

export interface Message {
  readonly event: AnyEnvelope
  readonly headers: TraceHeaders
}

export type DeliverUntilDone = (subscription: Subscription, message: Message) => Promise<Outcome['kind']>

export function busStopped() {
  return new AppError('unavailable', {
    code: 'bus-stopped',
    detail: 'The event bus has stopped; the event is delivered after the next start.',
  })
}

export function eventWaits(detail: string) {
  return new AppError('unavailable', { code: 'event-waits', detail })
}

/**
 * Resolves when the event is handled (`handled`) or in the dead-letter store (`dead-letter`). Rejects when the bus
 * stops before, and when the event has to wait: its outbox keeps it until then.
 */
export const createDeliverUntilDone = ({ deliver, deadLetterStore, clock, signal }: Dependencies): DeliverUntilDone => {
  const setAside = async (
    { event: contract, service }: Consumer,
    payload: unknown,
    reason: string,
    attempts: number,
  ) => {
    const diedAt = clock.now().toISOString()
    const event = asEnvelope(contract, payload, { id: `malformed at ${diedAt}`, occurredAt: diedAt })
    const consumer = consumerName({ event: contract, service })
    await deadLetterStore.add({ id: `${consumer}:${event.id}`, consumer, reason, attempts, diedAt, event })
  }
  return async ({ consumer, semaphore }, { event, headers }) => {
    for (let attempt = 1; ; attempt += 1) {
      const delivery = { attempt, signal, working: () => undefined }
      const outcome = await semaphore.run(async () => {
        if (signal.aborted) throw busStopped()
        return deliver(consumer, { payload: structuredClone(event), headers }, delivery)
      })
      if (outcome.kind === 'dead-letter') await setAside(consumer, event, outcome.reason, attempt)
      if (outcome.kind === 'wait') throw eventWaits(outcome.reason)
      if (outcome.kind !== 'retry') return outcome.kind
      await delay(outcome.delayMs, undefined, { signal }).catch(() => Promise.reject(busStopped()))
    }
  }
}
