import type { KeptHome, ResultColumns, ScoreOverrides, SearchFilters, Weights } from '@verandah/contracts'
import { type Column, evaluateProperty, toColumns, scoringInputOf } from '@verandah/scoring-model'

interface Weighing {
  weights: Weights
  filters: SearchFilters
  /** Corrections by the user whose weights apply. */
  own: ReadonlyMap<string, ScoreOverrides>
  /** Custom criteria that may be weighed beside those of the weights. */
  names: readonly string[]
}

/** Homes in the order of their ids, and the columns that they are ranked by. */
export function packColumns<Row extends { propertyId: string; home: KeptHome }>(
  rows: readonly Row[],
  { weights, filters, own, names }: Weighing,
): { sorted: Row[]; columns: ResultColumns['columns'] } {
  const named = Object.fromEntries(names.map((name) => [name, 0]))
  const weighed = { ...weights, additionalCriteria: { ...named, ...weights.additionalCriteria } }
  const evaluated = rows.map(({ propertyId, home }) => ({
    propertyId,
    evaluation: evaluateProperty({ input: scoringInputOf(home, own.get(propertyId)), weights: weighed, filters }),
  }))
  const { homes: order, factors, custom, extras, overBudget } = toColumns(evaluated)
  return {
    sorted: [...order].flatMap((row) => rows[row] ?? []),
    columns: {
      factors: packAll(factors),
      custom: [...custom].map(([name, column]) => [name, pack(column)]),
      extras: packAll(extras),
      overBudget: base64(overBudget),
    },
  }
}

export function base64({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

const pack = ({ thousandths, known }: Column) => ({ thousandths: base64(thousandths), known: base64(known) })

const packAll = (columns: Readonly<Record<string, Column>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, pack(column)]))
