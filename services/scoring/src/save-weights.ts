import { type Weights, WeightsChanged, type WeightsRecord } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { Context } from './context.ts'

interface Saving {
  userId: string
  weights: Weights
  /** Called for the id of a record that does not exist yet; it may refuse. */
  firstId: () => string
}

/** Saves the next revision of a buyer's weights. When somebody else wrote it first, this save comes after theirs. */
export const saveWeights = async (context: Context, saving: Saving): Promise<WeightsRecord> => {
  const { scoringWeights, clock } = context
  const { userId, weights, firstId } = saving
  const current = await scoringWeights.of(userId)
  const record = { ...weights, id: current?.record.id ?? firstId(), userId }
  const revision = (current?.revision ?? 0) + 1
  const changed = newEvent(WeightsChanged, { userId, revision, weights: record }, { clock })
  return (await scoringWeights.write({ record, revision }, changed)) ? record : saveWeights(context, saving)
}
