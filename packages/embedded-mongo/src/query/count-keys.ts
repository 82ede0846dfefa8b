import { ObjectId } from 'bson'
import type { Document } from '../values/document.ts'
import { collectConditions } from './bounds.ts'
import { isCollated } from './collation.ts'
import { MAX_INTERVALS, type IndexScan } from './scan-index.ts'

/** Whether the keys of the scan are the documents that match, one each: nothing is left to ask of the documents. When unsure, no. */
export const answersAlone = ({ index, intervals }: IndexScan, filter: Document): boolean => {
  const { partialFilterExpression, sparse } = index.spec
  if (isCollated() || index.multikey.size > 0 || partialFilterExpression !== undefined || sparse === true) return false
  const conditions = collectConditions(filter)
  if (Object.keys(filter).some((name) => name.startsWith('$'))) return false
  if (conditions.size > index.fields.length || intervals.length > MAX_INTERVALS) return false
  return index.fields.slice(0, conditions.size).every(({ path, parts }, at) => {
    const given = conditions.get(path)
    const isLast = at === conditions.size - 1
    return given !== undefined && !parts.some((part) => /^\d+$/.test(part)) && isKnownByKeys(given, isLast)
  })
}

/** Values of kinds whose keys say all: equal ones anywhere, ranges in the last of the fields only. */
const isKnownByKeys = (conditions: readonly [string, unknown][], isLast: boolean): boolean => {
  const [[name, operand] = ['', undefined], ...more] = conditions
  if (name === '$eq') return more.length === 0 && isPlain(operand)
  if (name === '$in') return more.length === 0 && Array.isArray(operand) && operand.every(isPlain)
  // Below a number lies also what is not a number, which no comparison finds.
  const isAbove = conditions.some(([one]) => one === '$gt' || one === '$gte')
  return (
    isLast &&
    conditions.every(
      ([one, value]) => /^\$[gl]te?$/.test(one) && isPlain(value) && (isAbove || typeof value !== 'number'),
    )
  )
}

/** Equal where the keys are equal. */
export const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && !Number.isNaN(value)) ||
  value instanceof Date ||
  value instanceof ObjectId

export const countKeys = ({ index, intervals }: IndexScan): number => {
  let count = 0
  for (const { low, high } of intervals) count += index.tree.forRange(low, high, false)
  return count
}
