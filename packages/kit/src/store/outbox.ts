import type { Collection } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import { clockSkewMs, type Clock } from '../clock.ts'
import { reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { defineGauge } from '../metrics.ts'
import { eventIn, type OutboxEntry, type WithOutbox } from './outbox-entry.ts'
import { coalesce } from './coalesce.ts'
import { drain, sweepBatch } from './drain-outbox.ts'

type Carrier = WithOutbox & { _id: string }
type Change = Parameters<Collection<Carrier>['bulkWrite']>[0][number]

/** A collection whose documents carry events, changed with `$push` and `$pull` only. */
export interface Carriers {
  readonly collection: Collection<Carrier>
  /** Updates in order; those of concurrent calls are one write. */
  readonly change: (changes: readonly Change[]) => Promise<void>
}

export function carriersIn(collection: Collection<Carrier>): Carriers {
  return {
    collection,
    change: coalesce(async (all: (readonly Change[])[]) => {
      await collection.bulkWrite(all.flat(), { ordered: true })
    }),
  }
}

/** Publishes events from documents right after the write, and sweeps for what a crash left behind. */
export interface Outbox {
  /**
   * Includes a collection in the sweep. `retainMs`: how long a document is kept after its events are published; for
   * ever by default.
   */
  watch(carriers: Carriers, options?: { retainMs?: number }): void
  /** Publishes the pending events of a document. Callers need not wait; the sweep retries failures. */
  deliver(carriers: Carriers, id: string, entries: OutboxEntry[]): Promise<unknown>
  /**
   * Publishes everything older than `minAgeMs`, batch after batch as long as any of a batch is taken; the next sweep
   * begins behind a batch that was refused whole. Resolves to the number of documents published.
   */
  sweep(minAgeMs: number, signal?: AbortSignal): Promise<number>
  /** Resolves when nothing is being published. */
  idle(): Promise<void>
}

const oldestAge = defineGauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest event that the sweep found in an outbox, where it waits for the broker or its consumers; 0 without one.',
  labelNames: ['database', 'collection'],
})

interface Dependencies {
  bus: Pick<Bus, 'publish'>
  clock: Clock
  log: Logger
}

export function createOutbox({ bus, clock, log }: Dependencies): Outbox {
  const watched = new Map<Carriers, { retainMs?: number; refused: Set<string> }>()
  const delivering = new Set<Promise<unknown>>()
  const publish = createPublish(bus)

  const publishAll = async (carriers: Carriers, id: string, entries: OutboxEntry[]): Promise<boolean> => {
    try {
      const retainMs = watched.get(carriers)?.retainMs
      const expiresAt = () => (retainMs === undefined ? undefined : new Date(clock.now().getTime() + retainMs))
      await Promise.all(entries.map((entry) => publish(carriers, id, entry, expiresAt)))
      if (entries.length === 0) await expireNow(carriers, id, expiresAt())
      return true
    } catch (error) {
      log.warn({ reason: reasonOf(error), collection: carriers.collection.name }, 'events wait in the outbox')
      return false
    }
  }
  /** Whether they were published. */
  const deliver = (carriers: Carriers, id: string, entries: OutboxEntry[]): Promise<boolean> => {
    const work = publishAll(carriers, id, entries).finally(() => delivering.delete(work))
    delivering.add(work)
    return work
  }
  return {
    watch: (carriers, options = {}) => void watched.set(carriers, { ...options, refused: new Set() }),
    deliver,
    sweep: async (minAgeMs, signal) => {
      const swept: Promise<number>[] = []
      // One read after the other: at once, each would open a connection.
      for (const [carriers, { refused }] of watched) {
        const read = readLeftBehind(carriers, periodOf(clock.now().getTime(), minAgeMs))
        const found = await read()
        tellOldest(carriers, found, clock.now())
        const deliverOne = (one: Carrier) => deliver(carriers, one._id, one.outbox)
        swept.push(drain({ read, deliver: deliverOne, signal, refused }, found))
      }
      return (await Promise.all(swept)).reduce((sum, count) => sum + count, 0)
    },
    idle: async () => {
      while (delivering.size > 0) await Promise.all(delivering)
    },
  }
}

const tellOldest = ({ collection }: Carriers, found: readonly WithOutbox[], now: Date) => {
  const times = found.flatMap(({ outbox }) => outbox.map(({ occurredAt }) => Date.parse(occurredAt)))
  const ageMs = Math.max(0, now.getTime() - Math.min(...times, now.getTime()))
  oldestAge.set({ database: collection.conn.name, collection: collection.name }, ageMs / 1000)
}

type Period = ReturnType<typeof periodOf>

/** Events after it, in the future, were written before the clock was set back. */
const periodOf = (now: number, minAgeMs: number) => ({
  before: new Date(now - minAgeMs).toISOString(),
  after: new Date(now + clockSkewMs).toISOString(),
})

const leftBehind = ({ before, after }: Period) => ({
  $or: [{ 'outbox.occurredAt': { $lte: before } }, { 'outbox.occurredAt': { $gt: after } }],
})

const readLeftBehind =
  ({ collection }: Carriers, period: Period) =>
  (without: readonly string[] = []): Promise<Carrier[]> => {
    const filter = { ...leftBehind(period), ...(without.length > 0 && { _id: { $nin: [...without] } }) }
    return collection.find(filter, { projection: { outbox: 1 }, limit: sweepBatch }).toArray()
  }

type ExpiresAt = () => Date | undefined

/** Publishes an event and removes it from its document; a sweep that finds one in flight waits for it. */
const createPublish = (bus: Pick<Bus, 'publish'>) => {
  const underWay = new Map<string, Promise<void>>()
  const publish = async (carriers: Carriers, id: string, entry: OutboxEntry, expiresAt: ExpiresAt) => {
    await bus.publish(eventIn(entry))
    await carriers.change(takeOut(id, entry, expiresAt()))
  }
  return (...published: Parameters<typeof publish>): Promise<void> => {
    const { id } = published[2]
    const running = underWay.get(id) ?? publish(...published).finally(() => underWay.delete(id))
    underWay.set(id, running)
    return running
  }
}

/** From an expiring document, the last event is removed in the write that sets its expiry. */
const takeOut = (_id: string, { id }: OutboxEntry, expiresAt: Date | undefined): Change[] => {
  const $pull = { outbox: { id } }
  const carrying = { _id, 'outbox.id': id }
  const take = { updateOne: { filter: carrying, update: { $pull } } }
  if (expiresAt === undefined) return [take]
  const takeLast = {
    updateOne: { filter: { ...carrying, outbox: { $size: 1 } }, update: { $pull, $set: { expiresAt } } },
  }
  return [takeLast, take, letExpire(_id, expiresAt)]
}

const expireNow = async ({ change }: Carriers, id: string, expiresAt: Date | undefined): Promise<void> => {
  if (expiresAt !== undefined) await change([letExpire(id, expiresAt)])
}

/** Only when no event is pending. */
const letExpire = (_id: string, expiresAt: Date): Change => ({
  updateOne: { filter: { _id, outbox: { $size: 0 } }, update: { $set: { expiresAt } } },
})
