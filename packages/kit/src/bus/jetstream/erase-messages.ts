import type { Broker } from './connect-broker.ts'
import type { Link } from './dial-broker.ts'
import { brokerCodeOf } from './message.ts'
import { deadStream, eventStream } from './streams.ts'

const batch = 500
const waitMs = 1_000
const noSuchMessage = 10043

/** Takes every event and dead letter out of the streams whose text mentions this, and overwrites its bytes. Reads the streams from end to end. */
export const eraseMessages = async (broker: Broker, mention: string): Promise<void> => {
  const link = await broker.whenConnected()
  for (const stream of [eventStream, deadStream]) {
    for (const seq of await findMentions(link, stream, mention)) await erase(link, stream, seq)
  }
}

const findMentions = async ({ client }: Link, stream: string, mention: string): Promise<number[]> => {
  const reader = await client.consumers.get(stream)
  const found: number[] = []
  let isMore = true
  while (isMore) {
    isMore = false
    for await (const message of await reader.fetch({ max_messages: batch, expires: waitMs })) {
      isMore = message.info.pending > 0
      if (message.string().includes(mention)) found.push(message.seq)
      if (!isMore) break
    }
  }
  await reader.delete()
  return found
}

/** Another process may have done it already, and messages age. */
const erase = async ({ manager }: Link, stream: string, seq: number): Promise<void> => {
  try {
    await manager.streams.deleteMessage(stream, seq, true)
  } catch (error) {
    if (brokerCodeOf(error) !== noSuchMessage) throw error
  }
}
