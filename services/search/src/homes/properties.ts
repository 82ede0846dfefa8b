import { PropertySnapshot, type AnyEnvelope } from '@verandah/contracts'
import {
  defineSchema,
  eachPage,
  findById,
  Json,
  requiredNumber,
  requiredString,
  together,
  unlessTaken,
  type EventCollection,
  type Store,
} from '@verandah/kit'

/** What a buyer sees: one home, whatever number of adverts it has. */
export interface PropertyDoc {
  _id: string
  /** The normalised address, or the listing's own id where there is no door number. Unique: the loser of a concurrent insert merges. */
  matchKey: string
  /** 0 until its first snapshot. */
  revision: number
  fingerprint: string
  home?: PropertySnapshot
  /** Whether somebody tracks it: then each change is published in the write that makes it. */
  isTracked?: boolean
}

const propertySchema = () => {
  const schema = defineSchema<PropertyDoc>({
    _id: String,
    matchKey: requiredString,
    revision: requiredNumber,
    fingerprint: { type: String, default: '' },
    home: { type: Json, contract: PropertySnapshot },
    isTracked: Boolean,
  })
  schema.index({ matchKey: 1 }, { unique: true })
  schema.index({ isTracked: 1 }, { sparse: true })
  return schema
}

/** The `properties` collection. */
export const createProperties = ({ store, newId }: { store: Store; newId: () => string }) => {
  const properties = store.eventCollection('properties', propertySchema())
  const { model } = properties
  const idsOf = idsIn(model)
  const change = together(properties.updateEach)

  return {
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }).lean<PropertyDoc[]>(),
    /** Those of the given homes that have changed since that revision, as they are now. */
    newerThan: newerThan(model),
    trackedIds: (): Promise<string[]> => model.distinct('_id', { isTracked: true }),
    /** What is made of each home that somebody follows. */
    eachTracked: <Made>(make: (home: PropertySnapshot) => Made) =>
      eachPage(model, { isTracked: true }, (page) => page.flatMap(({ home }) => (home ? [make(home)] : []))),
    find: findById(model, { revision: { $gt: 0 } }),
    /** The id of the home behind each key; homes that were not known are begun. */
    idsOfKeys: async (keys: string[]): Promise<Map<string, string>> => {
      const known = await idsOf(keys)
      const missing = keys.filter((key) => !known.has(key))
      if (missing.length === 0) return known
      const beginnings = missing.map((matchKey) => ({ _id: newId(), matchKey, revision: 0, fingerprint: '' }))
      await unlessTaken(model.insertMany(beginnings, { ordered: false }))
      return new Map([...known, ...(await idsOf(missing))])
    },
    /** Replaces the snapshot that was merged from `doc`, with its `events`; false when another write came first. */
    replace: (doc: PropertyDoc, home: PropertySnapshot, fingerprint: string, events: AnyEnvelope[]) =>
      properties.update(unchanged(doc), { $set: { home, fingerprint, revision: home.revision } }, events),
    /** Marks a home as followed; false when it changed meanwhile, or somebody else marked it. */
    setTracked: (doc: PropertyDoc, event: AnyEnvelope) =>
      change({ filter: unchanged(doc), change: { $set: { isTracked: true } }, events: [event] }),
    setUntracked: together(async (ids: string[]) => {
      await model.updateMany({ _id: { $in: ids } }, { $set: { isTracked: false } })
    }),
  }
}

type Model = EventCollection<PropertyDoc>['model']
type Seen = readonly { propertyId: string; revision: number }[]

const newerThan =
  (model: Model) =>
  async (seen: Seen): Promise<PropertySnapshot[]> => {
    const revisionOf = new Map(seen.map(({ propertyId, revision }) => [propertyId, revision]))
    const all = model.find({ _id: { $in: [...revisionOf.keys()] } }, { revision: 1 })
    const revisions = await all.lean<Pick<PropertyDoc, '_id' | 'revision'>[]>()
    const changed = revisions.filter(({ _id, revision }) => revision > (revisionOf.get(_id) ?? 0)).map(({ _id }) => _id)
    if (changed.length === 0) return []
    const docs = await model.find({ _id: { $in: changed } }, { home: 1 }).lean<Pick<PropertyDoc, 'home'>[]>()
    return docs.flatMap(({ home }) => home ?? [])
  }

const idsIn =
  (model: Model) =>
  async (keys: string[]): Promise<Map<string, string>> => {
    const found = model.find({ matchKey: { $in: keys } }, { matchKey: 1 })
    const docs = await found.lean<Pick<PropertyDoc, '_id' | 'matchKey'>[]>()
    return new Map(docs.map(({ _id, matchKey }) => [matchKey, _id]))
  }

export type Properties = ReturnType<typeof createProperties>

/** Finds the home only while it is as it was read, and is not followed by now if it was not then. */
const unchanged = ({ _id, revision, isTracked }: PropertyDoc) => ({
  _id,
  revision,
  isTracked: isTracked === true ? true : { $ne: true },
})
