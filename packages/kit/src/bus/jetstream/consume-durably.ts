import type { JsMsg } from 'nats'
import { reasonOf } from '../../errors.ts'
import { createSemaphore } from '../../semaphore.ts'
import type { Consumer } from '../bus.ts'
import { consumerName } from '../deliver.ts'
import { handleMessage, type HandleDependencies } from './handle-message.ts'
import { openDurable, openIfConnected } from './open-consumer.ts'
import { pullForever } from './pull-forever.ts'
import { eventSubject, ofAnyUser } from './streams.ts'

export interface ConsumeDependencies extends HandleDependencies {
  readonly concurrency: number
  readonly track: (work: Promise<void>) => Promise<void>
  /** Messages being handled. */
  readonly unfinished: Set<JsMsg>
}

/**
 * Resolves once the broker holds events for the consumer, or is unavailable; `ended` resolves when pulling stops. A
 * JetStream consumer has one filter, so each form of the subject has its own.
 */
export function consumeDurably(dependencies: ConsumeDependencies, consumer: Consumer) {
  const name = consumerName(consumer)
  const subject = eventSubject(consumer.event.subject)
  const forms = [
    { name, subject },
    { name: `${name}-by-user`, subject: ofAnyUser(subject) },
  ]
  return Promise.all(forms.map((form) => consumeForm(dependencies, consumer, form)))
}

const consumeForm = async (
  dependencies: ConsumeDependencies,
  consumer: Consumer,
  form: { readonly name: string; readonly subject: string },
) => {
  const { broker, log, signal, concurrency, patience, track, unfinished } = dependencies
  const { name } = form
  const atOnce = consumer.atOnce ?? concurrency
  const { run, whenFree } = createSemaphore(atOnce)
  // Each pull costs the same, whether it brings one event or a hundred.
  const least = atOnce > concurrency ? Math.ceil(atOnce / 2) : 1
  const open = () => openDurable(broker, form, { ackWaitMs: patience.ackWaitMs, signal })

  const handle = async (message: JsMsg) => {
    try {
      await handleMessage(dependencies, consumer, message)
    } catch (error) {
      log.warn(
        { consumer: name, reason: reasonOf(error) },
        'the broker could not be told of an end; the event comes again',
      )
    } finally {
      unfinished.delete(message)
    }
  }
  const onMessage = (message: JsMsg) => {
    unfinished.add(message)
    void track(run(() => handle(message)))
  }
  const first = await openIfConnected(broker, open)
  const ended = pullForever({ name, open, whenFree: () => whenFree(least), onMessage, signal, log }, first)
  return { name, ended }
}
