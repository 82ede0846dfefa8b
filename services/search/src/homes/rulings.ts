import { defineSchema, requiredDate, requiredString, type Store } from '@verandah/kit'
import type { Ruling } from './domain/merging/group-adverts.ts'

/** What an operator said of two adverts, and what was said before: nothing is forgotten. */
interface RulingDoc extends Ruling {
  /** `one other`, in the order of their ids. */
  _id: string
  /** Who said it, and why. */
  operator: string
  reason: string
  saidAt: Date
  before: Omit<RulingDoc, '_id' | 'one' | 'other' | 'before'>[]
}

export type Said = Pick<RulingDoc, 'kind' | 'operator' | 'reason' | 'saidAt'>

/** The `home_rulings` collection: what operators decided of adverts that are, or are not, of one home. */
export const createRulings = ({ store }: { store: Store }) => {
  const schema = defineSchema<RulingDoc>({
    _id: String,
    one: requiredString,
    other: requiredString,
    kind: requiredString,
    operator: requiredString,
    reason: requiredString,
    saidAt: requiredDate,
    before: { type: [{}], default: [] },
  })
  schema.index({ one: 1 })
  schema.index({ other: 1 })
  const model = store.collection('home_rulings', schema)

  return {
    about: (ids: readonly string[]) =>
      model.find({ $or: [{ one: { $in: ids } }, { other: { $in: ids } }] }).lean<RulingDoc[]>(),
    /** Later words of two adverts stand in place of earlier ones, which are kept. */
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
