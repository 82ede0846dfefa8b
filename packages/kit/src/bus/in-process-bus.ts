import { setMaxListeners } from 'node:events'
import { setImmediate as nextTick } from 'node:timers/promises'
import { systemClock, type Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import { createSemaphore } from '../semaphore.ts'
import { waitAtMost } from '../wait-at-most.ts'
import { traceHeaders } from '../telemetry.ts'
import { type Bus, type Consumer, broadcastMemoryMs } from './bus.ts'
import { silentLog, type BusLog } from './bus-log.ts'
import { createMemoryDeadLetterStore, type DeadLetterStore } from './dead-letter-store.ts'
import { consumerName, createDeliver, type DeliverOptions } from './deliver.ts'
import { createDeliverUntilDone, type DeliverUntilDone, type Subscription } from './in-process/deliver-until-done.ts'
import type { Disorder } from './in-process/disorder.ts'
import { createPublish } from './in-process/publish.ts'
import { createWorkTracker } from './work-tracker.ts'
import type { AnyEnvelope } from '@verandah/contracts'
import { notifyListener, type BroadcastListener } from './notify-listener.ts'

export interface InProcessBusOptions extends DeliverOptions {
  /** For tests: duplicates, delays and reorders deliveries. */
  readonly disorder?: Disorder
  readonly deadLetterStore?: DeadLetterStore
  readonly clock?: Clock
  /** Events that one consumer handles concurrently. */
  readonly concurrency?: number
}

/**
 * The bus of a single process. Until `publish` resolves, the event is durable only in the document that caused it.
 * Register consumers before the first publish: an event without consumers resolves at once, unless only another build
 * consumes it.
 */
export function createInProcessBus(options: InProcessBusOptions = {}): Bus {
  const { disorder, deadLetterStore = createMemoryDeadLetterStore(), clock = systemClock, concurrency = 16 } = options
  const stopping = new AbortController()
  const { signal } = stopping
  setMaxListeners(0, signal)
  const subscriptions = new Map<string, Subscription>()
  const work = createWorkTracker()
  const broadcasts = createBroadcasts({ clock, log: options.log ?? silentLog })
  const deliverUntilDone = createDeliverUntilDone({ deliver: createDeliver(options), deadLetterStore, clock, signal })
  const publish = createPublish({ subscriptions, deliverUntilDone, disorder, signal })
  const stop = async (timeoutMs: number) => {
    stopping.abort()
    await waitAtMost(timeoutMs, work.idle())
  }

  return {
    publish: (event) => work.track(publish(event)),
    consume: (consumer) => subscribe(subscriptions, consumer, concurrency),
    broadcast: (event) => work.track(nextTick(structuredClone(event)).then(broadcasts.send)),
    onBroadcast: (contract, handle) => {
      broadcasts.add({ contract, handle })
      return Promise.resolve()
    },
    deadLetters: {
      list: (limit) => deadLetterStore.list(limit),
      replay: (id) => work.track(replay({ deadLetterStore, subscriptions, deliverUntilDone }, id)),
    },
    stream: () => Promise.resolve(null),
    connection: () => Promise.resolve(0),
    isKept: () => Promise.resolve(true),
    erase: (mention) => deadLetterStore.erase(mention),
    prune: () => Promise.resolve(),
    idle: () => work.idle(),
    stop,
    close: () => stop(0),
    isReady: () => !signal.aborted,
    measure: () => Promise.resolve({ waiting: [], streams: [] }),
  }
}

const subscribe = (
  subscriptions: Map<string, Subscription>,
  consumer: Consumer,
  concurrency: number,
): Promise<void> => {
  const name = consumerName(consumer)
  if (subscriptions.has(name)) return Promise.reject(new Error(`${name} is already consumed in this process`))
  subscriptions.set(name, { consumer, semaphore: createSemaphore(consumer.atOnce ?? concurrency) })
  return Promise.resolve()
}

interface Replaying {
  readonly deadLetterStore: DeadLetterStore
  readonly subscriptions: ReadonlyMap<string, Subscription>
  readonly deliverUntilDone: DeliverUntilDone
}

/**
 * The letter is deleted only after it is handled, so that a crash in between loses nothing. False for an unknown id.
 */
const replay = async (
  { deadLetterStore, subscriptions, deliverUntilDone }: Replaying,
  id: string,
): Promise<boolean> => {
  const letter = await deadLetterStore.find(id)
  if (letter === undefined) return false
  const subscription = subscriptions.get(letter.consumer)
  if (subscription === undefined) throw consumerNotRunning(letter.consumer)
  const outcome = await deliverUntilDone(subscription, { event: letter.event, headers: traceHeaders() })
  if (outcome === 'handled') await deadLetterStore.remove(id)
  return true
}

const consumerNotRunning = (consumer: string) =>
  new AppError('unavailable', {
    code: 'consumer-not-running',
    detail: `This process does not run ${consumer}; replay it where that runs.`,
  })

/** Delivers to every listener; late listeners receive recent broadcasts. */
function createBroadcasts({ clock, log }: { clock: Clock; log: BusLog }) {
  const listeners: BroadcastListener[] = []
  let recent = new Map<string, { event: AnyEnvelope; atMs: number }>()

  const forgetOld = () => {
    const oldestMs = clock.now().getTime() - broadcastMemoryMs
    recent = new Map([...recent].filter(([, { atMs }]) => atMs > oldestMs))
  }

  const notify = (listener: BroadcastListener, event: AnyEnvelope) => {
    if (event.type === listener.contract.type) notifyListener(listener, structuredClone(event), log)
  }

  return {
    send: (event: AnyEnvelope) => {
      forgetOld()
      if (recent.has(event.id)) return
      recent.set(event.id, { event, atMs: clock.now().getTime() })
      listeners.forEach((listener) => notify(listener, event))
    },
    add: (listener: BroadcastListener) => {
      forgetOld()
      listeners.push(listener)
      recent.forEach(({ event }) => notify(listener, event))
    },
  }
}
