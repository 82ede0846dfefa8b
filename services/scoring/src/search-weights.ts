import type { Weights } from '@verandah/contracts'
import { createRecent, defineSchema, type Kit, required, unlessTaken } from '@verandah/kit'
import type { ScoringSettings } from './config.ts'
import { fromStored, type StoredWeights, toStored, weightsFields } from './stored-weights.ts'

interface SearchWeightsDoc extends StoredWeights {
  /** The search's id. */
  _id: string
  userId: string
  expiresAt: Date
}

const schemaOf = () => {
  const schema = defineSchema<SearchWeightsDoc>({
    _id: String,
    userId: required.string,
    expiresAt: required.date,
    ...weightsFields,
  })
  schema.index({ userId: 1 })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  return schema
}

/** Of running searches, which are scored page by page. */
const mostKnown = 100

/** The `search_weights` collection: the weights that each search is scored with, from its first page to its last. */
export function createSearchWeights({
  store,
  clock,
  settings,
}: Pick<Kit<ScoringSettings>, 'store' | 'clock' | 'settings'>) {
  const model = store.collection<SearchWeightsDoc>('search_weights', schemaOf())

  /** Pinned weights never change. */
  const known = createRecent<Weights>(mostKnown)
  const pinnedTo = async (searchId: string): Promise<Weights | null> => {
    const kept = known.get(searchId)
    if (kept) return kept
    const doc = await model.findOne({ _id: searchId }).lean<SearchWeightsDoc>()
    if (!doc) return null
    const weights = fromStored(doc)
    known.set(searchId, weights)
    return weights
  }

  return {
    pinnedTo,

    forget: async (userId: string): Promise<number> => {
      known.clear()
      return (await model.deleteMany({ userId })).deletedCount
    },

    /** Pins these weights unless the search has some already; resolves to the pinned ones. */
    pin: async (searchId: string, userId: string, weights: Weights): Promise<Weights> => {
      const expiresAt = new Date(clock.now().getTime() + settings.SCORED_SEARCHES_KEPT_MS)
      const $setOnInsert = { userId, expiresAt, ...toStored(weights) }
      await unlessTaken(model.updateOne({ _id: searchId }, { $setOnInsert }, { upsert: true }))
      return (await pinnedTo(searchId)) ?? weights
    },
  }
}
