import type { AnyEnvelope, PropertySnapshot } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  toOutbox,
  type WithOutbox,
  Json,
  requiredNumber,
  requiredString,
  ignoreDuplicates,
  type Kit,
} from '@verandah/kit'

/** What a buyer sees: one home, whatever number of adverts it has. */
export interface PropertyDoc extends WithOutbox {
  _id: string
  /** The normalised address, or the listing's own id where there is no door number. Unique: the loser of a concurrent insert merges. */
  matchKey: string
  /** 0 until its first snapshot. */
  revision: number
  fingerprint: string
  home?: PropertySnapshot
  /** Whether somebody follows it: then its changes are told, in the write that makes them. */
  isTracked?: boolean
}

const schemaOf = () => {
  const schema = defineSchema<PropertyDoc>({
    _id: String,
    matchKey: requiredString,
    revision: requiredNumber,
    fingerprint: { type: String, default: '' },
    home: Json,
    isTracked: Boolean,
  })
  schema.index({ matchKey: 1 }, { unique: true })
  schema.index({ isTracked: 1 }, { sparse: true })
  return addOutbox(schema)
}

/** The `properties` collection. */
export const createProperties = ({ store, outbox, newId }: Pick<Kit<unknown>, 'store' | 'outbox' | 'newId'>) => {
  const model = store.collection('properties', schemaOf())
  outbox.watch(model as never)

  return {
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }, { outbox: 0 }).lean<PropertyDoc[]>(),
    trackedIds: (): Promise<string[]> => model.distinct('_id', { isTracked: true }),
    find: (id: string) => model.findOne({ _id: id, revision: { $gt: 0 } }, { outbox: 0 }).lean<PropertyDoc>(),
    /** The id of the home behind each key; homes that were not known are begun. */
    idsOfKeys: async (keys: string[]): Promise<Map<string, string>> => {
      const known = await idsOf(keys)
      const missing = keys.filter((key) => !known.has(key))
      if (missing.length === 0) return known
      const beginnings = missing.map((matchKey) => ({ _id: newId(), matchKey, revision: 0, fingerprint: '' }))
      await ignoreDuplicates(model.insertMany(beginnings, { ordered: false }))
      return new Map([...known, ...(await idsOf(missing))])
    },
    /** Replaces the snapshot that was folded from `doc`, and tells `events`; false when somebody was faster. */
    replace: (doc: PropertyDoc, home: PropertySnapshot, fingerprint: string, events: AnyEnvelope[]) =>
      change(doc, { home, fingerprint, revision: home.revision }, events),
    /** Marks a home as followed; false when it changed meanwhile, or somebody else marked it. */
    setTracked: (doc: PropertyDoc, event: AnyEnvelope) => change(doc, { isTracked: true }, [event]),
    setUntracked: (id: string) => model.updateOne({ _id: id }, { $set: { isTracked: false } }),
  }

  /** One write, unless the home is not any more as it was read, or is followed by now and was not. */
  async function change(doc: PropertyDoc, $set: Partial<PropertyDoc>, events: AnyEnvelope[]): Promise<boolean> {
    const { _id, revision, isTracked = false } = doc
    const filter = { _id, revision, isTracked: isTracked ? true : { $ne: true } }
    const entries = toOutbox(events)
    const { matchedCount } = await model.updateOne(filter, {
      $set,
      ...(events.length > 0 && { $push: { outbox: { $each: entries } } }),
    })
    if (matchedCount === 1 && events.length > 0) void outbox.deliver(model as never, _id, entries)
    return matchedCount === 1
  }

  async function idsOf(keys: string[]): Promise<Map<string, string>> {
    const found = await model
      .find({ matchKey: { $in: keys } }, { matchKey: 1 })
      .lean<Pick<PropertyDoc, '_id' | 'matchKey'>[]>()
    return new Map(found.map(({ _id, matchKey }) => [matchKey, _id]))
  }
}
