interface Scored {
  propertyId: string
  sortKey: number
}

/** Sort order of every ranked list: sort key descending, then id ascending by code unit. */
export const compareScored = (a: Scored, b: Scored): number =>
  b.sortKey - a.sortKey || compareIds(a.propertyId, b.propertyId)

export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
