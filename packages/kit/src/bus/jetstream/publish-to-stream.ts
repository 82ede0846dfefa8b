import { NatsError } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import type { Broker } from './connect-broker.ts'
import { toHeaders } from './message.ts'

interface Publication {
  readonly subject: string
  /** The broker drops what comes again with the same id within its window. */
  readonly messageId: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

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
    throw new AppError('unavailable', {
      code: 'bus-unavailable',
      detail: `The event broker did not take ${subject}: ${reasonOf(error)}`,
      cause: error,
    })
  }
}

const isStreamMissing = (error: unknown) => error instanceof NatsError && error.code === '503'
