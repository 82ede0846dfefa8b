import { setMaxListeners } from 'node:events'
import { subjectOf, type AnyEnvelope } from '@verandah/contracts'
import type { JsMsg } from 'nats'
import { systemClock, type Clock } from '../../clock.ts'
import { traceHeaders } from '../../telemetry.ts'
import type { Bus } from '../bus.ts'
import { silentLog } from '../bus-log.ts'
import { createDeliver, type DeliverOptions } from '../deliver.ts'
import { defaultRetryPolicy } from '../retry-policy.ts'
import { createWorkTracker } from '../work-tracker.ts'
import { connectBroker, type Broker } from './connect-broker.ts'
import type { BrokerAddress } from './dial-broker.ts'
import { isKept } from './kept-receipt.ts'
import { pruneHandled } from './prune-handled.ts'
import { consumeBroadcasts } from './consume-broadcasts.ts'
import { consumeDurably } from './consume-durably.ts'
import { createDeadLetters } from './dead-letters.ts'
import { eraseMessages } from './erase-messages.ts'
import { publishToStream } from './publish-to-stream.ts'
import {
  broadcastStream,
  broadcastSubject,
  eventStream,
  eventSubject,
  readStream,
  type StreamNeeds,
} from './streams.ts'
import { createShutDown, type Reader } from './shut-down.ts'
import { measureBroker, waitForQuiet } from './wait-for-quiet.ts'

export interface JetStreamBusOptions extends DeliverOptions, BrokerAddress, StreamNeeds {
  readonly clock?: Clock
  /** Events that one consumer handles concurrently in this process; 16 by default. */
  readonly concurrency?: number
  /** How soon the broker redelivers messages of a dead process; 5 s by default. */
  readonly ackWaitMs?: number
  /** How long a handler may be silent before the broker redelivers; 30 s by default. */
  readonly silenceMs?: number
  /** How long the start waits for a server before it proceeds without; 5 s by default. */
  readonly startTimeoutMs?: number
}

/** Starts without a server too: events wait in their outboxes, and consumers open once a server answers. */
export async function startJetStreamBus(options: JetStreamBusOptions): Promise<Bus> {
  const log = options.log ?? silentLog
  const broker = connectBroker({ ...options, log })
  await broker.whenConnected(AbortSignal.timeout(options.startTimeoutMs ?? 5_000)).catch(() => undefined)
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal)
  const work = createWorkTracker()
  const readers: Reader[] = []
  const unfinished = new Set<JsMsg>()
  const shared = { log, broker, unfinished, signal: stopping.signal, track: work.track }
  const dependencies = { ...defaultsOf(options), ...shared, deliver: createDeliver(options) }
  return {
    ...createShutDown({ broker, stopping, readers, unfinished, idle: work.idle }),
    publish: (event) => work.track(publishToStream(broker, { ...publicationOf(eventSubject, event), about: event })),
    broadcast: (event) => work.track(publishBroadcast(broker, event)),
    consume: async (consumer) => {
      const opened = await consumeDurably(dependencies, consumer)
      readers.push(...opened.map((reader) => ({ stream: eventStream, isOwn: false, ...reader })))
    },
    onBroadcast: async (contract, handle) => {
      const { name, ended } = await consumeBroadcasts(dependencies, { contract, handle })
      readers.push({ stream: broadcastStream, name, isOwn: true, ended })
    },
    deadLetters: createDeadLetters(broker),
    ...lookingBack(broker),
    prune: () => pruneHandled(dependencies),
    erase: (mention, working) => eraseMessages(broker, mention, working),
    idle: async () => {
      await work.idle()
      await waitForQuiet(broker, readers, stopping.signal)
      await work.idle()
    },
    measure: () => measureBroker(broker, readers),
    isReady: () => broker.isConnected() && !stopping.signal.aborted,
  }
}

const defaultsOf = (options: JetStreamBusOptions) => ({
  retryPolicy: defaultRetryPolicy,
  clock: systemClock,
  concurrency: 16,
  ...options,
  patience: { ackWaitMs: 5_000, silenceMs: 30_000, ...options },
})

const publicationOf = (subject: (name: string) => string, event: AnyEnvelope) => ({
  subject: subject(subjectOf(event.type)),
  messageId: event.id,
  headers: traceHeaders(),
  body: event,
})

const publishBroadcast = async (broker: Broker, event: AnyEnvelope): Promise<void> => {
  await publishToStream(broker, publicationOf(broadcastSubject, event))
}

const lookingBack = (broker: Broker): Pick<Bus, 'stream' | 'connection' | 'isKept'> => ({
  stream: async () => (broker.isConnected() ? readStream(await broker.whenConnected()) : null),
  connection: async () => {
    await broker.whenConnected()
    return broker.connection()
  },
  isKept: async (receipt) => isKept(await broker.whenConnected(), receipt),
})
