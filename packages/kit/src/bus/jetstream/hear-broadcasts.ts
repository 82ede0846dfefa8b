import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { JsMsg } from 'nats'
import { broadcastMemoryMs } from '../bus.ts'
import type { BusLog } from '../bus-log.ts'
import { hearSafely, type Hearer } from '../hear-safely.ts'
import { settleWithin } from '../settle-within.ts'
import type { Broker } from './connect-broker.ts'
import { payloadOf } from './message.ts'
import { openEphemeral } from './open-consumer.ts'
import { pullForever } from './pull-forever.ts'

interface Dependencies {
  readonly broker: Broker
  readonly log: BusLog
  readonly signal: AbortSignal
}

interface Hearing {
  readonly name: string
  readonly ended: Promise<void>
}

const catchUpMs = 5_000

/** Resolves when what was said before has been heard too. An opened-again consumer begins anew, so what was heard is remembered. */
export const hearBroadcasts = async ({ broker, log, signal }: Dependencies, hearer: Hearer): Promise<Hearing> => {
  const { subject } = hearer.contract
  const heard = new LRUCache<string, true>({ max: 10_000, ttl: broadcastMemoryMs })
  let hearBacklog = (): void => undefined
  const backlogHeard = new Promise<void>((resolve) => (hearBacklog = resolve))
  const onMessage = (message: JsMsg) => {
    const id = message.headers?.get('Nats-Msg-Id') ?? ''
    if (!heard.has(id)) hearSafely(hearer, payloadOf(message), log)
    heard.set(id, true)
    message.ack()
    if (message.info.pending === 0) hearBacklog()
  }
  const name = `hear-${subject}-${randomUUID()}`
  const open = () => openEphemeral(broker, subject, name)
  const consumer = await open()
  const whenFree = () => Promise.resolve(100)
  const ended = pullForever({ name, open, whenFree, onMessage, signal, log }, consumer)
  if ((await consumer.info(true)).num_pending > 0) await settleWithin(backlogHeard, catchUpMs)
  return { name, ended }
}
