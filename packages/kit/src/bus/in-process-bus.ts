import { setMaxListeners } from 'node:events'
import { setImmediate as nextTick } from 'node:timers/promises'
import { systemClock, type Clock } from '../clock.ts'
import type { Bus, Consumer } from './bus.ts'
import { silentLog } from './bus-log.ts'
import { createMemoryDeadLetterStore, type DeadLetterStore } from './dead-letter-store.ts'
import { consumerName, createDeliver, type DeliverOptions } from './deliver.ts'
import { createBroadcasts } from './in-process/broadcasts.ts'
import { createDeliverUntilSettled, type Lane } from './in-process/deliver-until-settled.ts'
import type { Disorder } from './in-process/disorder.ts'
import { createPublish } from './in-process/publish-to-lanes.ts'
import { replayFrom } from './in-process/replay-from.ts'
import { createSlots } from './in-process/slots.ts'
import { settleWithin } from './settle-within.ts'
import { createUnderWay } from './under-way.ts'

export interface InProcessBusOptions extends DeliverOptions {
  /** For tests: duplicates, delays and reorders deliveries, and drops no duplicate. */
  readonly disorder?: Disorder
  readonly deadLetterStore?: DeadLetterStore
  readonly clock?: Clock
  /** How many events one consumer handles at once. */
  readonly concurrency?: number
}

/**
 * The bus of a single process. Until `publish` resolves the event is safe only in the document that caused it. Consumers come
 * before the first publish: an event that nobody consumes resolves at once.
 */
export const createInProcessBus = (options: InProcessBusOptions = {}): Bus => {
  const { disorder, deadLetterStore = createMemoryDeadLetterStore(), clock = systemClock, concurrency = 16 } = options
  const stopping = new AbortController()
  const { signal } = stopping
  setMaxListeners(0, signal)
  const lanes = new Map<string, Lane>()
  const underWay = createUnderWay()
  const broadcasts = createBroadcasts({ clock, log: options.log ?? silentLog })
  const settle = createDeliverUntilSettled({ deliver: createDeliver(options), deadLetterStore, clock, signal })
  const publish = createPublish({ lanes, settle, disorder, signal })
  const stop = async (timeoutMs: number) => {
    stopping.abort()
    await settleWithin(underWay.idle(), timeoutMs)
  }

  return {
    publish: (event) => underWay.track(publish(event)),
    consume: (consumer) => openLane(lanes, consumer, concurrency),
    broadcast: (event) => underWay.track(nextTick(structuredClone(event)).then(broadcasts.say)),
    onBroadcast: (contract, listener) => {
      broadcasts.add({ contract, listener })
      return Promise.resolve()
    },
    deadLetters: {
      list: (limit) => deadLetterStore.list(limit),
      replay: (id) => underWay.track(replayFrom({ deadLetterStore, lanes, settle }, id)),
    },
    erase: (mention) => deadLetterStore.erase(mention),
    idle: () => underWay.idle(),
    stop,
    close: () => stop(0),
    isReady: () => !signal.aborted,
  }
}

const openLane = (lanes: Map<string, Lane>, consumer: Consumer, concurrency: number): Promise<void> => {
  const name = consumerName(consumer)
  if (lanes.has(name)) return Promise.reject(new Error(`${name} is already consumed in this process`))
  lanes.set(name, { consumer, inSlot: createSlots(concurrency) })
  return Promise.resolve()
}
