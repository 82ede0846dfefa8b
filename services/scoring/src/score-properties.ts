import { type EventOf, type PropertiesFetched, SearchScored, unsavedWeights, type Weights } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { scoreProperty, weightsForSearch } from '@verandah/scoring-model'
import type { ScoringContext } from './context.ts'

/** Scores one page of a search with its pinned weights, and stores the event in the same write. */
export const scoreProperties =
  (context: ScoringContext) =>
  async (event: EventOf<typeof PropertiesFetched>): Promise<void> => {
    const { scoredPages, clock } = context
    const { searchId, userId, pageId, part, filters, inputs } = event.data
    const weights = readableBy(event.version, await weightsOf(event.data, context))
    const scores = inputs.map((input) => ({
      propertyId: input.propertyId,
      revision: input.revision,
      ...scoreProperty({ input, weights, filters }),
    }))
    const data = { searchId, userId, pageId, part, weights, scores }
    const scored = newEvent(SearchScored, data, { clock, id: `${event.id}:scored` })
    // A requester on an older version may not be able to read a newer one.
    const answer = { ...scored, version: event.version }
    const page = { _id: event.id, searchId, scoredAt: clock.now() }
    if (!(await scoredPages.add(page, answer))) await scoredPages.publishAgain(event.id)
  }

/** The version of both events from which a requester reads lines of places. */
const placesSince = 4

const readableBy = (version: number, weights: Weights): Weights =>
  version < placesSince ? { ...weights, places: [] } : weights

/** The first page that arrives pins the buyer's current weights for this search. */
const weightsOf = async (
  { searchId, userId, filters }: EventOf<typeof PropertiesFetched>['data'],
  { scoringWeights, searchWeights }: ScoringContext,
): Promise<Weights> => {
  const pinned = await searchWeights.pinnedTo(searchId)
  if (pinned) return pinned
  const saved = await scoringWeights.of(userId)
  return searchWeights.pin(searchId, userId, weightsForSearch(saved?.record ?? unsavedWeights, filters))
}
