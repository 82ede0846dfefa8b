import { defineSchema, required, type Store } from '@verandah/kit'
import type { Ruling } from '@verandah/listing-providers/same-home'

/** An operator's ruling on two adverts, with earlier rulings. */
interface RulingDoc extends Ruling {
  /** `one other`, sorted by id. */
  _id: string
  /** Who ruled, and why. */
  operator: string
  reason: string
  saidAt: Date
  before: Omit<RulingDoc, '_id' | 'one' | 'other' | 'before'>[]
}

export type Said = Pick<RulingDoc, 'kind' | 'operator' | 'reason' | 'saidAt'>

/** The `home_rulings` collection: operators' rulings on whether two adverts are of one home. */
export function createRulings({ store }: { store: Store }) {
  const schema = defineSchema<RulingDoc>({
    _id: String,
    one: required.string,
    other: required.string,
    kind: required.string,
    operator: required.string,
    reason: required.string,
    saidAt: required.date,
    before: { type: [{}], default: [] },
  })
  schema.index({ one: 1 })
  schema.index({ other: 1 })
  const model = store.collection('home_rulings', schema)

  return {
    about: (ids: readonly string[]) =>
      model.find({ $or: [{ one: { $in: ids } }, { other: { $in: ids } }] }).lean<RulingDoc[]>(),
    /** A later ruling replaces an earlier one, which is kept. */
    say: async (pairs: readonly (readonly [string, string])[], said: Said): Promise<void> => {
      for (const pair of pairs) {
        const [one, other] = pair.toSorted() as [string, string]
        const known = await model.findById(`${one} ${other}`).lean<RulingDoc>()
        const before = known ? [...known.before, wordsOf(known)] : []
        await model.updateOne({ _id: `${one} ${other}` }, { $set: { one, other, ...said, before } }, { upsert: true })
      }
    },
  }
}

export type Rulings = ReturnType<typeof createRulings>

const wordsOf = ({ kind, operator, reason, saidAt }: RulingDoc) => ({ kind, operator, reason, saidAt })
