import type { EventOf, Weights, WeightsChanged } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from './context.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'

const batchSize = 200

/** Scores a user's homes anew after they weighed things differently. Searches keep the weights they were pinned to. */
export const rescoreProperties =
  (context: SearchContext) =>
  async ({ data: { userId, revision, weights } }: EventOf<typeof WeightsChanged>): Promise<void> => {
    const { userWeights } = context
    await userWeights.record(userId, revision, weights)
    await userWeights.settle(userId, (newest) => rescoreAll(context, userId, newest))
  }

const rescoreAll = async ({ userProperties }: SearchContext, userId: string, weights: Weights): Promise<void> => {
  let batch = await userProperties.batchOf(userId, '', batchSize)
  while (batch.length > 0) {
    const scored = batch.map(({ home, locations }) => ({
      home,
      ...scoreProperty({ input: scoringInputOf(home), weights, filters: { locations } }),
    }))
    await userProperties.rescore(userId, scored)
    batch = await userProperties.batchOf(userId, batch.at(-1)?._id ?? '', batchSize)
  }
}
