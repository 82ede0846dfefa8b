import { AckPolicy, DeliverPolicy, nanos, type JsMsg } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import type { Broker } from './connect-broker.ts'
import type { Link } from './dial-broker.ts'
import { brokerCodeOf } from './message.ts'
import { deadStream, deadSubject, eventStream, eventSubject, ofUser, userPart } from './streams.ts'

const batch = 500
const waitMs = 1_000
const noSuchMessage = 10043
/** Also the code of other failures, told apart by the text: the message was pruned, or its stream rolled back. */
const deletingFailed = 10057
const isGone = /no message found|eof/i

/** The messages of a stream to erase. */
interface Search {
  readonly stream: string
  readonly filter: string
  /** Where the subject names the user, the text is not read. */
  readonly mention?: string
}

/**
 * Erases a user's events and dead letters by subject and overwrites their bytes, which a purge leaves on disk. Messages
 * without a user in the subject are erased when their text contains the id. `working` is called periodically.
 */
export async function eraseMessages(
  broker: Pick<Broker, 'whenConnected'>,
  mention: string,
  working: () => void = () => undefined,
): Promise<void> {
  const link = await broker.whenConnected()
  const user = userPart(mention)
  const streams = [
    { stream: eventStream, all: eventSubject('*') },
    { stream: deadStream, all: deadSubject('*') },
  ]
  for (const { stream, all } of streams) {
    if (user !== undefined) {
      const filter = ofUser(all, user)
      await eraseFound(link, { stream, filter }, working)
      await link.manager.streams.purge(stream, { filter })
    }
    await eraseFound(link, { stream, filter: all, mention }, working)
  }
}

const eraseFound = async (link: Link, search: Search, working: () => void): Promise<void> => {
  for (const seq of await find(link, search, working)) {
    await erase(link, search.stream, seq)
    working()
  }
}

const find = async (
  { client, manager }: Link,
  { stream, filter, mention }: Search,
  working: () => void,
): Promise<number[]> => {
  const { name, num_pending } = await manager.consumers.add(stream, {
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.All,
    filter_subject: filter,
    mem_storage: true,
    inactive_threshold: nanos(60_000),
    headers_only: mention === undefined,
  })
  const reader = await client.consumers.get(stream, name)
  const isTheirs = (message: JsMsg) => mention === undefined || message.string().includes(mention)
  const found: number[] = []
  let read = 0
  for (let left = num_pending; left > 0;) {
    const before = read
    for await (const message of await reader.fetch({ max_messages: Math.min(batch, left), expires: waitMs })) {
      read += 1
      left = message.info.pending
      if (isTheirs(message)) found.push(message.seq)
    }
    if (read === before) throw unread(stream)
    working()
  }
  // The broker counts what it sent, also to a client that had stopped listening.
  if ((await reader.info()).delivered.consumer_seq !== read) throw unread(stream)
  await reader.delete()
  return found
}

const unread = (stream: string) =>
  new AppError('unavailable', { code: 'bus-unavailable', detail: `Not every message of ${stream} could be read.` })

/** Another process may have erased it already, or it expired. */
const erase = async ({ manager }: Link, stream: string, seq: number): Promise<void> => {
  try {
    await manager.streams.deleteMessage(stream, seq, true)
  } catch (error) {
    const code = brokerCodeOf(error)
    if (code !== noSuchMessage && !(code === deletingFailed && isGone.test(reasonOf(error)))) throw error
  }
}
