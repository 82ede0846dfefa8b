/** What a run takes of a long list of checks: a tenth by `VERIFY_SLICE` (0 to 9), everything where that is `all` or not set. */
export const sliceOf = <Item>(items: readonly Item[], slice = process.env.VERIFY_SLICE ?? 'all'): readonly Item[] =>
  slice === 'all' ? items : items.filter((_, index) => index % 10 === Number(slice))
