import { AckPolicy, DeliverPolicy, nanos, type ConsumerInfo, type JetStreamManager } from 'nats'
import type { Clock } from '../../clock.ts'
import type { BusLog } from '../bus-log.ts'
import type { Broker } from './connect-broker.ts'
import type { Link } from './dial-broker.ts'
import { findMessage, nextOn } from './message.ts'
import { broadcastSubject, eventsMaxBytes, eventStream, type StreamNeeds } from './streams.ts'

/** For consumers that are new in a build and open a little later than the first events for them come. */
const keptMs = 60 * 60 * 1000
const turnMs = 30_000

interface Dependencies extends StreamNeeds {
  readonly broker: Broker
  readonly clock: Clock
  readonly log: BusLog
}

/**
 * Lets go of the events that every durable consumer has handled: those older than an hour, or all of them while the stream is more than half
 * full. Of all processes one does it in each half a minute. An event that a consumer has still to handle stays, and all that came after it.
 */
export const letGoOfHandled = async ({ broker, clock, log, ...needs }: Dependencies): Promise<void> => {
  if (!broker.isConnected()) return
  const link = await broker.whenConnected()
  const now = clock.now().getTime()
  if (!(await takeTurn(link, Math.floor(now / turnMs)))) return
  const { manager } = link
  // Before the consumers are read: what comes meanwhile is not theirs to have handled.
  const { state } = await manager.streams.info(eventStream)
  await link.updateStreams()
  const isFilling = state.bytes > eventsMaxBytes(needs) / 2
  const waiting = await firstUnhandled(manager)
  if (waiting === null) return
  // The last one stays: it holds the place in the stream through a restart of the broker.
  const wanted = isFilling ? state.last_seq : await firstSince(manager, new Date(now - keptMs))
  const keptFrom = Math.min(wanted, state.last_seq, waiting.sequence)
  if (keptFrom > state.first_seq) await manager.streams.purge(eventStream, { seq: keptFrom })
  if (isFilling && keptFrom === waiting.sequence)
    log.warn({ ...waiting }, 'the stream of events fills up behind a consumer')
}

/** The broker takes the same message once: whoever says it first has the turn. */
const takeTurn = async ({ client }: Link, turn: number): Promise<boolean> => {
  const { duplicate } = await client.publish(broadcastSubject('turns'), '', { msgID: `let go ${turn}` })
  return !duplicate
}

interface Waiting {
  /** Of the first event that somebody has not handled; infinite when all have handled all. */
  readonly sequence: number
  readonly consumer: string
  readonly events: number
}

/** Null while nobody consumes durably: then nobody has handled anything. */
const firstUnhandled = async (manager: JetStreamManager): Promise<Waiting | null> => {
  const found: Promise<Waiting>[] = []
  for await (const consumer of manager.consumers.list(eventStream)) {
    if (consumer.config.durable_name !== undefined) found.push(firstUnhandledBy(manager, consumer))
  }
  const [first, ...others] = await Promise.all(found)
  return first === undefined ? null : others.reduce((low, next) => (next.sequence < low.sequence ? next : low), first)
}

/** Everything up to its floor is acknowledged; of what comes after, the first that it wants is not. */
const firstUnhandledBy = async (manager: JetStreamManager, consumer: ConsumerInfo): Promise<Waiting> => {
  const { name, ack_floor, num_pending, num_ack_pending, config } = consumer
  const next = await findMessage(manager, eventStream, nextOn(config.filter_subject ?? '>', ack_floor.stream_seq + 1))
  return { sequence: next?.seq ?? Infinity, consumer: name, events: num_pending + num_ack_pending }
}

/** A consumer that begins at a time knows its place in the stream, which the broker tells in no other way. */
const firstSince = async ({ consumers }: JetStreamManager, since: Date): Promise<number> => {
  const { name, delivered } = await consumers.add(eventStream, {
    ...{ ack_policy: AckPolicy.None, mem_storage: true, inactive_threshold: nanos(5_000) },
    ...{ deliver_policy: DeliverPolicy.StartTime, opt_start_time: since.toISOString() },
  })
  await consumers.delete(eventStream, name)
  return delivered.stream_seq + 1
}
