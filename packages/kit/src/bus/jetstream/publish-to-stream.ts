import { NatsError } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import { defineCounter } from '../../metrics.ts'
import type { Receipt } from '../bus.ts'
import type { Broker } from './connect-broker.ts'
import { hashOf } from './kept-receipt.ts'
import { brokerCodeOf, toHeaders } from './message.ts'
import type { Link } from './dial-broker.ts'
import { deadStream, eventStream, ofAnyUser, ofUser, streamOf, userPart } from './streams.ts'

interface Publication {
  /** Without the user. */
  readonly subject: string
  /** The event whose data may name a user; the subject then carries the user's id. */
  readonly about?: unknown
  /** The broker deduplicates by this id within its window. */
  readonly messageId: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

const refused = defineCounter({
  name: 'bus_refused_total',
  help: 'Publications that a full stream refused; events wait in their outboxes then.',
  labelNames: ['stream'],
})
const full = 10077
for (const stream of [eventStream, deadStream]) refused.inc({ stream }, 0)

/** Resolves once the broker has stored it. Throws `unavailable` when that is unknown; publishing again is safe. */
export async function publishToStream(broker: Broker, publication: Publication): Promise<Receipt> {
  const { subject, messageId, headers } = publication
  const text = JSON.stringify(publication.body)
  try {
    const link = await broker.whenConnected()
    const connection = broker.connection()
    const options = { msgID: messageId, headers: toHeaders(headers) }
    const published = subjectIn(link, publication)
    const publish = () => link.client.publish(published, text, options)
    const { seq } = await publish().catch(async (error: unknown) => {
      if (!isStreamMissing(error)) throw error
      await link.ensureStreams()
      return publish()
    })
    return {
      connection,
      sequence: seq,
      // Read of the last receipt only.
      get messageHash() {
        return hashOf(messageId)
      },
      subject: published === subject ? subject : ofAnyUser(subject),
    }
  } catch (error) {
    const stream = streamOf(subject)
    const isFull = brokerCodeOf(error) === full
    if (isFull) refused.inc({ stream })
    throw new AppError('unavailable', {
      code: 'bus-unavailable',
      detail: `The event broker did not take ${subject}: ${isFull ? `${stream} is full until what waits in it is handled` : reasonOf(error)}`,
      cause: error,
    })
  }
}

/** Dead letters of any stream may name users, so every build lists all of them. */
const subjectIn = (link: Link, { subject, about }: Publication) => {
  const user = userPart((about as { data?: { userId?: unknown } | null } | undefined)?.data?.userId)
  const isNamed = user !== undefined && (link.namesUsers() || streamOf(subject) === deadStream)
  return isNamed ? ofUser(subject, user) : subject
}

const isStreamMissing = (error: unknown) =>
  error instanceof NatsError && error.code === '503' && brokerCodeOf(error) === undefined
