interface Scored {
  propertyId: string
  sortKey: number
}

/** Sort order of every ranked list: sort key descending, then id ascending by code unit. */
export function compareScored(a: Scored, b: Scored): number {
  return b.sortKey - a.sortKey || compareIds(a.propertyId, b.propertyId)
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
