import * as fc from 'fast-check'
import type { Decision } from '../draw-means.ts'

/** Alternatives with the given rows of values, all known. */
export function aDecision(rows: readonly (readonly number[])[], over: Partial<Decision> = {}): Decision {
  return {
    size: rows.length,
    values: (rows[0] ?? []).map((_, criterion) => Float64Array.from(rows, (row) => row[criterion] ?? 0)),
    unknowns: [],
    leftOut: [],
    credit: { sums: new Float64Array(rows.length), weights: new Float64Array(rows.length) },
    ...over,
  }
}

const value = fc.integer({ min: 0, max: 10 })

/** Two to eight alternatives by one to five criteria. */
export const anyRows = fc
  .integer({ min: 1, max: 5 })
  .chain((criteria) =>
    fc.array(fc.array(value, { minLength: criteria, maxLength: criteria }), { minLength: 2, maxLength: 8 }),
  )

export const anyCentre = fc.array(value, { minLength: 5, maxLength: 5 })
