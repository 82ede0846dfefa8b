import type { UserData } from '@verandah/kit'
import type { ScoringContext } from './context.ts'

/** A user's weights. */
export const userData: UserData<ScoringContext> = {
  gather: async ({ scoringWeights }, userId) => ({ weights: (await scoringWeights.of(userId))?.record ?? null }),
  forget: async ({ scoringWeights, searchWeights, userBriefs }, userId) => ({
    counts: {
      scoring_weights: await scoringWeights.forget(userId),
      search_weights: await searchWeights.forget(userId),
      user_briefs: await userBriefs.forget(userId),
    },
  }),
}
