import { randomUUID } from 'node:crypto'
import { defineEvent, type AnyEnvelope } from '@verandah/contracts'
import * as z from 'zod/mini'
import type { Bus, Delivery, Handle } from '../bus.ts'
import type { DeliverOptions } from '../deliver.ts'

export interface BusSetup {
  readonly bus: Bus
  /** The bus of another process; without a broker, the same bus. */
  join(): Promise<Bus>
  stop(): Promise<void>
}

export type StartBus = (options: DeliverOptions) => Promise<BusSetup>

export const hasty = { maxAttempts: 3, firstDelayMs: 1, maxDelayMs: 5 }

const data = z.object({ n: z.int() })

export const ThingHappened = defineEvent('search', 'ThingHappened', { summary: 'A test.', data })
export const ThingSaid = defineEvent('search', 'ThingSaid', {
  delivery: 'broadcast',
  summary: 'A test.',
  data,
})

export function aThing(n: number, overrides: Partial<AnyEnvelope> = {}): AnyEnvelope {
  return {
    id: randomUUID(),
    type: ThingHappened.type,
    version: 1,
    occurredAt: '2026-11-20T10:00:00.000Z',
    correlationId: 'request-1',
    causationId: null,
    data: { n },
    ...overrides,
  }
}

export function aSaying(n: number): AnyEnvelope {
  return aThing(n, { type: ThingSaid.type })
}

export function numberOf(event: AnyEnvelope) {
  return (event.data as { n: number }).n
}

/** A handler that works synchronously. */
export const doing =
  (work: (event: AnyEnvelope, delivery: Delivery) => void): Handle =>
  (event, delivery) => {
    work(event, delivery)
    return Promise.resolve()
  }

/** Records values; `reached` resolves once that many are recorded. */
export function createRecorder<Value>() {
  const seen: Value[] = []
  let waiting: { count: number; resolve: () => void }[] = []
  return {
    seen,
    record: (value: Value) => {
      seen.push(value)
      waiting.filter(({ count }) => seen.length >= count).forEach(({ resolve }) => resolve())
      waiting = waiting.filter(({ count }) => seen.length < count)
    },
    reached: async (count: number): Promise<Value[]> => {
      if (seen.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      return seen
    },
  }
}

export function createGate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
