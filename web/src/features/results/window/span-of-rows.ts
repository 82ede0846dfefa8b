/** The rendered part of a long list: items `from` to `to` (exclusive), and the spacers before and after, in pixels. */
export interface Span {
  from: number
  to: number
  before: number
  after: number
}

export interface Rows {
  /** Number of items and of columns. */
  count: number
  columns: number
  /** Measured heights of rows including gaps; unmeasured rows count as `typical`. */
  heights: readonly (number | undefined)[]
  typical: number
}

/** Returns a row's offset from the top of the list, in pixels. */
export function topOfRow({ heights, typical }: Rows, row: number): number {
  let top = 0
  for (let index = 0; index < row; index += 1) top += heights[index] ?? typical
  return top
}

/** Returns the rows that intersect the range from `top` to `bottom` in pixels; at least one. */
export function spanOfRows(rows: Rows, { top, bottom }: { top: number; bottom: number }): Span {
  const { count, columns, heights, typical } = rows
  const rowCount = Math.ceil(count / columns)
  let first = 0
  let before = 0
  while (first < rowCount - 1 && before + (heights[first] ?? typical) <= top) {
    before += heights[first] ?? typical
    first += 1
  }
  let end = first
  let height = before
  while (end < rowCount && (end === first || height < bottom)) {
    height += heights[end] ?? typical
    end += 1
  }
  const after = topOfRow(rows, rowCount) - height
  return { from: first * columns, to: Math.min(count, end * columns), before, after }
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to && Math.abs(a.before - b.before) < 1 && Math.abs(a.after - b.after) < 1
}

export function gridOf(list: Element): { columns: number; gap: number } {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return { columns: Math.max(1, gridTemplateColumns.split(' ').length), gap: Number.parseFloat(rowGap) || 0 }
}

/** Measures the rendered rows, by row number; omits rows without a height. */
export function measuredRows(list: Element, { columns, gap }: { columns: number; gap: number }): Map<number, number> {
  const heights = new Map<number, number>()
  for (const item of list.children) {
    if (!(item instanceof HTMLElement) || item.dataset.place === undefined) continue
    const row = Math.floor(Number(item.dataset.place) / columns)
    const height = item.offsetHeight + gap
    if (height > gap) heights.set(row, Math.max(height, heights.get(row) ?? 0))
  }
  return heights
}

export function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
}
