import type { Collection } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import { reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { eventIn, type OutboxEntry, type WithOutbox } from './outbox-entry.ts'

/** Where documents carry events. They are changed with `$push` and `$pull` only. */
export interface Carriers {
  readonly collection: Collection<WithOutbox & { _id: string }>
}

/** Publishes the events that documents carry, right after the write, and sweeps for what a crash left behind. */
export interface Outbox {
  /** Makes the sweep look here. `retainMs`: how long a document lives after its events are settled; for ever unless said. */
  watch(carriers: Carriers, options?: { retainMs?: number }): void
  /** Publishes what the document with this id carries. Callers need not wait; the sweep tries again what failed. */
  deliver(carriers: Carriers, id: string, entries: OutboxEntry[]): Promise<void>
  /** Publishes everything older than `minAgeMs`; resolves to how many documents it found. */
  sweep(minAgeMs: number): Promise<number>
  /** Resolves when nothing is being published. */
  idle(): Promise<void>
}

const sweepBatch = 500

export const createOutbox = ({ bus, clock, log }: { bus: Pick<Bus, 'publish'>; clock: Clock; log: Logger }): Outbox => {
  const watched = new Map<Carriers, { retainMs?: number }>()
  const delivering = new Set<Promise<void>>()
  const settle = createSettle(bus)

  const settleAll: Outbox['deliver'] = async (carriers, id, entries) => {
    try {
      await Promise.all(entries.map((entry) => settle(carriers, id, entry)))
      await letExpire(carriers, id, { retainMs: watched.get(carriers)?.retainMs, clock })
    } catch (error) {
      log.warn({ reason: reasonOf(error), collection: carriers.collection.name, id }, 'events wait in the outbox')
    }
  }
  const deliver: Outbox['deliver'] = (carriers, id, entries) => {
    const work = settleAll(carriers, id, entries).finally(() => delivering.delete(work))
    delivering.add(work)
    return work
  }

  return {
    watch: (carriers, options = {}) => void watched.set(carriers, options),
    deliver,
    sweep: async (minAgeMs) => {
      const before = new Date(clock.now().getTime() - minAgeMs).toISOString()
      const found = await Promise.all([...watched.keys()].map((carriers) => sweepCollection(carriers, before, deliver)))
      return found.reduce((sum, count) => sum + count, 0)
    },
    idle: async () => {
      while (delivering.size > 0) await Promise.all(delivering)
    },
  }
}

/** Publishes an event and takes it out of its document; a sweep that meets one under way waits for that one. */
const createSettle = (bus: Pick<Bus, 'publish'>) => {
  const underWay = new Map<string, Promise<void>>()
  const publish = async (carriers: Carriers, id: string, entry: OutboxEntry): Promise<void> => {
    await bus.publish(eventIn(entry))
    await carriers.collection.updateOne({ _id: id }, { $pull: { outbox: { id: entry.id } } })
  }
  return (carriers: Carriers, id: string, entry: OutboxEntry): Promise<void> => {
    const running = underWay.get(entry.id) ?? publish(carriers, id, entry).finally(() => underWay.delete(entry.id))
    underWay.set(entry.id, running)
    return running
  }
}

const letExpire = async (
  carriers: Carriers,
  id: string,
  { retainMs, clock }: { retainMs: number | undefined; clock: Clock },
) => {
  if (retainMs === undefined) return
  const expiresAt = new Date(clock.now().getTime() + retainMs)
  await carriers.collection.updateOne({ _id: id, outbox: { $size: 0 } }, { $set: { expiresAt } })
}

const sweepCollection = async (carriers: Carriers, before: string, deliver: Outbox['deliver']): Promise<number> => {
  const documents = await carriers.collection
    .find({ 'outbox.occurredAt': { $lte: before } }, { projection: { outbox: 1 } })
    .limit(sweepBatch)
    .toArray()
  await Promise.all(documents.map(({ _id, outbox }) => deliver(carriers, _id, outbox)))
  return documents.length
}
