import { ObjectId } from 'bson'
import type { Document } from '../values/document.ts'
import { collectConditions } from './bounds.ts'
import { MAX_INTERVALS, type IndexScan } from './scan-index.ts'

/**
 * Whether the scan's keys correspond one to one to the matching documents, so that the documents need not be read.
 * False if unsure.
 */
export function answersAlone({ index, intervals }: IndexScan, filter: Document): boolean {
  if (index.multikey.size > 0 || index.spec.sparse === true) return false
  const conditions = collectConditions(filter)
  if (Object.keys(filter).some((name) => name.startsWith('$'))) return false
  if (conditions.size > index.fields.length || intervals.length > MAX_INTERVALS) return false
  return index.fields.slice(0, conditions.size).every(({ path, parts }, at) => {
    const given = conditions.get(path)
    const isLast = at === conditions.size - 1
    return given !== undefined && !parts.some((part) => /^\d+$/.test(part)) && isKnownByKeys(given, isLast)
  })
}

/** Whether the values are of types whose keys are exact: equality on any field, ranges only on the last. */
const isKnownByKeys = (conditions: readonly [string, unknown][], isLast: boolean): boolean => {
  const [[name, operand] = ['', undefined], ...more] = conditions
  if (name === '$eq') return more.length === 0 && isPlain(operand)
  if (name === '$in') return more.length === 0 && Array.isArray(operand) && operand.every(isPlain)
  // Keys below a number include NaN, which no comparison matches.
  const isAbove = conditions.some(([one]) => one === '$gt' || one === '$gte')
  return (
    isLast &&
    conditions.every(
      ([one, value]) => /^\$[gl]te?$/.test(one) && isPlain(value) && (isAbove || typeof value !== 'number'),
    )
  )
}

/** Whether values of this type are equal exactly if their keys are. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && !Number.isNaN(value)) ||
  value instanceof Date ||
  value instanceof ObjectId

export function countKeys({ index, intervals }: IndexScan): number {
  let count = 0
  for (const { low, high } of intervals) count += index.tree.forRange(low, high, false)
  return count
}
