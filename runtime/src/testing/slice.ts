/**
 * Returns the part of a long list of checks that this run takes: a tenth by `VERIFY_SLICE` (0 to 9), everything if that
 * is `all` or not set.
 */
export const sliceOf = <Item>(items: readonly Item[], slice = process.env.VERIFY_SLICE ?? 'all'): readonly Item[] =>
  slice === 'all' ? items : items.filter((_, index) => index % 10 === Number(slice))

/** Like `sliceOf`, with some items in every run. */
export const sliceWith = <Item>(items: readonly Item[], isAlwaysTaken: (item: Item) => boolean): readonly Item[] => {
  const inTurn = new Set(sliceOf(items.filter((item) => !isAlwaysTaken(item))))
  return items.filter((item) => isAlwaysTaken(item) || inTurn.has(item))
}

/** Returns how many of `count` cases this run takes. */
export const shareOf = (count: number): number => sliceOf(Array.from({ length: count })).length
