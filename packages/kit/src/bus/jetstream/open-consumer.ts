import { AckPolicy, DeliverPolicy, nanos, type Consumer as BrokerConsumer, type ConsumerConfig } from 'nats'
import type { Broker } from './connect-broker.ts'
import { broadcastStream, broadcastSubject, eventStream } from './streams.ts'

const broadcastAckWaitMs = 2_000
const forgottenAfterMs = 5 * 60 * 1000

/** At start-up: a consumer that cannot be opened now is opened by the pull loop. */
export function openIfConnected(broker: Broker, open: () => Promise<BrokerConsumer>) {
  return broker.isConnected() ? open().catch(() => undefined) : undefined
}

/** Durable: shared by all processes of the service, and kept while none runs. */
export function openDurable(
  broker: Broker,
  { name, subject }: { name: string; subject: string },
  { ackWaitMs, signal }: { ackWaitMs: number; signal: AbortSignal },
): Promise<BrokerConsumer> {
  return open({ broker, signal }, eventStream, {
    name,
    durable_name: name,
    filter_subject: subject,
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: 1_000,
  })
}

/** Ephemeral: this process's own, starting with all kept messages. */
export function openEphemeral(opening: Opening, subject: string, name: string): Promise<BrokerConsumer> {
  return open(opening, broadcastStream, {
    name,
    filter_subject: broadcastSubject(subject),
    ack_wait: nanos(broadcastAckWaitMs),
    inactive_threshold: nanos(forgottenAfterMs),
  })
}

interface Opening {
  readonly broker: Broker
  /** Ends the wait for an unavailable broker. */
  readonly signal: AbortSignal
}

const open = async (
  { broker, signal }: Opening,
  stream: string,
  config: Partial<ConsumerConfig> & { name: string },
) => {
  const { manager, client, ensureStreams } = await broker.whenConnected(signal)
  const add = () =>
    manager.consumers.add(stream, {
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
      ...config,
    })
  const info = await add().catch(async () => {
    await ensureStreams()
    return add()
  })
  // What was just added is known: `get` would ask for it once more.
  return client.consumers.getPullConsumerFor(info)
}
