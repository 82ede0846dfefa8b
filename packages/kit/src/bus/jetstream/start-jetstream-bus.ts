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
import { connectBroker } from './connect-broker.ts'
import type { BrokerAddress } from './dial-broker.ts'
import { letGoOfHandled } from './let-go.ts'
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
  /** How many events one consumer handles at once in this process; 16 unless said. */
  readonly concurrency?: number
  /** How soon the broker delivers again what a process that died had in hand; 5 s unless said. */
  readonly ackWaitMs?: number
  /** How long a handler may be silent before the broker delivers again; 30 s unless said. */
  readonly silenceMs?: number
  /** How long the start waits for a server before it goes on without; 5 s unless said. */
  readonly startTimeoutMs?: number
}

/** Comes up without a server, too: events wait in their outboxes then, and consumers are opened when one answers. */
export const startJetStreamBus = async (options: JetStreamBusOptions): Promise<Bus> => {
  const log = options.log ?? silentLog
  const broker = connectBroker({ ...options, log })
  await broker.whenConnected(AbortSignal.timeout(options.startTimeoutMs ?? 5_000)).catch(() => undefined)
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal)
  const work = createWorkTracker()
  const readers: Reader[] = []
  const unfinished = new Set<JsMsg>()
  const dependencies = {
    ...{ retryPolicy: defaultRetryPolicy, clock: systemClock, concurrency: 16 },
    ...options,
    patience: { ackWaitMs: 5_000, silenceMs: 30_000, ...options },
    ...{ log, broker, unfinished, deliver: createDeliver(options), signal: stopping.signal, track: work.track },
  }
  return {
    ...createShutDown({ broker, stopping, readers, unfinished, idle: work.idle }),
    publish: (event) => work.track(publishToStream(broker, { ...publicationOf(eventSubject, event), about: event })),
    broadcast: (event) => work.track(publishToStream(broker, publicationOf(broadcastSubject, event))),
    consume: async (consumer) => {
      const opened = await consumeDurably(dependencies, consumer)
      readers.push(...opened.map((reader) => ({ stream: eventStream, isOwn: false, ...reader })))
    },
    onBroadcast: async (contract, handle) => {
      const { name, ended } = await consumeBroadcasts(dependencies, { contract, handle })
      readers.push({ stream: broadcastStream, name, isOwn: true, ended })
    },
    deadLetters: createDeadLetters(broker),
    stream: async () => (broker.isConnected() ? readStream(await broker.whenConnected()) : null),
    letGo: () => letGoOfHandled(dependencies),
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

const publicationOf = (subject: (name: string) => string, event: AnyEnvelope) => ({
  subject: subject(subjectOf(event.type)),
  messageId: event.id,
  headers: traceHeaders(),
  body: event,
})
