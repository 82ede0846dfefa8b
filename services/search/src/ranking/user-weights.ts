import { unsavedWeights, Weights } from '@verandah/contracts'
import { defineSchema, findById, keepNewest, required, type Store, forgetIn } from '@verandah/kit'

interface UserWeightsDoc {
  /** The user's id. */
  _id: string
  revision: number
  /** JSON: names of custom criteria are user text. */
  weights: string
}

/** A buyer's weights, a read model of `WeightsChanged`. */
export function createUserWeights({ store }: { store: Store }) {
  const schema = defineSchema<UserWeightsDoc>({ _id: String, revision: required.number, weights: required.string })
  const model = store.collection('user_weights', schema)
  const keep = keepNewest(model)
  const find = findById(model)

  return {
    record: (userId: string, revision: number, weights: Weights) =>
      keep({ id: userId, revision, fields: { weights: JSON.stringify(weights) } }),
    forget: forgetIn(model, '_id'),
    of: async (userId: string): Promise<Weights> => (await newestOf(userId)).weights,
    /** Runs work with a user's weights, and again if they changed in between, so that older ones never win. */
    applyNewest: async (userId: string, work: (weights: Weights) => Promise<void>): Promise<void> => {
      let done = -1
      for (let newest = await newestOf(userId); newest.revision !== done; newest = await newestOf(userId)) {
        await work(newest.weights)
        done = newest.revision
      }
    },
  }

  async function newestOf(userId: string): Promise<{ revision: number; weights: Weights }> {
    const found = await find(userId)
    if (found === null) return { revision: 0, weights: unsavedWeights }
    return { revision: found.revision, weights: Weights.parse(JSON.parse(found.weights)) }
  }
}
