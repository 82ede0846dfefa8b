import type { JsMsg } from 'nats'
import { reasonOf } from '../../errors.ts'
import type { Consumer } from '../bus.ts'
import { consumerName } from '../deliver.ts'
import { createCapacity } from './capacity.ts'
import { handleMessage, type HandleDependencies } from './handle-message.ts'
import { openDurable } from './open-consumer.ts'
import { pullForever } from './pull-forever.ts'

export interface ConsumeDependencies extends HandleDependencies {
  readonly concurrency: number
  readonly track: (work: Promise<void>) => Promise<void>
  /** Messages whose handlers run now. */
  readonly unfinished: Set<JsMsg>
}

/** Resolves once the broker keeps events for the consumer; `ended` when no more are pulled. */
export const consumeDurably = async (
  dependencies: ConsumeDependencies,
  consumer: Consumer,
): Promise<{ ended: Promise<void> }> => {
  const { broker, log, signal, concurrency, patience, track, unfinished } = dependencies
  const name = consumerName(consumer)
  const capacity = createCapacity(concurrency)
  const open = () => openDurable(broker, consumer, patience.ackWaitMs)

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
      capacity.give()
    }
  }
  const onMessage = (message: JsMsg) => {
    capacity.take()
    unfinished.add(message)
    void track(handle(message))
  }
  const ended = pullForever({ name, open, whenFree: capacity.whenFree, onMessage, signal, log }, await open())
  return { ended }
}
