import type { Model } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import { reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { fromOutbox, type OutboxEntry, type WithOutbox } from './outbox-entry.ts'

/** Publishes the events that documents carry, right after the write, and sweeps for what a crash left behind. */
export interface Outbox {
  /** Makes the sweep look here. `retainMs`: how long a document lives after its events are settled; for ever unless said. */
  watch(model: Model<WithOutbox & { _id: string }>, options?: { retainMs?: number }): void
  /** Publishes what the document with this id carries. Callers need not wait; the sweep tries again what failed. */
  deliver(model: Model<WithOutbox & { _id: string }>, id: string, entries: OutboxEntry[]): Promise<void>
  /** Publishes everything older than `minAgeMs`; resolves to how many documents it found. */
  sweep(minAgeMs: number): Promise<number>
  /** Resolves when nothing is being published. */
  idle(): Promise<void>
}

type Watched = Model<WithOutbox & { _id: string }>

const sweepBatch = 500

export const createOutbox = ({ bus, clock, log }: { bus: Bus; clock: Clock; log: Logger }): Outbox => {
  const watched = new Map<Watched, { retainMs?: number }>()
  const delivering = new Set<Promise<void>>()
  const settle = createSettle(bus)

  const settleAll: Outbox['deliver'] = async (model, id, entries) => {
    try {
      await Promise.all(entries.map((entry) => settle(model, id, entry)))
      await letExpire(model, id, { retainMs: watched.get(model)?.retainMs, clock })
    } catch (error) {
      log.warn({ reason: reasonOf(error), collection: model.modelName, id }, 'events wait in the outbox')
    }
  }
  const deliver: Outbox['deliver'] = (model, id, entries) => {
    const work = settleAll(model, id, entries).finally(() => delivering.delete(work))
    delivering.add(work)
    return work
  }

  return {
    watch: (model, options = {}) => void watched.set(model, options),
    deliver,
    sweep: async (minAgeMs) => {
      const before = new Date(clock.now().getTime() - minAgeMs).toISOString()
      const found = await Promise.all([...watched.keys()].map((model) => sweepCollection(model, before, deliver)))
      return found.reduce((sum, count) => sum + count, 0)
    },
    idle: async () => {
      while (delivering.size > 0) await Promise.all(delivering)
    },
  }
}

/** Publishes an event and takes it out of its document; a sweep that meets one under way waits for that one. */
const createSettle = (bus: Bus) => {
  const underWay = new Map<string, Promise<void>>()
  const publish = async (model: Watched, id: string, entry: OutboxEntry): Promise<void> => {
    const [event] = fromOutbox([entry])
    if (event) await bus.publish(event)
    await model.updateOne({ _id: id }, { $pull: { outbox: { id: entry.id } } })
  }
  return (model: Watched, id: string, entry: OutboxEntry): Promise<void> => {
    const running = underWay.get(entry.id) ?? publish(model, id, entry).finally(() => underWay.delete(entry.id))
    underWay.set(entry.id, running)
    return running
  }
}

const letExpire = async (
  model: Watched,
  id: string,
  { retainMs, clock }: { retainMs: number | undefined; clock: Clock },
) => {
  if (retainMs === undefined) return
  const expiresAt = new Date(clock.now().getTime() + retainMs)
  await model.updateOne({ _id: id, outbox: { $size: 0 } }, { $set: { expiresAt } })
}

const sweepCollection = async (model: Watched, before: string, deliver: Outbox['deliver']): Promise<number> => {
  const documents = await model
    .find({ 'outbox.occurredAt': { $lte: before } }, { outbox: 1 })
    .limit(sweepBatch)
    .lean<{ _id: string; outbox: OutboxEntry[] }[]>()
  await Promise.all(documents.map(({ _id, outbox }) => deliver(model, _id, outbox)))
  return documents.length
}
