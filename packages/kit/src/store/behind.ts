/** A position in a sorted list: the sort value and the tie-breaking id. */
export interface ListPlace {
  readonly value: number | Date
  readonly id: string
}

interface Order {
  readonly field: string
  readonly direction: 1 | -1
  /** The tie-breaking field, ascending. */
  readonly tie: string
}

/**
 * A filter for what follows a position; for everything without one. The bound is a condition of its own, so that an
 * index reads only the page.
 */
export function behind({ field, direction, tie }: Order, place: ListPlace | null): Record<string, unknown> {
  return place === null
    ? {}
    : {
        [field]: { [direction === 1 ? '$gte' : '$lte']: place.value },
        $or: [{ [field]: { $ne: place.value } }, { [tie]: { $gt: place.id } }],
      }
}
