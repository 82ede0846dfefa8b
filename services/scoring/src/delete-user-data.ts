import { type EventOf, ScoringDataDeleted, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { Context } from './context.ts'

/** Forgets what a user weighs and says so. */
export const deleteUserData =
  ({ answers, clock, scoringWeights, searchWeights }: Context) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const counts = {
      scoring_weights: await scoringWeights.forget(userId),
      search_weights: await searchWeights.forget(userId),
    }
    const receipt = { userId, deletionId, service: 'scoring' as const, counts }
    await answers.give(newEvent(ScoringDataDeleted, receipt, { clock, id: `${deletionId}:scoring` }))
  }
