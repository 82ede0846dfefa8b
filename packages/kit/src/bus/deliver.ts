import { SpanKind } from '@opentelemetry/api'
import type { AnyEnvelope } from '@verandah/contracts'
import { AppError, busActionOf, isTooEarly, kindOf, reasonOf } from '../errors.ts'
import { inSpan, inTraceOf, type TraceHeaders } from '../telemetry.ts'
import { runInContext } from '../work-context.ts'
import type { Consumer, Delivery } from './bus.ts'
import { silentLog, type BusLog } from './bus-log.ts'
import { retryWhileStoreDown } from './retry-while-store-down.ts'
import { readEvent } from './read-event.ts'
import { defaultRetryPolicy, retryDelayMs, type RetryPolicy } from './retry-policy.ts'

/**
 * `wait`: written by a newer build, or what it refers to has not arrived. It is kept without limit, and no attempt is
 * counted.
 */
export type Outcome =
  | { kind: 'handled' }
  | { kind: 'retry'; reason: string; delayMs: number }
  | { kind: 'wait' | 'dead-letter'; reason: string }

export interface ObservedDelivery {
  readonly consumer: string
  readonly attempt: number
  readonly outcome: Outcome['kind']
  readonly seconds: number
}

/** Delivery options of both adapters. */
export interface DeliverOptions {
  readonly retryPolicy?: RetryPolicy
  /** In [0, 1). */
  readonly random?: () => number
  readonly log?: BusLog
  /** Called for every delivery with its outcome; `attempt` above 1 is a redelivery. */
  readonly onDelivery?: (delivery: ObservedDelivery) => void
}

export type Deliver = (
  consumer: Consumer,
  message: { payload: unknown; headers: TraceHeaders },
  delivery: Delivery,
) => Promise<Outcome>

export function consumerName({ service, event }: Pick<Consumer, 'service' | 'event'>) {
  return `${service}-${event.subject}`
}

/**
 * Delivers once, the same on every bus: validates, continues the trace, handles, and returns the outcome. Never throws.
 */
export const createDeliver = (options: DeliverOptions): Deliver => {
  const { retryPolicy = defaultRetryPolicy, random = Math.random, log = silentLog, onDelivery } = options
  const patience = { retryPolicy, random, log }
  return async (consumer, { payload, headers }, delivery) => {
    const handle = async (): Promise<Outcome> => {
      const read = readEvent(consumer.event, payload)
      if ('reason' in read) return read
      if (delivery.attempt > 2 * retryPolicy.maxAttempts) return neverAnswered(delivery)
      const work = () => handleInSpan(consumer, read.event, headers, delivery)
      return retryWhileStoreDown(work, delivery, patience).catch((error: unknown) =>
        outcomeOfFailure(error, delivery, retryPolicy, random),
      )
    }
    const startedAt = performance.now()
    const outcome = await handle()
    const observed = { consumer: consumerName(consumer), attempt: delivery.attempt, outcome: outcome.kind }
    if (outcome.kind === 'retry') log.warn({ ...observed, ...outcome }, 'a delivery failed and is tried again')
    if (outcome.kind === 'wait') log.warn({ ...observed, reason: outcome.reason }, 'an event waits')
    if (outcome.kind === 'dead-letter') log.error({ ...observed, reason: outcome.reason }, 'an event is dead-lettered')
    onDelivery?.({ ...observed, seconds: (performance.now() - startedAt) / 1000 })
    return outcome
  }
}

const neverAnswered = ({ attempt }: Delivery): Outcome => ({
  kind: 'dead-letter',
  reason: `delivered ${attempt - 1} times without an end: its handler may take the process down or hang`,
})

const handleInSpan = (
  consumer: Consumer,
  event: AnyEnvelope,
  headers: TraceHeaders,
  delivery: Delivery,
): Promise<Outcome> => {
  const { subject } = consumer.event
  const attributes = {
    'messaging.operation.type': 'process',
    'messaging.destination.name': subject,
    'messaging.consumer.group.name': consumerName(consumer),
    'messaging.message.id': event.id,
    'messaging.message.delivery_attempt': delivery.attempt,
  }
  const handle = async (): Promise<Outcome> => {
    const { correlationId, id: causationId } = event
    await runInContext({ correlationId, causationId }, async () => consumer.handle(event, delivery))
    return { kind: 'handled' }
  }
  return inTraceOf(headers, () => inSpan(`process ${subject}`, { kind: SpanKind.CONSUMER, attributes }, handle))
}

const outcomeOfFailure = (error: unknown, delivery: Delivery, policy: RetryPolicy, random: () => number): Outcome => {
  const reason = reasonOf(error)
  if (isTooEarly(error)) return { kind: 'wait', reason }
  if (busActionOf[kindOf(error)] === 'dead-letter') return { kind: 'dead-letter', reason }
  const isInterrupted = delivery.signal.aborted
  if (delivery.attempt >= policy.maxAttempts && !isInterrupted) return { kind: 'dead-letter', reason }
  const askedMs = error instanceof AppError ? (error.retryAfterMs ?? 0) : 0
  return { kind: 'retry', reason, delayMs: Math.max(askedMs, retryDelayMs(policy, delivery.attempt, random)) }
}
