import type { TravelMode, TravelPlace } from '@verandah/contracts'

export interface TableRequest {
  mode: TravelMode
  places: readonly TravelPlace[]
}

/** How one kind of router is asked for the times between places, and how its answer is read. Pure. */
export interface RouterKind {
  /** Appended to the address of the router. */
  path(request: TableRequest): string
  query: Readonly<Record<string, string>>
  /** Sent as JSON; without it the call is a GET. */
  body?(request: TableRequest): object
  /** The rows of the answer's table of seconds; undefined where there is none. */
  rowsIn(answer: unknown): unknown
}

/** Whole minutes by row from and column to; null where there is no way. */
export type MinutesTable = (number | null)[][]

/**
 * Rounds the seconds of a table up to minutes, none from a place to itself; null if it is no square of that size, or
 * holds anything else.
 */
export function minutesOf(rows: unknown, size: number): MinutesTable | null {
  const isRow = (row: unknown): row is (number | null)[] =>
    Array.isArray(row) && row.length === size && row.every(isSeconds)
  if (!Array.isArray(rows) || rows.length !== size || !rows.every(isRow)) return null
  return rows.map((row, from) =>
    row.map((seconds, to) => (from === to ? 0 : seconds === null ? null : Math.ceil(seconds / 60))),
  )
}

const isSeconds = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0)

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
