import { KeptHome, type OwnHomeInput } from '@verandah/contracts'
import { defineSchema, Json, required, createRecent, type EventCollection } from '@verandah/kit'
import type { Join } from '@verandah/listing-providers/same-home'

/** A home as shown to buyers, merged from its adverts. */
export interface PropertyDoc {
  _id: string
  /** `listing:` and the founding advert. Unique, so that concurrent creation yields one home. */
  matchKey: string
  /** 0 until its first snapshot. */
  revision: number
  fingerprint: string
  /** A fingerprint of the adverts, rulings and maps that it was merged from: equal ones are not merged again. */
  madeOf?: string
  home?: KeptHome
  /** The home that this one is an alias of. */
  mergedInto?: string | null
  /** The evidence that joined its adverts. */
  joins?: Join[]
  /** Whether it is tracked: changes are then published with the write. */
  isTracked?: boolean
  /** The shard of followed homes that it is looked up with. Kept when it is no longer followed. */
  lookUpShard?: number
  /** When its adverts are due for a look-up. */
  lookUpAt?: Date
  /** A buyer's own home, which has no adverts. `userId` is its owner; absent where the id names them. */
  own?: { userId?: string; input: OwnHomeInput; at: Date; deletedAt?: Date }
}

/** Every field but the home. */
const besidesHome = {
  matchKey: 1,
  revision: 1,
  fingerprint: 1,
  madeOf: 1,
  mergedInto: 1,
  joins: 1,
  isTracked: 1,
  lookUpShard: 1,
  lookUpAt: 1,
  own: 1,
} as const satisfies Record<Exclude<keyof PropertyDoc, '_id' | 'home'>, 1>

export function propertySchema() {
  const schema = defineSchema<PropertyDoc>({
    _id: String,
    matchKey: required.string,
    revision: required.number,
    fingerprint: { type: String, default: '' },
    madeOf: String,
    home: { type: Json, contract: KeptHome },
    mergedInto: { type: String, default: null },
    joins: { type: [Json], default: [] },
    isTracked: Boolean,
    lookUpShard: Number,
    lookUpAt: Date,
    own: { type: Json },
  })
  schema.index({ mergedInto: 1 }, { sparse: true })
  schema.index({ matchKey: 1 }, { unique: true })
  schema.index({ isTracked: 1 }, { sparse: true })
  // Not sparse: a followed home without a shard is found by it too.
  schema.index({ isTracked: 1, lookUpShard: 1, lookUpAt: 1 })
  return schema
}

/** Homes kept as read, at some 10 KB each. */
const mostRecent = 1_000

/**
 * Reads homes; a snapshot that this process has read before is not read again. The same revision with the same
 * fingerprint is the same snapshot, so nothing may change it.
 */
export const propertiesById = (model: EventCollection<PropertyDoc>['model']) => {
  const recent = createRecent<KeptHome>(mostRecent)
  const keyOf = ({ _id, revision, fingerprint }: PropertyDoc) => `${_id}:${revision}:${fingerprint}`
  const read = async (ids: string[]) => {
    const docs = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<PropertyDoc[]>()
    for (const doc of docs) if (doc.home) recent.set(keyOf(doc), doc.home)
    return docs
  }
  return async (ids: string[]): Promise<PropertyDoc[]> => {
    const docs = await model.find({ _id: { $in: ids } }, besidesHome).lean<PropertyDoc[]>()
    const known = docs.map((doc) => {
      const home = recent.get(keyOf(doc))
      return home ? { ...doc, home } : doc
    })
    const isUnread = ({ revision, home }: PropertyDoc) => revision > 0 && home === undefined
    const whole = new Map((await read(known.filter(isUnread).map(({ _id }) => _id))).map((doc) => [doc._id, doc]))
    return known.flatMap((doc) => (isUnread(doc) ? (whole.get(doc._id) ?? []) : doc))
  }
}
