/** Columns and gap of a grid, as the browser lays it out. */
export const gridOf = (list: Element): { columns: number; gap: number } => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return { columns: Math.max(1, gridTemplateColumns.split(' ').length), gap: Number.parseFloat(rowGap) || 0 }
}

/** Heights of the rows that are drawn now, by their number; rows without a height are left out. */
export const measuredRows = (
  list: Element,
  { columns, gap }: { columns: number; gap: number },
): Map<number, number> => {
  const heights = new Map<number, number>()
  for (const item of list.children) {
    if (!(item instanceof HTMLElement) || item.dataset.place === undefined) continue
    const row = Math.floor(Number(item.dataset.place) / columns)
    const height = item.offsetHeight + gap
    if (height > gap) heights.set(row, Math.max(height, heights.get(row) ?? 0))
  }
  return heights
}

export const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
