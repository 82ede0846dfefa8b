import { AckPolicy, DeliverPolicy, nanos, type Consumer as BrokerConsumer, type ConsumerConfig } from 'nats'
import type { Consumer } from '../bus.ts'
import { consumerName } from '../deliver.ts'
import type { Broker } from './connect-broker.ts'
import { broadcastStream, broadcastSubject, eventStream, eventSubject } from './streams.ts'

const broadcastAckWaitMs = 2_000
const forgottenAfterMs = 5 * 60 * 1000

/** Shared by all processes of the service, and there also while none of them runs. */
export const openDurable = (broker: Broker, consumer: Consumer, ackWaitMs: number): Promise<BrokerConsumer> => {
  const name = consumerName(consumer)
  return open(broker, eventStream, {
    name,
    durable_name: name,
    filter_subject: eventSubject(consumer.event.subject),
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: 1_000,
  })
}

/** This process's own; begins with everything that is still remembered. */
export const openEphemeral = (broker: Broker, subject: string, name: string): Promise<BrokerConsumer> =>
  open(broker, broadcastStream, {
    name,
    filter_subject: broadcastSubject(subject),
    ack_wait: nanos(broadcastAckWaitMs),
    inactive_threshold: nanos(forgottenAfterMs),
  })

const open = async (
  { manager, client, ensureStreams }: Broker,
  stream: string,
  config: Partial<ConsumerConfig> & { name: string },
) => {
  const add = () =>
    manager.consumers.add(stream, {
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
      ...config,
    })
  await add().catch(async () => {
    await ensureStreams()
    await add()
  })
  return client.consumers.get(stream, config.name)
}
