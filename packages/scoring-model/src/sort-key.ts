interface Ordered {
  score: number
  isOverBudget: boolean
  /** How many weighed criteria are known. */
  known: number
}

/** Exceeds the number of criteria, so that the order of scores never changes. A power of two: sums are exact. */
const knownPerStep = 1024

/** What ranked lists sort by, descending: the score, then inside the budget, then how much is known. */
export function sortKeyOf({ score, isOverBudget, known }: Ordered): number {
  return score + (isOverBudget ? 0 : 0.5) + known / knownPerStep
}
