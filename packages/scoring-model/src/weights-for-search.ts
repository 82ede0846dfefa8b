import { idealOf, type SearchFilters, type Weights } from '@verandah/contracts'
import { withWishes } from './facts.ts'

type Weighed = Pick<Weights, 'additionalCriteria' | 'idealCriteria' | 'isIdealApart'>

/**
 * The weights that a search pins: with the facts that it prefers, and with its own filters as an ideal that follows the
 * brief.
 */
export function weightsForSearch<Own extends Weighed>(weights: Own, filters: SearchFilters): Own {
  return withWishes(weights.isIdealApart === false ? { ...weights, idealCriteria: idealOf(filters) } : weights, filters)
}
