import type { PropertySnapshot } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, requiredString, ignoreDuplicates, type Kit } from '@verandah/kit'

/** What a buyer sees: one home, whatever number of adverts it has. */
export interface PropertyDoc {
  _id: string
  /** The normalised address, or the listing's own id where there is no door number. Unique: the loser of a concurrent insert merges. */
  matchKey: string
  /** 0 until its first snapshot. */
  revision: number
  fingerprint: string
  home?: PropertySnapshot
}

const schemaOf = () => {
  const schema = defineSchema<PropertyDoc>({
    _id: String,
    matchKey: requiredString,
    revision: requiredNumber,
    fingerprint: { type: String, default: '' },
    home: Json,
  })
  schema.index({ matchKey: 1 }, { unique: true })
  return schema
}

/** The `properties` collection. */
export const createProperties = ({ store, newId }: Pick<Kit<unknown>, 'store' | 'newId'>) => {
  const model = store.collection('properties', schemaOf())

  return {
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }).lean<PropertyDoc[]>(),
    find: (id: string) => model.findOne({ _id: id, revision: { $gt: 0 } }).lean<PropertyDoc>(),
    /** The id of the home behind each key; homes that were not known are begun. */
    idsOfKeys: async (keys: string[]): Promise<Map<string, string>> => {
      const known = await idsOf(keys)
      const missing = keys.filter((key) => !known.has(key))
      if (missing.length === 0) return known
      const beginnings = missing.map((matchKey) => ({ _id: newId(), matchKey, revision: 0, fingerprint: '' }))
      await ignoreDuplicates(model.insertMany(beginnings, { ordered: false }))
      return new Map([...known, ...(await idsOf(missing))])
    },
    /** Replaces the snapshot that was folded from `fromRevision`; false when somebody was faster. */
    replace: async (home: PropertySnapshot, fingerprint: string, fromRevision: number): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id: home.id, revision: fromRevision },
        { $set: { home, fingerprint, revision: home.revision } },
      )
      return matchedCount === 1
    },
  }

  async function idsOf(keys: string[]): Promise<Map<string, string>> {
    const found = await model
      .find({ matchKey: { $in: keys } }, { matchKey: 1 })
      .lean<Pick<PropertyDoc, '_id' | 'matchKey'>[]>()
    return new Map(found.map(({ _id, matchKey }) => [matchKey, _id]))
  }
}
