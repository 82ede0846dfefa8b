import type { JsMsg } from 'nats'
import type { Clock } from '../../clock.ts'
import { reasonOf } from '../../errors.ts'
import type { TraceHeaders } from '../../telemetry.ts'
import type { Consumer } from '../bus.ts'
import type { BusLog } from '../bus-log.ts'
import { consumerName, type Deliver, type Outcome } from '../deliver.ts'
import type { RetryPolicy } from '../retry-policy.ts'
import type { Broker } from './connect-broker.ts'
import { buryMessage } from './dead-letters.ts'
import { headersOf, keepAlive, onlyForHeader, payloadOf, type Patience } from './message.ts'
import { publishToStream } from './publish-to-stream.ts'
import { eventSubject } from './streams.ts'

export interface HandleDependencies {
  readonly broker: Broker
  readonly deliver: Deliver
  readonly retryPolicy: RetryPolicy
  readonly clock: Clock
  readonly log: BusLog
  readonly signal: AbortSignal
  readonly patience: Patience
}

/** Delivers one message and acknowledges it by its outcome; after an error the broker redelivers it. */
export async function handleMessage(
  dependencies: HandleDependencies,
  consumer: Consumer,
  message: JsMsg,
): Promise<void> {
  const headers = headersOf(message)
  const outcome = isForAnother(consumer, headers) ? handled : await outcomeOf(dependencies, consumer, message, headers)
  if (outcome.kind === 'handled') message.ack()
  if (outcome.kind === 'retry') message.nak(dependencies.signal.aborted ? 0 : outcome.delayMs)
  if (outcome.kind === 'wait') await letWait(dependencies, consumer, message)
  if (outcome.kind === 'dead-letter') await endMessage(dependencies, consumer, message, outcome.reason)
}

const handled: Outcome = { kind: 'handled' }

const isForAnother = (consumer: Consumer, headers: TraceHeaders) => {
  const onlyFor = headers[onlyForHeader]
  return onlyFor !== undefined && onlyFor !== consumerName(consumer)
}

const outcomeOf = async (
  { deliver, signal, patience }: HandleDependencies,
  consumer: Consumer,
  message: JsMsg,
  headers: TraceHeaders,
): Promise<Outcome> => {
  const attempt = message.info.deliveryCount
  const { working, end } = keepAlive(message, patience)
  const content = { payload: payloadOf(message), headers }
  return deliver(consumer, content, { attempt, signal, working }).finally(end)
}

const endMessage = async (
  { broker, clock, log, retryPolicy }: HandleDependencies,
  consumer: Consumer,
  message: JsMsg,
  reason: string,
) => {
  try {
    await buryMessage(broker, { consumer, message, reason, diedAt: clock.now().toISOString() })
    message.term()
  } catch (error) {
    log.error(
      { consumer: consumerName(consumer), reason: reasonOf(error) },
      'a dead letter could not be stored; the event comes again',
    )
    message.nak(retryPolicy.maxDelayMs)
  }
}

const maxWaitMs = 5_000
const waitsOfACopy = 3

/**
 * The broker limits deliveries and age, and neither may apply to a waiting event: it is republished as new, for this
 * consumer only.
 */
const letWait = async (
  { broker, retryPolicy, signal }: HandleDependencies,
  consumer: Consumer,
  message: JsMsg,
): Promise<void> => {
  const { deliveryCount, streamSequence } = message.info
  const name = consumerName(consumer)
  if (signal.aborted || deliveryCount < waitsOfACopy) {
    message.nak(signal.aborted ? 0 : Math.min(maxWaitMs, retryPolicy.maxDelayMs))
    return
  }
  const body = payloadOf(message)
  await publishToStream(broker, {
    subject: eventSubject(consumer.event.subject),
    messageId: `${name} waits with ${streamSequence}`,
    headers: { ...headersOf(message), [onlyForHeader]: name },
    body,
    about: body,
  })
  message.ack()
}
