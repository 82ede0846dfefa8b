import { KeptHome } from '@verandah/contracts'
import { defineSchema, insertEach, Json, required, type Store } from '@verandah/kit'
import { type Seen, seenKey, seenOf } from '../homes/domain/seen.ts'

interface SeenHomeDoc extends Seen {
  /** `propertyId:revision`. */
  _id: string
  home: KeptHome
  /** When to check whether any search still shows it. */
  lookAgainAt: Date
}

const schemaOf = () => {
  const schema = defineSchema<SeenHomeDoc>({
    _id: String,
    propertyId: required.string,
    revision: required.number,
    home: { type: Json, contract: KeptHome, required: true },
    lookAgainAt: required.date,
  })
  schema.index({ lookAgainAt: 1 })
  return schema
}

/** Missing fields are unknown: an earlier build may have stored it. */
export const unknownHome = Object.fromEntries(
  Object.keys(KeptHome.shape).map((field) => [field, field === 'facts' ? [] : null]),
) as Partial<KeptHome>

/** The `seen_homes` collection: homes as searches saw them, one document per revision, shared by searches. */
export function createSeenHomes({ store }: { store: Store }) {
  const model = store.collection('seen_homes', schemaOf())
  return {
    /** Stores missing ones. */
    keep: async (homes: readonly KeptHome[]): Promise<void> => {
      const missing = new Map(homes.map((home) => [seenKey(seenOf(home)), home]))
      const known = model.find({ _id: { $in: [...missing.keys()] } }, { _id: 1 })
      for (const { _id } of await known.lean<Pick<SeenHomeDoc, '_id'>[]>()) missing.delete(_id)
      const docs = [...missing].map(([_id, home]) => {
        return { _id, ...seenOf(home), home, lookAgainAt: new Date(home.updatedAt) }
      })
      await insertEach(model.collection, docs)
    },
    /** The homes in the given order, with the given fields or all. */
    read: async (seen: readonly Seen[], fields?: readonly (keyof KeptHome)[]): Promise<KeptHome[]> => {
      if (seen.length === 0) return []
      const projection = Object.fromEntries((fields ?? []).map((name) => [`home.${name}`, 1]))
      const found = model.find({ _id: { $in: seen.map(seenKey) } }, fields ? projection : { home: 1 })
      const docs = await found.lean<Pick<SeenHomeDoc, '_id' | 'home'>[]>()
      const homes = new Map(docs.map(({ _id, home }) => [_id, home]))
      return seen.flatMap((one) => homes.get(seenKey(one)) ?? [])
    },
    due: (now: Date, limit: number) =>
      model
        .find({ lookAgainAt: { $lte: now } }, { propertyId: 1, revision: 1 })
        .sort({ lookAgainAt: 1 })
        .limit(limit)
        .lean<(Seen & { _id: string })[]>(),
    lookAgain: (ids: readonly string[], lookAgainAt: Date) =>
      model.updateMany({ _id: { $in: ids } }, { $set: { lookAgainAt } }),
    forget: (ids: readonly string[]) => model.deleteMany({ _id: { $in: ids } }),
  }
}

export type SeenHomes = ReturnType<typeof createSeenHomes>
