import { type CurrentScore, scoringRule } from '@verandah/scoring-model'

/** A score without reasons. */
export function scoredAs(score: number): CurrentScore {
  return {
    score,
    breakdown: [],
    coverage: { known: 1, total: 1 },
    rule: scoringRule,
    sortKey: score,
  }
}
