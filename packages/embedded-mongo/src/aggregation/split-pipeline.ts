import { parseSort, type SortField } from '../query/sort-documents.ts'
import { isDocument, type Document } from '../values/document.ts'

/** The leading part of a pipeline as a query, and the remaining stages. */
interface SplitPipeline {
  readonly filter: Document
  readonly sort: readonly SortField[]
  readonly rest: readonly Document[]
}

/** Turns leading `$match` and `$sort`, in this order, into a query that can use an index. */
export const splitPipeline = (stages: readonly Document[]): SplitPipeline => {
  let at = 0
  const filters: Document[] = []
  for (let filter = stages[at]?.$match; isDocument(filter); filter = stages[at]?.$match) {
    filters.push(filter)
    at += 1
  }
  const sort = isDocument(stages[at]?.$sort) ? parseSort(stages[at]?.$sort) : []
  if (sort.length > 0) at += 1
  const [only = {}] = filters
  return { filter: filters.length > 1 ? { $and: filters } : only, sort, rest: stages.slice(at) }
}

/** The driver's `countDocuments` ends in `{ $group: { _id: 1, n: { $sum: 1 } } }`: counting needs no copies. */
export const countStage = (stages: readonly Document[]): { id: unknown; field: string } | undefined => {
  const [stage, ...more] = stages
  const spec = stage?.$group
  if (more.length > 0 || !isDocument(spec) || Object.keys(spec).length !== 2) return undefined
  if (typeof spec._id !== 'number') return undefined
  const field = Object.keys(spec).find((name) => name !== '_id') ?? ''
  const counted = spec[field]
  return isDocument(counted) && counted.$sum === 1 ? { id: spec._id, field } : undefined
}
