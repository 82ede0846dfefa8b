import type { PropertyScore, KeptHome, ScoreOverrides, SearchFilters, Weights } from '@verandah/contracts'
import { compareScored } from './compare-scored.ts'
import { type CurrentScore, isCurrent, scoreProperty } from './score-property.ts'
import { scoringInputOf } from './scoring-inputs.ts'

interface Seen extends PropertyScore {
  readonly propertyId: string
  readonly home: KeptHome
}

interface Following {
  readonly weights: Weights
  /** The results were scored with other values. */
  readonly isReweighed: boolean
  readonly filters: Pick<SearchFilters, 'locations' | 'maxPrice'>
  readonly overrides: ReadonlyMap<string, ScoreOverrides>
}

/** Results of a search, ranked with the buyer's current overrides and weights; homes stay as the search saw them. */
export function followOverrides<Result extends Seen>(
  results: readonly Result[],
  following: Following,
): (Result & CurrentScore)[] {
  return results
    .map((result) => (isCurrent(result) && !isMoved(result, following) ? result : scoreAnew(result, following)))
    .sort(compareScored)
}

/** Scored with other weights or overrides. */
const isMoved = ({ propertyId, breakdown }: Seen, { overrides, isReweighed }: Following): boolean =>
  isReweighed || overrides.has(propertyId) || breakdown.some(({ isOverridden }) => isOverridden === true)

const scoreAnew = <Result extends Seen>(result: Result, { weights, filters, overrides }: Following) => ({
  ...result,
  ...scoreProperty({ input: scoringInputOf(result.home, overrides.get(result.propertyId)), weights, filters }),
})
