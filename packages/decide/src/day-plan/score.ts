/** What is compared of plans, in this order. */
export interface Score {
  /** More is better. A must is worth more than all that is not. */
  value: number
  /** Minutes; less is better. */
  travel: number
  /** Earlier is better. */
  endsAt: number
}

/** For sorting: below 0 where the first one is better. */
export function compareScores(one: Score, other: Score): number {
  return other.value - one.value || one.travel - other.travel || one.endsAt - other.endsAt
}

export function sumOfScores(one: Score, other: Score): Score {
  return {
    value: one.value + other.value,
    travel: one.travel + other.travel,
    endsAt: one.endsAt + other.endsAt,
  }
}
