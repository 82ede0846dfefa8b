/**
 * Returns the part of a long list of checks that this run takes: a tenth by `VERIFY_SLICE` (0 to 9), everything if that
 * is `all` or not set.
 */
export function sliceOf<Item>(items: readonly Item[], slice = process.env.VERIFY_SLICE ?? 'all'): readonly Item[] {
  return slice === 'all' ? items : items.filter((_, index) => index % 10 === Number(slice))
}

/** Like `sliceOf`, with some items in every run. */
export function sliceWith<Item>(items: readonly Item[], isAlwaysTaken: (item: Item) => boolean): readonly Item[] {
  const inTurn = new Set(sliceOf(items.filter((item) => !isAlwaysTaken(item))))
  return items.filter((item) => isAlwaysTaken(item) || inTurn.has(item))
}

/** Returns the one of a few dear forms that this run takes, in turn; every form if all are run. */
export function turnOf<Form>(forms: readonly Form[], slice = process.env.VERIFY_SLICE ?? 'all'): readonly Form[] {
  return slice === 'all' ? forms : forms.filter((_, index) => index === Number(slice) % forms.length)
}

/** Returns how many of `count` cases this run takes. */
export function shareOf(count: number): number {
  return sliceOf(Array.from({ length: count })).length
}
