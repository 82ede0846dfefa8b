import { NatsError } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import { defineCounter } from '../../metrics.ts'
import type { Broker } from './connect-broker.ts'
import { brokerCodeOf, toHeaders } from './message.ts'
import { deadStream, eventStream, streamOf } from './streams.ts'

interface Publication {
  readonly subject: string
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
    const { client, ensureStreams } = await broker.whenConnected()
    const publish = () => client.publish(subject, text, { msgID: messageId, headers: toHeaders(headers) })
    await publish().catch(async (error: unknown) => {
      if (!isStreamMissing(error)) throw error
      await ensureStreams()
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

const isStreamMissing = (error: unknown) =>
  error instanceof NatsError && error.code === '503' && brokerCodeOf(error) === undefined
