import {
  DiscardPolicy,
  nanos,
  NatsError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from 'nats'
import { Id } from '@verandah/contracts'
import { AppError } from '../../errors.ts'
import { broadcastMemoryMs, defaultEventsMib, type StreamState } from '../bus.ts'
import { silentLog, type BusLog } from '../bus-log.ts'
import { brokerCodeOf } from './message.ts'

export const eventStream = 'EVENTS'
export const deadStream = 'DEAD'
export const broadcastStream = 'BROADCAST'

export function eventSubject(subject: string) {
  return `events.${subject}`
}
export function deadSubject(consumer: string) {
  return `dead.${consumer}`
}
/** `events.notes-changed.<user>`: a user's events are found and erased by subject. */
export function ofUser(subject: string, user: string) {
  return `${subject}.${user}`
}
export function ofAnyUser(subject: string) {
  return ofUser(subject, '*')
}

/** A user's id as a subject token, with dots escaped. Undefined for an invalid id. */
export function userPart(id: unknown): string | undefined {
  return Id.safeParse(id).data?.replaceAll('.', '=')
}

export function broadcastSubject(subject: string) {
  return `broadcast.${subject}`
}

export function streamOf(subject: string) {
  return subject.slice(0, subject.indexOf('.')).toUpperCase()
}

const dayMs = 24 * 60 * 60 * 1000
const duplicateWindowMs = 2 * 60 * 1000
const nameInUse = 10058
const notAllowed = 'PERMISSIONS_VIOLATION'
/** Error codes for a full server, account, and stream of an account. */
const noRoom = [10047, 10002, 10122]

const stream = (name: string, subject: string, maxAgeMs: number) => ({
  name,
  subjects: [subject],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(maxAgeMs),
  duplicate_window: nanos(duplicateWindowMs),
})

/** Stream options that the operator chooses. */
export interface StreamNeeds {
  /** Replicas of every message in a cluster; 1 by default. */
  readonly replicas?: number
  /** Size limit of EVENTS; DEAD may hold a quarter of it, BROADCAST an eighth. */
  readonly eventsMib?: number
  /** Whether subjects contain the user id; by default only in streams created by this build or a later one. */
  readonly subjectsByUser?: boolean | undefined
  readonly log?: BusLog
}

/** Marks streams whose readers understand both subject forms; older builds read only the one without user ids. */
const byUser = 'Subjects name the user: events.TYPE.USER.'

export function eventsMaxBytes({ eventsMib = defaultEventsMib }: StreamNeeds) {
  return eventsMib * 2 ** 20
}

/**
 * EVENTS keeps events until they are handled: a full stream refuses new ones, and handled ones are pruned. BROADCAST
 * drops its oldest messages when full.
 */
const streamsOf = (needs: StreamNeeds) => {
  const max = eventsMaxBytes(needs)
  return [
    {
      ...stream(eventStream, eventSubject('>'), 0),
      discard: DiscardPolicy.New,
      max_bytes: max,
      description: byUser,
    },
    { ...stream(deadStream, deadSubject('>'), 90 * dayMs), discard: DiscardPolicy.New, max_bytes: max / 4 },
    {
      ...stream(broadcastStream, broadcastSubject('>'), broadcastMemoryMs),
      discard: DiscardPolicy.Old,
      max_bytes: max / 8,
    },
  ].map((config) => ({ ...config, num_replicas: needs.replicas ?? 1 }))
}

type Wanted = ReturnType<typeof streamsOf>[number]

/**
 * Creates or updates the streams; safe to call repeatedly and concurrently. A stream with more replicas keeps them.
 * Resolves to whether event subjects contain user ids.
 */
export async function ensureStreams(manager: JetStreamManager, needs: StreamNeeds): Promise<boolean> {
  await Promise.all(streamsOf(needs).map((config) => ensureStream(manager, config, needs.log ?? silentLog)))
  return needs.subjectsByUser ?? (await manager.streams.info(eventStream)).config.description === byUser
}

const ensureStream = async (manager: JetStreamManager, config: Wanted, log: BusLog) => {
  try {
    await manager.streams.add(config)
  } catch (error) {
    // This part may only be permitted to inspect streams; another part creates them.
    if (error instanceof NatsError && error.code === notAllowed) return
    if (brokerCodeOf(error) !== nameInUse && !isNoRoom(error)) throw error
    const known = await manager.streams.info(config.name).catch(() => undefined)
    if (!known) throw isNoRoom(error) ? tooLittleRoom(config, error) : error
    await bringUpToDate(manager, { wanted: config, known, log })
  }
}

interface Change {
  readonly wanted: Wanted
  readonly known: StreamInfo
  readonly log: BusLog
}

/** Defers a limit below the current size, since it would drop the oldest messages at once. */
const bringUpToDate = async ({ streams }: JetStreamManager, { wanted, known, log }: Change) => {
  const { config, state } = known
  const num_replicas = Math.max(config.num_replicas, wanted.num_replicas)
  const isRaised = config.max_bytes > 0 && config.max_bytes <= wanted.max_bytes
  const max_bytes = isRaised || state.bytes <= wanted.max_bytes / 2 ? wanted.max_bytes : config.max_bytes
  const kept = { num_replicas, description: config.description ?? '' }
  const update = (limit: number) => streams.update(wanted.name, { ...wanted, ...kept, max_bytes: limit })
  await update(max_bytes).catch(async (error: unknown) => {
    if (!isNoRoom(error)) throw error
    const reason = tooLittleRoom(wanted, error).message
    log.warn({ stream: wanted.name, reason }, 'a stream keeps the limit that it had')
    await update(config.max_bytes).catch(unlessNoRoom)
  })
}

const unlessNoRoom = (error: unknown) => {
  if (!isNoRoom(error)) throw error
}

const isNoRoom = (error: unknown) => noRoom.includes(brokerCodeOf(error) ?? 0)

const tooLittleRoom = ({ name, max_bytes }: Pick<StreamConfig, 'name' | 'max_bytes'>, cause: unknown) =>
  new AppError('unavailable', {
    code: 'bus-unavailable',
    detail: `NATS has no room for ${Math.ceil(max_bytes / 2 ** 20)} MiB of ${name}: lower NATS_EVENTS_MIB, or let JetStream have more of the disk.`,
    cause,
  })

/** Returns the event stream, creating it if missing. */
export async function readStream({
  manager,
  ensureStreams,
}: {
  manager: JetStreamManager
  ensureStreams: () => Promise<unknown>
}): Promise<StreamState> {
  const read = () => manager.streams.info(eventStream)
  const { created, state } = await read().catch(async () => {
    await ensureStreams()
    return read()
  })
  return { created, lastSequence: state.last_seq, firstSequence: state.first_seq }
}
