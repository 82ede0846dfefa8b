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

/** Yields every stored event and dead letter, oldest first. */
export const readMessages = (broker: Broker, take: (message: KeptMessage) => Promise<void>): Promise<void> =>
  withLink(broker, async ({ manager }) => {
    for (const stream of [eventStream, deadStream]) {
      const { state } = await manager.streams.info(stream)
      for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq += 1) {
        // Erased messages leave gaps.
        const message = await findMessage(manager, stream, { seq })
        if (message) await take(keptMessage(message))
      }
    }
  })

const keptMessage = (message: StoredMsg): KeptMessage => ({
  subject: message.subject,
  headers: Object.fromEntries([...message.header].map(([name, values]) => [name, values[0] ?? ''])),
  text: message.string(),
})

/** Counts the stored events and dead letters. */
export const countMessages = (broker: Broker): Promise<number> =>
  withLink(broker, async ({ manager }) => {
    const streams = await Promise.all([eventStream, deadStream].map((stream) => manager.streams.info(stream)))
    return streams.reduce((sum, { state }) => sum + state.messages, 0)
  })

/** Restores messages under their original ids. */
export const writeMessages = (broker: Broker, messages: AsyncIterable<KeptMessage>): Promise<void> =>
  withLink(broker, async ({ client }) => {
    for await (const { subject, headers, text } of messages)
      await client.publish(subject, text, { headers: toHeaders({ ...headers }) })
  })
