import { average, sum, type Fold } from './exact-sum.ts'
import { compareValues } from '../values/compare-values.ts'
import { encodeKey } from '../values/encode-key.ts'

/** Null and missing values count only if there are no others. */
const extreme = (sign: 1 | -1) => (): Fold => {
  let best: unknown = null
  return {
    add: (value) => {
      if (value === undefined || value === null) return
      if (best === null || sign * compareValues(value, best) > 0) best = value
    },
    result: () => best,
  }
}

const first = (): Fold => {
  let found: { readonly value: unknown } | undefined
  return { add: (value) => (found ??= { value }), result: () => found?.value ?? null }
}

const last = (): Fold => {
  let latest: unknown = null
  return { add: (value) => (latest = value ?? null), result: () => latest }
}

/** A document without the field adds nothing. */
const push = (): Fold => {
  const values: unknown[] = []
  return { add: (value) => value === undefined || values.push(value), result: () => values }
}

const addToSet = (): Fold => {
  const values = new Map<string, unknown>()
  return {
    add: (value) => {
      if (value === undefined) return
      const key = encodeKey(value)
      if (!values.has(key)) values.set(key, value)
    },
    result: () => [...values.values()],
  }
}

/** Accumulators that process values one by one. */
export const FOLDS: ReadonlyMap<string, () => Fold> = new Map(
  Object.entries({
    $sum: sum,
    $count: sum,
    $avg: average,
    $min: extreme(-1),
    $max: extreme(1),
    $first: first,
    $last: last,
    $push: push,
    $addToSet: addToSet,
  }),
)
