import { answerRetention, erasedUsersHeld, periodText, whileAccountLasts } from '@verandah/kit'
import type { ScoringContext } from './context.ts'

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
