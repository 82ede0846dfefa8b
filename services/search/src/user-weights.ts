import { defaultWeights, type Weights } from '@verandah/contracts'
import { defineSchema, requiredNumber, requiredString, upsertNewer, type Kit } from '@verandah/kit'

interface UserWeightsDoc {
  /** The user's id. */
  _id: string
  revision: number
  /** JSON: names of custom criteria are user text. */
  weights: string
}

/** What a buyer weighs, as `WeightsChanged` last said: a read model. */
export const createUserWeights = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<UserWeightsDoc>({ _id: String, revision: requiredNumber, weights: requiredString })
  const model = store.collection('user_weights', schema)

  return {
    record: (userId: string, revision: number, weights: Weights) =>
      upsertNewer(model as never, [{ id: userId, revision, fields: { weights: JSON.stringify(weights) } }]),
    of: async (userId: string): Promise<Weights> => {
      const found = await model.findOne({ _id: userId }).lean<UserWeightsDoc>()
      return found ? (JSON.parse(found.weights) as Weights) : initialWeights
    },
  }
}

const initialWeights: Weights = {
  ...defaultWeights,
  additionalCriteria: {},
  idealCriteria: {},
  useFiltersForScoring: true,
}
