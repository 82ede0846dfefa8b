/** Where an alternative comes in an order. */
export interface Place {
  /** Its index among the alternatives. */
  alternative: number
  /** From 1. Equal alternatives share the better place; the next one counts them all: 1, 2, 2, 4. */
  place: number
  isShared: boolean
}

/** Orders alternatives 0 to `size` - 1; equal ones stay in the order of their indexes. */
export function placesBy(size: number, compare: (one: number, other: number) => number): Place[] {
  const order = Array.from({ length: size }, (_, alternative) => alternative).sort(compare)
  const isEqual = (at: number, to: number): boolean => {
    const one = order[at]
    const other = order[to]
    return one !== undefined && other !== undefined && compare(one, other) === 0
  }
  let place = 0
  return order.map((alternative, at) => {
    if (!isEqual(at - 1, at)) place = at + 1
    return { alternative, place, isShared: isEqual(at - 1, at) || isEqual(at, at + 1) }
  })
}
