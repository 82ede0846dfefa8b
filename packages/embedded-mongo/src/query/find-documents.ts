import type { Collection } from '../catalogue/collection.ts'
import { ticketOf } from '../catalogue/pending-writes.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import type { Document } from '../values/document.ts'
import { collect, isPauseDue, PAUSE, toEnd, type Sliced, type Stream } from '../slices.ts'
import { compileFilter } from './compile-filter.ts'
import { planQuery, type Plan } from './plan-query.ts'
import { runPlan } from './run-plan.ts'
import type { IndexField } from '../indexes/extract-keys.ts'
import { sortStream } from './sort-documents.ts'
import { fieldsOf, type Predicate } from './walk-path.ts'
import { ObjectId } from 'bson'
import { collectConditions } from './bounds.ts'
import { MAX_INTERVALS, type IndexScan } from './scan-index.ts'

export interface Query {
  readonly filter: Document
  readonly sort?: readonly IndexField[]
  readonly skip?: number
  /** 0 or absent: no limit. */
  readonly limit?: number
  readonly hint?: unknown
  /** Records which write the result depends on. */
  readonly reader?: Reader | undefined
}

/** A read waits until the latest write that it may have observed is on disk. */
export interface Reader {
  ticket: number
}

/** Returns none for a collection that does not exist. */
export function* documentsIn(collection: Collection | undefined, query: Query): Sliced<StoredDocument[]> {
  if (collection === undefined) return []
  const { filter, sort = [], skip = 0, limit = 0 } = query
  const matches = compileFilter(filter)
  restOn(query, collection, matches)
  const plan = planQuery(collection, filter, sort, query.hint)
  const names = fieldsOf(filter, plan.isSorted ? [] : sort)
  const test = isKnownBy(plan, filter) ? undefined : (one: StoredDocument) => matches(one.look(names))
  const matching = (most?: number) => readMatching(runPlan(collection, plan), test, most)
  const wanted = limit > 0 ? skip + limit : Infinity
  const ordered = plan.isSorted
    ? yield* collect(matching(wanted))
    : yield* sortStream(matching(), sort, (one) => one.look(names), wanted)
  return ordered.slice(skip)
}

/** Whether the plan alone decides the result, without reading documents. */
const isKnownBy = (plan: Plan | undefined, filter: Document): boolean =>
  Object.keys(filter).length === 0 || (plan?.kind === 'index' && answersAlone(plan, filter))

/** Searches without pauses, for commands that write what they find. */
export function findDocuments(collection: Collection, query: Query): StoredDocument[] {
  return toEnd(documentsIn(collection, query))
}

function* readMatching(
  candidates: Iterable<StoredDocument>,
  matches: ((candidate: StoredDocument) => boolean) | undefined,
  wanted = Infinity,
): Stream<StoredDocument> {
  let found = 0
  for (const candidate of candidates) {
    if (isPauseDue()) yield PAUSE
    if (matches !== undefined && !matches(candidate)) continue
    yield candidate
    found += 1
    if (found >= wanted) return
  }
}

const restOn = (query: Query, collection: Collection, matches: Predicate): void => {
  const { reader } = query
  if (reader !== undefined)
    reader.ticket = Math.max(reader.ticket, ticketOf(collection, matches, fieldsOf(query.filter)))
}

/** Counts without reading documents if there is no filter or an index decides it. */
export function* countDocuments(collection: Collection | undefined, query: Query): Sliced<number> {
  if (collection === undefined) return 0
  const { filter } = query
  const isEverything = Object.keys(filter).length === 0
  const plan = isEverything ? undefined : planQuery(collection, filter, [])
  if (!isKnownBy(plan, filter)) return (yield* documentsIn(collection, query)).length
  restOn(query, collection, compileFilter(filter))
  return plan?.kind === 'index' ? countKeys(plan) : collection.documents.size
}

/**
 * Whether the scan's keys correspond one to one to the matching documents, so that the documents need not be read.
 * False if unsure.
 */
function answersAlone({ index, intervals }: IndexScan, filter: Document): boolean {
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

function countKeys({ index, intervals }: IndexScan): number {
  let count = 0
  for (const { low, high } of intervals) count += index.tree.forRange(low, high, false)
  return count
}
