interface Scored {
  propertyId: string
  score: number
}

/** Sort order of every ranked list: score descending, then id ascending by code unit. */
export const compareScored = (a: Scored, b: Scored): number =>
  b.score - a.score || compareIds(a.propertyId, b.propertyId)

export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
