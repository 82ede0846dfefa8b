import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { JsMsg } from 'nats'
import { waitAtMost } from '../../wait-at-most.ts'
import { broadcastMemoryMs } from '../bus.ts'
import type { BusLog } from '../bus-log.ts'
import { notifyListener, type BroadcastListener } from '../notify-listener.ts'
import type { Broker } from './connect-broker.ts'
import { payloadOf } from './message.ts'
import { openEphemeral, openIfConnected } from './open-consumer.ts'
import { pullForever } from './pull-forever.ts'

interface Dependencies {
  readonly broker: Broker
  readonly log: BusLog
  readonly signal: AbortSignal
}

const catchUpMs = 5_000

/**
 * Resolves when the listener has received recent broadcasts; later if the broker is unavailable. A reopened consumer
 * starts over, so delivered ids are remembered.
 */
export async function consumeBroadcasts({ broker, log, signal }: Dependencies, listener: BroadcastListener) {
  const { subject } = listener.contract
  const delivered = new LRUCache<string, true>({ max: 10_000, ttl: broadcastMemoryMs })
  let endBacklog = (): void => undefined
  const backlogEnded = new Promise<void>((resolve) => (endBacklog = resolve))
  const onMessage = (message: JsMsg) => {
    const id = message.headers?.get('Nats-Msg-Id') ?? ''
    if (!delivered.has(id)) notifyListener(listener, payloadOf(message), log)
    delivered.set(id, true)
    message.ack()
    if (message.info.pending === 0) endBacklog()
  }
  const name = `hear-${subject}-${randomUUID()}`
  const open = () => openEphemeral({ broker, signal }, subject, name)
  const first = await openIfConnected(broker, open)
  const whenFree = () => Promise.resolve(100)
  const ended = pullForever({ name, open, whenFree, onMessage, signal, log }, first)
  if (first && (await first.info(true)).num_pending > 0) await waitAtMost(catchUpMs, backlogEnded)
  return { name, ended }
}
