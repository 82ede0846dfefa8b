import type { EventOf, WeightsChanged } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from './context.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'

const batchSize = 200

/** Scores a user's homes anew after they weighed things differently. Searches keep the weights they were pinned to. */
export const rescoreProperties =
  ({ userProperties, userWeights }: SearchContext) =>
  async ({ data }: EventOf<typeof WeightsChanged>): Promise<void> => {
    await userWeights.record(data.userId, data.revision, data.weights)
    const weights = await userWeights.of(data.userId)
    let batch = await userProperties.batchOf(data.userId, '', batchSize)
    while (batch.length > 0) {
      const scored = batch.map(({ _id, home, locations }) => ({
        _id,
        ...scoreProperty({ input: scoringInputOf(home), weights, filters: { locations } }),
      }))
      await userProperties.rescore(scored)
      batch = await userProperties.batchOf(data.userId, batch.at(-1)?._id ?? '', batchSize)
    }
  }
