export interface Figure {
  name: string
  value: number
  unit: string
  /** A time as a multiple of the fixed work that ran beside it. */
  kernels?: number | undefined
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Returns the smallest value that is not exceeded by the given share of all values. */
export function percentileOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN
}

/** Measures several times; each figure is its median. */
export async function mediansOf(rounds: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const measured: Figure[][] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measure())
  return (measured[0] ?? []).map((figure, index) => ({
    ...figure,
    value: medianOf(measured.map((figures) => figures[index]?.value ?? NaN)),
  }))
}
