import type { StoredMsg } from 'nats'
import { dialBroker, optionsFor, type BrokerAddress, type Link } from './dial-broker.ts'
import { findMessage, toHeaders } from './message.ts'
import { deadStream, eventStream, type StreamNeeds } from './streams.ts'

/** An event or a dead letter as stored by the broker. */
export interface KeptMessage {
  readonly subject: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

type Broker = BrokerAddress & StreamNeeds

const withLink = async <Result>(broker: Broker, work: (link: Link) => Promise<Result>) => {
  const link = await dialBroker(optionsFor(broker), broker)
  try {
    return await work(link)
  } finally {
    await link.connection.drain()
  }
}

const streams = [eventStream, deadStream]

/** Sequence of the newest message of each stream. */
export type StreamEnds = readonly number[]

export function findStreamEnds(broker: Broker): Promise<StreamEnds> {
  return withLink(broker, ({ manager }) =>
    Promise.all(streams.map(async (stream) => (await manager.streams.info(stream)).state.last_seq)),
  )
}

/** Hands over every stored event and dead letter up to these ends, oldest first. */
export function readMessages(
  broker: Broker,
  ends: StreamEnds,
  take: (message: KeptMessage) => Promise<void>,
): Promise<void> {
  return withLink(broker, async ({ manager }) => {
    for (const [index, stream] of streams.entries()) {
      const { state } = await manager.streams.info(stream)
      for (let seq = Math.max(1, state.first_seq); seq <= (ends[index] ?? 0); seq += 1) {
        // Erased messages leave gaps.
        const message = await findMessage(manager, stream, { seq })
        if (message) await take(keptMessage(message))
      }
    }
  })
}

const keptMessage = (message: StoredMsg): KeptMessage => ({
  subject: message.subject,
  headers: Object.fromEntries([...message.header].map(([name, values]) => [name, values[0] ?? ''])),
  text: message.string(),
})

/** Counts the stored events and dead letters. */
export function countMessages(broker: Broker): Promise<number> {
  return withLink(broker, async ({ manager }) => {
    const found = await Promise.all(streams.map((stream) => manager.streams.info(stream)))
    return found.reduce((sum, { state }) => sum + state.messages, 0)
  })
}

/** Deletes every stored event and dead letter. */
export function emptyStreams(broker: Broker): Promise<void> {
  return withLink(broker, async ({ manager }) => {
    for (const stream of streams) await manager.streams.purge(stream)
  })
}

/** Restores messages under their original ids. */
export function writeMessages(broker: Broker, messages: AsyncIterable<KeptMessage>): Promise<void> {
  return withLink(broker, async ({ client }) => {
    for await (const { subject, headers, text } of messages)
      await client.publish(subject, text, { headers: toHeaders({ ...headers }) })
  })
}
