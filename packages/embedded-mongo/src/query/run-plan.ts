import type { Collection } from '../catalogue/collection.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import type { IndexScan } from './scan-index.ts'
import type { Plan } from './plan-query.ts'

/** Counts for `explain`. */
export interface ScanCounts {
  keys: number
  documents: number
}

/** Every document that may match, each once. The collection must not change while this runs. */
export function* runPlan(collection: Collection, plan: Plan, counts: ScanCounts): Iterable<StoredDocument> {
  if (plan.kind === 'collection') yield* readAll(collection, plan.isReversed, counts)
  else if (plan.kind === 'index' && plan.index.multikey.size === 0) yield* readIndex(plan, counts)
  else yield* eachOnce(plan.kind === 'or' ? plan.scans : [plan], counts)
}

function* readAll({ documents }: Collection, isReversed: boolean, counts: ScanCounts): Iterable<StoredDocument> {
  const stored = isReversed ? [...documents.values()].reverse() : documents.values()
  for (const document of stored) {
    counts.documents += 1
    yield document
  }
}

function* eachOnce(scans: readonly IndexScan[], counts: ScanCounts): Iterable<StoredDocument> {
  const seen = new Set<number>()
  for (const scan of scans) {
    for (const stored of readIndex(scan, counts)) {
      if (seen.has(stored.seq)) continue
      seen.add(stored.seq)
      yield stored
    }
  }
}

function* readIndex({ index, intervals, isReversed }: IndexScan, counts: ScanCounts): Iterable<StoredDocument> {
  const pair: [string, StoredDocument] = ['', { seq: 0, document: {}, seal: 0 }]
  for (const { low, high } of isReversed ? [...intervals].reverse() : intervals) {
    const entries = isReversed ? index.tree.entriesReversed(high, pair) : index.tree.entries(low, pair)
    for (const [key, stored] of entries) {
      if (isReversed ? key < low : key >= high) break
      counts.keys += 1
      counts.documents += 1
      yield stored
    }
  }
}
