import type { UserData } from '@verandah/kit'
import type { ScoringContext } from './context.ts'

/** What a user weighs. */
export const userData: UserData<ScoringContext> = {
  gather: async ({ scoringWeights }, userId) => ({ weights: (await scoringWeights.of(userId))?.record ?? null }),
  forget: async ({ scoringWeights, searchWeights }, userId) => ({
    counts: {
      scoring_weights: await scoringWeights.forget(userId),
      search_weights: await searchWeights.forget(userId),
    },
  }),
}
