import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AckPolicy, DeliverPolicy, NatsError, nanos } from 'nats'
import type { Receipt } from '../bus.ts'
import type { Link } from './dial-broker.ts'
import { receiptConsumer } from './receipt-consumer.ts'
import { eventStream } from './streams.ts'

const waitMs = 2_000
const attempts = 5
const mostPauseMs = 200
const notAllowed = 'PERMISSIONS_VIOLATION'

export function hashOf(messageId: string) {
  return createHash('sha256').update(messageId).digest('base64url')
}

/**
 * Whether the stream still holds an acknowledged event. Erasing leaves gaps and pruning moves the start; a rolled-back
 * stream is refilled without gaps, by other messages.
 */
export async function isKept(link: Link, receipt: Receipt): Promise<boolean> {
  const { state } = await link.manager.streams.info(eventStream, { deleted_details: true })
  const { sequence } = receipt
  if (sequence > state.last_seq) return false
  if (sequence < state.first_seq || (state.deleted ?? []).includes(sequence)) return true
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await messageHashAt(link, receipt)) === receipt.messageHash
    } catch (error) {
      // Under an earlier build's permissions, only sequences can be compared.
      if (error instanceof NatsError && error.code === notAllowed) return true
      if (attempt === attempts) throw error
      // Another process of the service may be using the same consumer.
      await delay(Math.random() * mostPauseMs)
    }
  }
}

/** Reads through a consumer of the owner's subject, since parts may not read arbitrary messages of the stream. */
const messageHashAt = async (
  { manager, client }: Link,
  { subject, sequence }: Receipt,
): Promise<string | undefined> => {
  const { name, num_pending } = await manager.consumers.add(eventStream, {
    name: receiptConsumer(subject),
    filter_subject: subject,
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: sequence,
    headers_only: true,
    mem_storage: true,
    inactive_threshold: nanos(waitMs),
  })
  try {
    if (num_pending === 0) return undefined
    const reader = await client.consumers.get(eventStream, name)
    let found: string | undefined
    for await (const message of await reader.fetch({ max_messages: 1, expires: waitMs }))
      if (message.seq === sequence) found = hashOf(message.headers?.get('Nats-Msg-Id') ?? '')
    return found
  } finally {
    // An abandoned consumer expires.
    await manager.consumers.delete(eventStream, name).catch(() => undefined)
  }
}
