import type { Decision, Unknown } from '@verandah/decide'
import {
  columnIn,
  type Columns,
  countsUnknown,
  type Criterion,
  type Extra,
  extras,
  extraWeights,
  unknownValue,
} from '@verandah/scoring-model'
import { isUnknown, type Ranked, type Standing } from './ranked.ts'
import { isSample, type Level, poolsOf } from './pools.ts'

/** What an unknown value was drawn from; a level of null counts half. */
export interface DrawnFrom {
  criterion: Criterion
  level: Level | null
  isSample: boolean
}

/** The first homes as alternatives, and by place what their unknown values are drawn from. */
export function decisionOf(ranked: Ranked, { criteria, settings, order }: Standing, count: number) {
  const { columns } = ranked
  const poolOf = poolsOf(ranked)
  const rows = order.slice(0, count)
  const unknowns: Unknown[] = []
  const leftOut: { alternative: number; criterion: number }[] = []
  const drawnFrom = Array.from(rows, (): DrawnFrom[] => [])
  const valueAt = (index: number, criterion: Criterion, row: number, alternative: number): number => {
    if (isUnknown(columns, criterion, row)) {
      const pool = poolOf(criterion, row)
      if (settings[index] !== 0)
        drawnFrom[alternative]?.push({
          criterion,
          level: pool && levelOf(pool),
          isSample: isSample(criterion, ranked.maxPrice),
        })
      if (pool === null) return unknownValue
      unknowns.push({ alternative, criterion: index, pool: pool.values })
      return 0
    }
    const { known, thousandths } = columnIn(columns, criterion)
    if (known[row] === 1) return (thousandths[row] ?? 0) / 1000
    if (!countsUnknown(criterion)) leftOut.push({ alternative, criterion: index })
    return 0
  }
  const values = criteria.map((criterion, index) =>
    Float64Array.from(rows, (row, alternative) => valueAt(index, criterion, row, alternative)),
  )
  const hasCredit = (row: number) =>
    criteria.some((criterion, index) => settings[index] !== 0 && columnIn(columns, criterion).known[row] === 1)
  const credit = creditOf(columns, rows, hasCredit)
  const decision: Decision = { size: rows.length, values, unknowns, leftOut, credit }
  return { decision, drawnFrom }
}

const levelOf = ({ type, suburb, homes }: Level): Level => ({ type, suburb, homes })

/** Extras count for homes of which something else is known. */
const creditOf = (columns: Columns, rows: Uint32Array, isGiven: (row: number) => boolean): Decision['credit'] => {
  const present = (row: number) =>
    isGiven(row) ? extras.filter((extra) => columns.extras[extra].known[row] === 1) : []
  const worthOf = (extra: Extra, row: number) => (columns.extras[extra].thousandths[row] ?? 0) / 1000
  return {
    sums: Float64Array.from(rows, (row) => sumOf(present(row), (extra) => extraWeights[extra] * worthOf(extra, row))),
    weights: Float64Array.from(rows, (row) => sumOf(present(row), (extra) => extraWeights[extra])),
  }
}

const sumOf = <Part>(parts: readonly Part[], numberOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + numberOf(part), 0)
