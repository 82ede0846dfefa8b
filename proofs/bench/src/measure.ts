export interface Figure {
  name: string
  value: number
  unit: string
  /** A time as a multiple of the fixed work that ran beside it. */
  kernels?: number | undefined
  /** The value of the commit that is compared. */
  before?: number | undefined
}

/** Figures of one unit, by name. */
export function figuresIn(unit: string, values: Readonly<Record<string, number>>): Figure[] {
  return Object.entries(values).map(([name, value]) => ({ name, value, unit }))
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

/** Does something so many times in turn; resolves to the results. */
export async function inTurn<Result>(times: number, act: (round: number) => Result | Promise<Result>) {
  const results: Result[] = []
  for (let round = 0; round < times; round += 1) results.push(await act(round))
  return results
}

/** Joins measurements of the same figures: each is its median. */
export function mediansOf(measured: readonly Figure[][]): Figure[] {
  return (measured[0] ?? []).map((figure, at) => {
    const medianOfAll = (name: 'value' | 'kernels') => medianOf(measured.map((figures) => figures[at]?.[name] ?? NaN))
    return { ...figure, value: medianOfAll('value'), kernels: figure.kernels && medianOfAll('kernels') }
  })
}

/** The CPU of some work in this process, in milliseconds. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The median CPU of works of one kind, of which the first is done once before. */
export async function warmCpuMsOf(works: readonly (() => unknown)[]): Promise<number> {
  await works[0]?.()
  return medianOf(await inTurn(works.length, (round) => cpuMsOf(() => works[round]?.())))
}
