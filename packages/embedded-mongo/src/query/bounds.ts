import { type Document, isDocument, nameSet } from '../values/document.ts'
import { encodeKey, invertKey } from '../values/encode-key.ts'
import { kindOf } from '../values/kinds.ts'
import { isTruthy } from '../values/numbers.ts'
import { conditionsOf } from './compile-filter.ts'
import { order } from '../values/compare-values.ts'

/**
 * Keys from `low` up to, but not including, `high`. A bound that ends in AFTER sorts after every key with that prefix.
 */
export interface Interval {
  readonly low: string
  readonly high: string
  /** Exactly one value. */
  readonly isPoint: boolean
}

export const AFTER = '\uffff'

export const EVERYTHING: Interval = { low: '', high: AFTER, isPoint: false }

const RANGES = nameSet('$gt $gte $lt $lte')

type Intervals = readonly Interval[] | undefined

const everything = () => [EVERYTHING]
const between = (low: string, high: string) => [{ low, high, isPoint: false }]
/** Before all keys of the operand's type; those after it begin with `kind + AFTER`. */
const kindKey = (operand: unknown): string => String.fromCharCode(kindOf(operand))

const boundsByOperator: ReadonlyMap<string, (operand: unknown) => Intervals> = new Map(
  Object.entries<(operand: unknown) => Intervals>({
    $eq: (operand) => point(operand),
    $in: (operand) => (Array.isArray(operand) ? union(operand.map(point)) : undefined),
    $gt: (operand) => between(encodeKey(operand) + AFTER, kindKey(operand) + AFTER),
    $gte: (operand) => between(encodeKey(operand), kindKey(operand) + AFTER),
    $lt: (operand) => between(kindKey(operand), encodeKey(operand)),
    $lte: (operand) => between(kindKey(operand), encodeKey(operand) + AFTER),
    $exists: (operand) => (isTruthy(operand) ? [EVERYTHING] : point(null)),
    $ne: everything,
    $nin: everything,
    $not: everything,
  }),
)

/** Returns the keys that a condition on one field can match, never too few; undefined if it does not restrict keys. */
export function boundsOf(name: string, operand: unknown): Intervals {
  return Array.isArray(operand) && RANGES.has(name) ? undefined : boundsByOperator.get(name)?.(operand)
}

/** Arrays are indexed by their elements only, so equality with an array does not restrict keys. */
const point = (operand: unknown): readonly Interval[] | undefined => {
  if (Array.isArray(operand)) return undefined
  const key = encodeKey(operand)
  return [{ low: key, high: key + AFTER, isPoint: true }]
}

export function union(lists: readonly (readonly Interval[] | undefined)[]): readonly Interval[] | undefined {
  const all: Interval[] = []
  for (const list of lists) {
    if (list === undefined) return undefined
    all.push(...list)
  }
  return inOrder(all)
}

/** Ascending, without duplicates. Points overlap only if equal. */
const inOrder = (intervals: readonly Interval[]): readonly Interval[] => {
  const sorted = [...intervals].sort((left, right) => order(left.low, right.low))
  return sorted.filter((interval, at) => at === 0 || interval.low !== sorted[at - 1]?.low)
}

export function intersect(left: readonly Interval[], right: readonly Interval[]): readonly Interval[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const low = one.low > other.low ? one.low : other.low
      const high = one.high < other.high ? one.high : other.high
      return low < high ? [{ low, high, isPoint: one.isPoint || other.isPoint }] : []
    }),
  )
}

export function invert(intervals: readonly Interval[]): readonly Interval[] {
  return intervals
    .map(({ low, high, isPoint }) => ({ low: invertBound(high), high: invertBound(low), isPoint }))
    .reverse()
}

const invertBound = (bound: string): string => {
  if (bound === '') return AFTER
  if (bound === AFTER) return ''
  return bound.endsWith(AFTER) ? invertKey(bound.slice(0, -1)) : invertKey(bound) + AFTER
}

/** Whether a condition holds for no document without the field. False if unsure. */
export function excludesMissing(name: string, operand: unknown): boolean {
  return EXCLUDES_MISSING.get(name)?.(operand) === true
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined && !Array.isArray(value)

const isNotNull = (operand: unknown): boolean => operand !== null
const always = (): boolean => true

const EXCLUDES_MISSING: ReadonlyMap<string, (operand: unknown) => boolean> = new Map(
  Object.entries<(operand: unknown) => boolean>({
    $eq: isPresent,
    $in: (operand) => Array.isArray(operand) && operand.length > 0 && operand.every(isPresent),
    $gt: isNotNull,
    $gte: isNotNull,
    $lt: isNotNull,
    $lte: isNotNull,
    $exists: isTruthy,
    $ne: (operand) => operand === null,
    $regex: always,
    $type: always,
  }),
)

/** Collects conditions by path; flattens `$and`. */
export function collectConditions(filter: Document, found = new Map<string, [string, unknown][]>()) {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const branch of condition.filter(isDocument)) collectConditions(branch, found)
    } else if (!name.startsWith('$')) found.set(name, [...(found.get(name) ?? []), ...conditionsOf(condition)])
  }
  return found
}
