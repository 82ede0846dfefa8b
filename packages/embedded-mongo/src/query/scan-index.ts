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
  /** Positions of the leading fields that are restricted to one value: they do not affect the order of the rest. */
  readonly constants: ReadonlySet<number>
  readonly equalities: number
  /** How the field after the equalities is restricted: by a range, or only to documents that have it. */
  readonly ending: 'range' | 'mention' | undefined
}

const walkFields = (index: DocumentIndex, conditions: Conditions): Walk => {
  const constants = new Set<number>()
  let intervals: readonly Interval[] = [{ low: '', high: AFTER, isPoint: true }]
  let equalities = 0
  let usedMultikey = false
  for (const [position, field] of index.fields.entries()) {
    const isMultikey = index.multikey.has(position)
    const bounds = isMultikey && usedMultikey ? undefined : fieldBounds(conditions.get(field.path), field, isMultikey)
    if (bounds === undefined) return { intervals: close(intervals), constants, equalities, ending: undefined }
    usedMultikey ||= isMultikey
    const isPoints = arePoints(bounds) && bounds.length * intervals.length <= MAX_INTERVALS
    intervals = join(intervals, bounds)
    if (!isPoints) return { intervals, constants, equalities, ending: isMention(bounds) ? 'mention' : 'range' }
    if (bounds.length === 1) constants.add(position)
    equalities += 1
  }
  return { intervals, constants, equalities, ending: undefined }
}

const arePoints = (bounds: readonly Interval[]): boolean => bounds.every(({ isPoint }) => isPoint)

const isMention = ([first]: readonly Interval[]): boolean => first?.high === EVERYTHING.high

const close = (prefixes: readonly Interval[]): readonly Interval[] =>
  prefixes.map(({ low, isPoint }) => ({ low, high: low + AFTER, isPoint }))

const join = (prefixes: readonly Interval[], bounds: readonly Interval[]): readonly Interval[] =>
  prefixes.flatMap((prefix) =>
    bounds.map(({ low, high, isPoint }) => ({ low: prefix.low + low, high: prefix.low + high, isPoint })),
  )

/** On a field with arrays, two elements may satisfy two conditions, so their bounds must not be intersected. */
const fieldBounds = (
  conditions: readonly [string, unknown][] = [],
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
  arePoints(intervals) ? 2 : intervals[0] === EVERYTHING ? 0 : 1

const scoreOf = (index: DocumentIndex, walk: Walk, isOrdered: boolean): number => {
  const isExact = walk.equalities === index.fields.length && (index.spec.unique === true || index.spec.name === '_id_')
  const useful =
    (isExact ? 1000 : 0) +
    walk.equalities * 10 +
    (walk.ending === 'range' ? 5 : 0) +
    (isOrdered ? 3 : 0) +
    (walk.ending === 'mention' ? 1 : 0)
  return useful === 0 ? 0 : useful - index.fields.length / 100
}

/** A sparse index contains a document if it has any of the fields. */
const rulesOutMissing = ({ fields }: DocumentIndex, conditions: Conditions): boolean =>
  fields.some(({ path }) => conditions.get(path)?.some(([name, operand]) => excludesMissing(name, operand)) === true)

/** The direction of the index in which documents come in this order; undefined if there is none. */
const sortDirection = (
  index: DocumentIndex,
  constants: ReadonlySet<number>,
  sort: readonly IndexField[],
): 'forward' | 'reversed' | undefined => {
  const all = index.fields.map((field, position) => ({ ...field, isMultikey: index.multikey.has(position) }))
  const fixed = new Set(all.filter(({ isMultikey }, at) => constants.has(at) && !isMultikey).map(({ path }) => path))
  const wanted = sort.filter(({ path }) => !fixed.has(path))
  const fields = all.filter((_, at) => !constants.has(at)).slice(0, wanted.length)
  if (!wanted.every(({ path }, at) => fields[at]?.path === path && !fields[at].isMultikey)) return undefined
  const opposed = wanted.filter(({ isDescending }, at) => fields[at]?.isDescending !== isDescending)
  if (opposed.length === 0) return 'forward'
  return opposed.length === wanted.length ? 'reversed' : undefined
}
