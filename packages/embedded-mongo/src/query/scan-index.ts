import type { DocumentIndex } from '../indexes/document-index.ts'
import type { IndexField } from '../indexes/extract-keys.ts'
import { AFTER, boundsOf, EVERYTHING, excludesMissing, intersect, invert, type Interval } from './bounds.ts'

export type Conditions = ReadonlyMap<string, readonly [string, unknown][]>

export interface IndexScan {
  readonly index: DocumentIndex
  /** Ascending and disjoint. */
  readonly intervals: readonly Interval[]
  readonly isReversed: boolean
  /** Whether documents come in the requested order. */
  readonly isSorted: boolean
  readonly score: number
}

/** With more intervals, they are not combined with those of the next field. */
export const MAX_INTERVALS = 10_000

/** Returns a scan of this index, or undefined if it would miss documents or not help. */
export function scanIndex(
  index: DocumentIndex,
  conditions: Conditions,
  sort: readonly IndexField[],
  isForced = false,
): IndexScan | undefined {
  if (index.spec.sparse === true && !rulesOutMissing(index, conditions)) return undefined
  const walk = walkFields(index, conditions)
  const direction = sortDirection(index, walk.constants, sort)
  const isSorted = sort.length === 0 || direction !== undefined
  const score = scoreOf(index, walk, sort.length > 0 && direction !== undefined)
  if (score <= 0 && !isForced) return undefined
  return { index, intervals: walk.intervals, isReversed: direction === 'reversed', isSorted, score }
}

interface Walk {
  readonly intervals: readonly Interval[]
  /** Leading fields restricted to a single value, which do not affect the order of the rest. */
  readonly constants: ReadonlySet<string>
  readonly equalities: number
  readonly hasRange: boolean
  readonly hasMention: boolean
}

const walkFields = (index: DocumentIndex, conditions: Conditions): Walk => {
  const constants = new Set<string>()
  let intervals: readonly Interval[] = [{ low: '', high: AFTER, isPoint: true }]
  let equalities = 0
  let usedMultikey = false
  for (const [position, field] of index.fields.entries()) {
    const isMultikey = index.multikey.has(position)
    const bounds =
      isMultikey && usedMultikey ? undefined : fieldBounds(conditions.get(field.path) ?? [], field, isMultikey)
    if (bounds === undefined)
      return { intervals: close(intervals), constants, equalities, hasRange: false, hasMention: false }
    usedMultikey ||= isMultikey
    const isPoints = bounds.every(({ isPoint }) => isPoint) && bounds.length * intervals.length <= MAX_INTERVALS
    const isMention = bounds[0] === EVERYTHING || bounds[0]?.high === EVERYTHING.high
    intervals = join(intervals, bounds)
    if (!isPoints) return { intervals, constants, equalities, hasRange: !isMention, hasMention: isMention }
    if (bounds.length === 1) constants.add(field.path)
    equalities += 1
  }
  return { intervals, constants, equalities, hasRange: false, hasMention: false }
}

const close = (prefixes: readonly Interval[]): readonly Interval[] =>
  prefixes.map(({ low, isPoint }) => ({ low, high: low + AFTER, isPoint }))

const join = (prefixes: readonly Interval[], bounds: readonly Interval[]): readonly Interval[] =>
  prefixes.flatMap((prefix) =>
    bounds.map(({ low, high, isPoint }) => ({ low: prefix.low + low, high: prefix.low + high, isPoint })),
  )

/** On a field with arrays, two elements may satisfy two conditions, so their bounds must not be intersected. */
const fieldBounds = (
  conditions: readonly [string, unknown][],
  field: IndexField,
  isMultikey: boolean,
): readonly Interval[] | undefined => {
  const lists = conditions.map(([name, operand]) => boundsOf(name, operand)).filter((list) => list !== undefined)
  if (lists.length === 0) return undefined
  const tightest = isMultikey ? lists.reduce(tighter) : lists.reduce(intersect)
  return field.isDescending ? invert(tightest) : tightest
}

const tighter = (left: readonly Interval[], right: readonly Interval[]): readonly Interval[] =>
  rank(right) > rank(left) ? right : left

const rank = (intervals: readonly Interval[]): number =>
  intervals.every(({ isPoint }) => isPoint) ? 2 : intervals[0] === EVERYTHING ? 0 : 1

const scoreOf = (index: DocumentIndex, walk: Walk, isOrdered: boolean): number => {
  const isExact = walk.equalities === index.fields.length && (index.spec.unique === true || index.spec.name === '_id_')
  const useful =
    (isExact ? 1000 : 0) +
    walk.equalities * 10 +
    (walk.hasRange ? 5 : 0) +
    (isOrdered ? 3 : 0) +
    (walk.hasMention ? 1 : 0)
  return useful === 0 ? 0 : useful - index.fields.length / 100
}

/** A sparse index contains a document if it has any of the fields. */
const rulesOutMissing = ({ fields }: DocumentIndex, conditions: Conditions): boolean =>
  fields.some(({ path }) => conditions.get(path)?.some(([name, operand]) => excludesMissing(name, operand)) === true)

/** The position of the next field that is no constant, or is the wanted one. */
const afterConstants = (
  { fields }: DocumentIndex,
  constants: ReadonlySet<string>,
  from: number,
  wanted: string,
): number => {
  let at = from
  while (constants.has(fields[at]?.path ?? '') && fields[at]?.path !== wanted) at += 1
  return at
}

const sortDirection = (
  index: DocumentIndex,
  constants: ReadonlySet<string>,
  sort: readonly IndexField[],
): 'forward' | 'reversed' | undefined => {
  let at = 0
  let direction: 'forward' | 'reversed' | undefined
  for (const { path, isDescending } of sort) {
    at = afterConstants(index, constants, at, path)
    const field = index.fields[at]
    if (field?.path !== path || index.multikey.has(at)) {
      if (constants.has(path)) continue
      return undefined
    }
    const needed = field.isDescending === isDescending ? 'forward' : 'reversed'
    if (!constants.has(path)) {
      if (direction !== undefined && direction !== needed) return undefined
      direction = needed
    }
    at += 1
  }
  return direction ?? 'forward'
}
