import {
  DiscardPolicy,
  nanos,
  NatsError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamConfig,
} from 'nats'
import { broadcastMemoryMs, type StreamState } from '../bus.ts'

export const eventStream = 'EVENTS'
export const deadStream = 'DEAD'
export const broadcastStream = 'BROADCAST'

export const eventSubject = (subject: string) => `events.${subject}`
export const deadSubject = (consumer: string) => `dead.${consumer}`
export const broadcastSubject = (subject: string) => `broadcast.${subject}`

const dayMs = 24 * 60 * 60 * 1000
const duplicateWindowMs = 2 * 60 * 1000
const nameInUse = 10058

const stream = (name: string, subject: string, maxAgeMs: number) => ({
  name,
  subjects: [subject],
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  storage: StorageType.File,
  max_age: nanos(maxAgeMs),
  duplicate_window: nanos(duplicateWindowMs),
})

const streams = [
  stream(eventStream, eventSubject('>'), 7 * dayMs),
  stream(deadStream, deadSubject('>'), 90 * dayMs),
  stream(broadcastStream, broadcastSubject('>'), broadcastMemoryMs),
]

type Copied = Pick<StreamConfig, 'name' | 'num_replicas'>

/** Whoever comes first creates them; everybody may call this, again and at once. A stream that has more replicas keeps them. */
export const ensureStreams = async (manager: JetStreamManager, replicas: number): Promise<void> => {
  await Promise.all(streams.map((config) => ensureStream(manager, { ...config, num_replicas: replicas })))
}

const ensureStream = async (manager: JetStreamManager, config: Partial<StreamConfig> & Copied) => {
  try {
    await manager.streams.add(config)
  } catch (error) {
    if (!(error instanceof NatsError) || error.api_error?.err_code !== nameInUse) throw error
    const { config: known } = await manager.streams.info(config.name)
    const num_replicas = Math.max(known.num_replicas, config.num_replicas)
    await manager.streams.update(config.name, { ...config, num_replicas })
  }
}

/** The stream of events; one that is not there is created first. */
export const readStream = async ({
  manager,
  ensureStreams,
}: {
  manager: JetStreamManager
  ensureStreams: () => Promise<void>
}): Promise<StreamState> => {
  const read = () => manager.streams.info(eventStream)
  const { created, state } = await read().catch(async () => {
    await ensureStreams()
    return read()
  })
  return { created, lastSequence: state.last_seq }
}
