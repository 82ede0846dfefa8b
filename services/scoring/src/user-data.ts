import { erasedUsersHeld, periodText, answerRetention, whileAccountLasts, type UserData } from '@verandah/kit'
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

/** Personal data held, and for how long. */
export const retention = answerRetention<ScoringContext>(({ settings: { SCORED_SEARCHES_KEPT_MS } }) => [
  {
    what: 'What you weigh: price, location and the rest, and what your brief says of rooms and price',
    kept: whileAccountLasts,
    collections: ['scoring_weights', 'user_briefs'],
  },
  {
    what: 'The weights and scores of a search while it runs',
    kept: `${periodText(SCORED_SEARCHES_KEPT_MS)} after the search`,
    collections: ['search_weights', 'scored_pages'],
  },
  erasedUsersHeld,
])
