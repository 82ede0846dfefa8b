import type { AnyEnvelope } from '@verandah/contracts'
import type { JsMsg } from 'nats'
import { traceHeaders } from '../../telemetry.ts'
import type { Consumer, DeadLetter, DeadLetters } from '../bus.ts'
import { consumerName } from '../deliver.ts'
import { asEnvelope } from '../read-event.ts'
import type { Broker } from './connect-broker.ts'
import { findMessage, nextOn, onlyForHeader, payloadOf } from './message.ts'
import { publishToStream } from './publish-to-stream.ts'
import { deadStream, deadSubject, eventSubject } from './streams.ts'

/** As stored in the stream; its sequence number is its id. */
type StoredLetter = Omit<DeadLetter, 'id'> & { readonly subject: string }

interface Death {
  readonly consumer: Consumer
  readonly message: JsMsg
  readonly reason: string
  readonly diedAt: string
}

/** Idempotent per message and consumer. */
export async function buryMessage(broker: Broker, { consumer, message, reason, diedAt }: Death): Promise<void> {
  const name = consumerName(consumer)
  const { streamSequence, deliveryCount } = message.info
  const event: AnyEnvelope = asEnvelope(consumer.event, payloadOf(message), {
    id: `message ${streamSequence}`,
    occurredAt: diedAt,
  })
  const letter: StoredLetter = {
    consumer: name,
    subject: consumer.event.subject,
    reason,
    attempts: deliveryCount,
    diedAt,
    event,
  }
  const messageId = `${name}:${streamSequence}`
  const headers = traceHeaders()
  await publishToStream(broker, { subject: deadSubject(name), about: event, messageId, headers, body: letter })
}

export function createDeadLetters(broker: Broker): DeadLetters {
  return {
    list: (limit) => listLetters(broker, limit),
    replay: async (id) => {
      const letter = await findLetter(broker, id)
      if (letter === undefined) return false
      await publishToStream(broker, {
        subject: eventSubject(letter.subject),
        messageId: `replay of ${id}`,
        headers: { ...traceHeaders(), [onlyForHeader]: letter.consumer },
        body: letter.event,
        about: letter.event,
      })
      const { manager } = await broker.whenConnected()
      await manager.streams.deleteMessage(deadStream, Number(id))
      return true
    },
  }
}

const listLetters = async (broker: Broker, limit: number): Promise<DeadLetter[]> => {
  const { manager } = await broker.whenConnected()
  const letters: DeadLetter[] = []
  let seq = 0
  while (letters.length < limit) {
    const stored = await findMessage(manager, deadStream, nextOn(deadSubject('>'), seq + 1))
    if (stored === undefined) return letters
    seq = stored.seq
    const { subject: _subject, ...letter } = payloadOf(stored) as StoredLetter
    letters.push({ id: String(seq), ...letter })
  }
  return letters
}

const findLetter = async (broker: Broker, id: string): Promise<StoredLetter | undefined> => {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  const { manager } = await broker.whenConnected()
  const stored = await findMessage(manager, deadStream, { seq: Number(id) })
  return stored === undefined ? undefined : (payloadOf(stored) as StoredLetter)
}
