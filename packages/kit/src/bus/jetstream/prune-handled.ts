import { AckPolicy, DeliverPolicy, nanos, type ConsumerInfo, type JetStreamManager } from 'nats'
import type { Clock } from '../../clock.ts'
import type { BusLog } from '../bus-log.ts'
import type { Broker } from './connect-broker.ts'
import type { Link } from './dial-broker.ts'
import { findMessage, nextOn } from './message.ts'
import { broadcastSubject, eventsMaxBytes, eventStream, type StreamNeeds } from './streams.ts'

/** A grace period for consumers of a new build that open after their first events arrive. */
const keptMs = 60 * 60 * 1000
const turnMs = 30_000

interface Dependencies extends StreamNeeds {
  readonly broker: Broker
  readonly clock: Clock
  readonly log: BusLog
}

/**
 * Prunes events that every durable consumer has handled: those older than an hour, or all while the stream is more than
 * half full. One process does it every half minute. An unhandled event stays, with everything after it.
 */
export async function pruneHandled({ broker, clock, log, ...needs }: Dependencies): Promise<void> {
  if (!broker.isConnected()) return
  const link = await broker.whenConnected()
  const now = clock.now().getTime()
  if (!(await takeTurn(link, Math.floor(now / turnMs)))) return
  const { manager } = link
  // Read before the consumers, so that events that arrive in between are not counted as handled.
  const { state } = await manager.streams.info(eventStream)
  await link.updateStreams()
  const isFilling = state.bytes > eventsMaxBytes(needs) / 2
  const waiting = await firstUnhandled(manager)
  if (waiting === null) return
  // Keeps the last event: it preserves the stream's sequence through a restart of the broker.
  const wanted = isFilling ? state.last_seq : await firstSince(manager, new Date(now - keptMs))
  const keptFrom = Math.min(wanted, state.last_seq, waiting.sequence)
  if (keptFrom > state.first_seq) await manager.streams.purge(eventStream, { seq: keptFrom })
  if (isFilling && keptFrom === waiting.sequence)
    log.warn({ ...waiting }, 'the stream of events fills up behind a consumer')
}

/** The broker deduplicates: the first process to publish wins the turn. */
const takeTurn = async ({ client }: Link, turn: number): Promise<boolean> => {
  const { duplicate } = await client.publish(broadcastSubject('turns'), '', { msgID: `let go ${turn}` })
  return !duplicate
}

interface Waiting {
  /** The sequence of the first unhandled event; infinite when there is none. */
  readonly sequence: number
  readonly consumer: string
  readonly events: number
}

/** Null without durable consumers. */
const firstUnhandled = async (manager: JetStreamManager): Promise<Waiting | null> => {
  const found: Promise<Waiting>[] = []
  for await (const consumer of manager.consumers.list(eventStream)) {
    if (consumer.config.durable_name !== undefined) found.push(firstUnhandledBy(manager, consumer))
  }
  const [first, ...others] = await Promise.all(found)
  return first === undefined ? null : others.reduce((low, next) => (next.sequence < low.sequence ? next : low), first)
}

/** Everything up to the acknowledged floor is handled. */
const firstUnhandledBy = async (manager: JetStreamManager, consumer: ConsumerInfo): Promise<Waiting> => {
  const { name, ack_floor, num_pending, num_ack_pending, config } = consumer
  const next = await findMessage(manager, eventStream, nextOn(config.filter_subject ?? '>', ack_floor.stream_seq + 1))
  return { sequence: next?.seq ?? Infinity, consumer: name, events: num_pending + num_ack_pending }
}

/** A consumer that starts at a time reveals the sequence for that time. */
const firstSince = async ({ consumers }: JetStreamManager, since: Date): Promise<number> => {
  const { name, delivered } = await consumers.add(eventStream, {
    ack_policy: AckPolicy.None,
    mem_storage: true,
    inactive_threshold: nanos(5_000),
    deliver_policy: DeliverPolicy.StartTime,
    opt_start_time: since.toISOString(),
  })
  await consumers.delete(eventStream, name)
  return delivered.stream_seq + 1
}
