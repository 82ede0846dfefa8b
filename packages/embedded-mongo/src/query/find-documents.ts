import type { Collection } from '../catalogue/collection.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import type { Variables } from '../aggregation/mingo-adapter.ts'
import type { Document } from '../values/document.ts'
import { lookAtDeadline } from '../deadline.ts'
import { compileFilter } from './compile-filter.ts'
import { planQuery, type Plan } from './plan-query.ts'
import { runPlan, type ScanCounts } from './run-plan.ts'
import { sortBy, type SortField } from './sort-documents.ts'

export interface Query {
  readonly filter: Document
  readonly sort?: readonly SortField[]
  readonly skip?: number
  /** 0 or absent: no limit. */
  readonly limit?: number
  readonly hint?: unknown
  readonly variables?: Variables
}

export interface Found {
  readonly stored: StoredDocument[]
  readonly plan: Plan
  readonly counts: ScanCounts
}

export const findDocuments = (collection: Collection, query: Query): Found => {
  const { filter, sort = [], skip = 0, limit = 0, hint, variables } = query
  const matches = compileFilter(filter, variables)
  const plan = planQuery(collection, filter, sort, hint)
  const counts: ScanCounts = { keys: 0, documents: 0 }
  const wanted = limit > 0 && plan.isSorted ? skip + limit : Infinity
  const stored: StoredDocument[] = []
  for (const candidate of runPlan(collection, plan, counts)) {
    lookAtDeadline()
    if (!matches(candidate.document)) continue
    stored.push(candidate)
    if (stored.length >= wanted) break
  }
  const ordered = plan.isSorted ? stored : sortBy(stored, sort, ({ document }) => document)
  const page = skip > 0 || limit > 0 ? ordered.slice(skip, limit > 0 ? skip + limit : undefined) : ordered
  return { stored: page, plan, counts }
}

/** A collection that does not exist has none. */
export const documentsIn = (collection: Collection | undefined, query: Query): Document[] =>
  collection === undefined ? [] : findDocuments(collection, query).stored.map(({ document }) => document)

export const countDocuments = (collection: Collection | undefined, query: Query): number => {
  if (collection === undefined) return 0
  const { filter, skip = 0, limit = 0 } = query
  const isEverything = Object.keys(filter).length === 0
  const count = isEverything
    ? collection.documents.size
    : findDocuments(collection, { ...query, skip: 0, limit: 0 }).stored.length
  const rest = Math.max(0, count - skip)
  return limit > 0 ? Math.min(rest, limit) : rest
}
