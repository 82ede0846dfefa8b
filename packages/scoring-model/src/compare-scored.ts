interface Scored {
  propertyId: string
  score: number
}

/** The order of every ranked list: score descending, ties by id ascending in code-unit order. */
export const compareScored = (a: Scored, b: Scored): number =>
  b.score - a.score || compareIds(a.propertyId, b.propertyId)

export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
