/** A place in a sorted list: what the list is sorted by there, and the id that breaks ties. */
export interface ListPlace {
  readonly value: number | Date
  readonly id: string
}

interface Order {
  readonly field: string
  readonly direction: 1 | -1
  /** The field that breaks ties, upwards. */
  readonly tie: string
}

/** The filter of what comes behind a place; of everything where there is none. The bound stands by itself, so that an index reads the page alone. */
export const behind = ({ field, direction, tie }: Order, place: ListPlace | null): Record<string, unknown> =>
  place === null
    ? {}
    : {
        [field]: { [direction === 1 ? '$gte' : '$lte']: place.value },
        $or: [{ [field]: { $ne: place.value } }, { [tie]: { $gt: place.id } }],
      }
