import { isDue, type EventCollection } from '@verandah/kit'
import { fingerprintOf } from './fingerprint.ts'
import type { PropertyDoc } from './property-document.ts'

/** Followed homes are looked up in shards, which processes divide among themselves. The number is stored with homes. */
const lookUpShards = 16
const batch = 100
const enrolledAtOnce = 1_000

type Model = EventCollection<PropertyDoc>['model']

export type DueHome = Pick<PropertyDoc, '_id' | 'mergedInto'>

const shardOf = (id: string): number => Number.parseInt(fingerprintOf(id).slice(0, 8), 16) % lookUpShards

/** Followed homes by the date on which their adverts are due for a look-up. */
export function dueForLookUp(model: Model) {
  const enrol = (homes: readonly DueHome[], shard: number, now: Date) => {
    const ids = homes.filter(({ _id }) => shardOf(_id) === shard).map(({ _id }) => _id)
    const filter = { _id: { $in: ids }, lookUpShard: null }
    return { updateMany: { filter, update: { $set: { lookUpShard: shard, lookUpAt: now } } } }
  }

  const oldestOf = async (lookUpShard: number, now: Date) => {
    const found = model.find({ isTracked: true, lookUpShard, lookUpAt: { $lte: now } }, { _id: 0, lookUpAt: 1 })
    const [oldest] = await found.sort({ lookUpAt: 1 }).limit(1).lean<Pick<PropertyDoc, 'lookUpAt'>[]>()
    return { lookUpShard, at: oldest?.lookUpAt?.getTime() ?? Infinity }
  }

  return {
    /** All shards, that of the most overdue home first. */
    shardsByOverdue: async (now: Date): Promise<number[]> => {
      const shards = Array.from({ length: lookUpShards }, (_, index) => index)
      const oldest = await Promise.all(shards.map((shard) => oldestOf(shard, now)))
      return oldest.toSorted((one, other) => one.at - other.at).map(({ lookUpShard }) => lookUpShard)
    },
    /** Gives newly followed homes their shard, and those that builds before followed; they are due at once. */
    enrolForLookUp: async (now: Date, signal: AbortSignal): Promise<void> => {
      for (;;) {
        const found = model.find({ isTracked: true, lookUpShard: null }, { _id: 1 }).limit(enrolledAtOnce)
        const homes = await found.lean<DueHome[]>()
        if (homes.length === 0 || signal.aborted) return
        const shards = [...new Set(homes.map(({ _id }) => shardOf(_id)))]
        await model.bulkWrite(shards.map((shard) => enrol(homes, shard, now)))
      }
    },
    /** The most overdue homes of a shard. One later than `furthestMs` ahead is due: the clock was set back. */
    dueForLookUp: async (lookUpShard: number, now: Date, furthestMs: number): Promise<DueHome[]> => {
      for (const when of isDue('lookUpAt', now, furthestMs)) {
        const found = model.find({ isTracked: true, lookUpShard, ...when }, { mergedInto: 1 })
        const homes = await found.sort({ lookUpAt: 1 }).limit(batch).lean<DueHome[]>()
        if (homes.length > 0) return homes
      }
      return []
    },
    planLookUps: (dates: ReadonlyMap<string, Date>) =>
      model.bulkWrite(
        [...dates].map(([_id, lookUpAt]) => ({ updateOne: { filter: { _id }, update: { $set: { lookUpAt } } } })),
      ),
  }
}
