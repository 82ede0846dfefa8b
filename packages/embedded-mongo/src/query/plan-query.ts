import type { Collection } from '../catalogue/collection.ts'
import { badValue } from '../errors.ts'
import type { DocumentIndex } from '../indexes/document-index.ts'
import { areEqual } from '../values/compare-values.ts'
import { isDocument, type Document } from '../values/document.ts'
import { collectConditions } from './bounds.ts'
import { scanIndex, type Conditions, type IndexScan } from './scan-index.ts'
import type { IndexField } from '../indexes/extract-keys.ts'

export type Plan =
  | { readonly kind: 'collection'; readonly isSorted: boolean }
  | ({ readonly kind: 'index' } & IndexScan)
  | { readonly kind: 'or'; readonly scans: readonly IndexScan[]; readonly isSorted: false }

/**
 * Picks the best index by rule: most equalities, then a range, then a sort that comes for free; else a collection scan.
 */
export function planQuery(collection: Collection, filter: Document, sort: readonly IndexField[], hint?: unknown): Plan {
  const conditions = collectConditions(filter)
  if (hint !== undefined) return hinted(collection, conditions, sort, hint)
  const whole: Plan = { kind: 'collection', isSorted: sort.length === 0 }
  const best = bestScan(collection.indexes, conditions, sort)
  if (best !== undefined && best.score >= SELECTIVE) return { kind: 'index', ...best }
  const union = planBranches(collection, filter)
  if (union !== undefined) return { kind: 'or', scans: union, isSorted: false }
  return best === undefined ? whole : { kind: 'index', ...best }
}

/** Scores below this come from order or existence alone. */
const SELECTIVE = 5

const bestScan = (
  indexes: readonly DocumentIndex[],
  conditions: Conditions,
  sort: readonly IndexField[],
): IndexScan | undefined => {
  let best: IndexScan | undefined
  for (const index of indexes) {
    const scan = scanIndex(index, conditions, sort)
    if (scan !== undefined && scan.score > (best?.score ?? 0)) best = scan
  }
  return best
}

/** Plans an index scan for each branch of `$or`, if each has one. */
const planBranches = (collection: Collection, filter: Document): IndexScan[] | undefined => {
  if (!Array.isArray(filter.$or)) return undefined
  const shared = { ...filter }
  delete shared.$or
  const scans: IndexScan[] = []
  for (const branch of filter.$or as unknown[]) {
    if (!isDocument(branch)) return undefined
    const scan = bestScan(collection.indexes, collectConditions({ $and: [shared, branch] }), [])
    if (scan === undefined || scan.score < SELECTIVE) return undefined
    scans.push(scan)
  }
  return scans
}

const hinted = (collection: Collection, conditions: Conditions, sort: readonly IndexField[], hint: unknown): Plan => {
  const index = collection.indexes.find(
    ({ spec }) => spec.name === hint || (isDocument(hint) && areEqual(spec.key, hint)),
  )
  if (index === undefined)
    throw badValue(
      'error processing query: planner returned error: hint provided does not correspond to an existing index',
    )
  const scan = scanIndex(index, conditions, sort, true)
  if (scan === undefined) throw badValue(`the hinted index ${index.spec.name} cannot answer this query`)
  return { kind: 'index', ...scan }
}
