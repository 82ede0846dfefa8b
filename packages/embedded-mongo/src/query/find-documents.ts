import type { Collection } from '../catalogue/collection.ts'
import { ticketOf } from '../catalogue/pending-writes.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import type { Document } from '../values/document.ts'
import { collect, isPauseDue, PAUSE, toEnd, type Sliced, type Stream } from '../slices.ts'
import { compileFilter } from './compile-filter.ts'
import { planQuery, type Plan } from './plan-query.ts'
import { runPlan } from './run-plan.ts'
import { answersAlone, countKeys } from './count-keys.ts'
import type { IndexField } from '../indexes/extract-keys.ts'
import { sortStream } from './sort-documents.ts'
import { fieldsOf, type Predicate } from './walk-path.ts'

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
