import { NatsError } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import { defineCounter } from '../../metrics.ts'
import type { Broker } from './connect-broker.ts'
import { brokerCodeOf, toHeaders } from './message.ts'
import type { Link } from './dial-broker.ts'
import { deadStream, eventStream, ofUser, streamOf, userPart } from './streams.ts'

interface Publication {
  /** Without the user. */
  readonly subject: string
  /** The event whose data may name a user: it is found under their id then. */
  readonly about?: unknown
  /** The broker drops what comes again with the same id within its window. */
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

/** Resolves once the broker has stored it. Throws `unavailable` when that is not known; saying it again does no harm. */
export const publishToStream = async (broker: Broker, publication: Publication): Promise<void> => {
  const { subject, messageId, headers } = publication
  const text = JSON.stringify(publication.body)
  try {
    const link = await broker.whenConnected()
    const options = { msgID: messageId, headers: toHeaders(headers) }
    const publish = () => link.client.publish(subjectIn(link, publication), text, options)
    await publish().catch(async (error: unknown) => {
      if (!isStreamMissing(error)) throw error
      await link.ensureStreams()
      return publish()
    })
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

/** Dead letters may name users in any stream: every build lists them whole. */
const subjectIn = (link: Link, { subject, about }: Publication) => {
  const user = userPart((about as { data?: { userId?: unknown } | null } | undefined)?.data?.userId)
  const isNamed = user !== undefined && (link.namesUsers() || streamOf(subject) === deadStream)
  return isNamed ? ofUser(subject, user) : subject
}

const isStreamMissing = (error: unknown) =>
  error instanceof NatsError && error.code === '503' && brokerCodeOf(error) === undefined
