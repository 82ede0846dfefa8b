import type { Collection } from '../catalogue/collection.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import { seqOf } from '../indexes/document-index.ts'
import type { Tree } from '../indexes/tree.ts'
import type { Interval } from './bounds.ts'
import type { IndexScan } from './scan-index.ts'
import type { Plan } from './plan-query.ts'

/** Trees as of the start of the read: a collection that changes during its pauses continues with clones. */
interface Scan {
  readonly documents: Tree<number, StoredDocument>
  readonly entries: Tree<string, undefined>
  readonly intervals: readonly Interval[]
  readonly isReversed: boolean
}

/** Yields every document that may match, once. */
export function runPlan(collection: Collection, plan: Plan): Iterable<StoredDocument> {
  if (plan.kind === 'collection') return collection.documents.values()
  const scanOf = ({ index, intervals, isReversed }: IndexScan): Scan => ({
    documents: collection.documents,
    entries: index.tree,
    intervals,
    isReversed,
  })
  if (plan.kind === 'index' && plan.index.multikey.size === 0) return readIndex(scanOf(plan))
  return eachOnce(plan.kind === 'or' ? plan.scans.map(scanOf) : [scanOf(plan)])
}

function* eachOnce(scans: readonly Scan[]): Iterable<StoredDocument> {
  const seen = new Set<number>()
  for (const scan of scans) {
    for (const stored of readIndex(scan)) {
      if (seen.has(stored.seq)) continue
      seen.add(stored.seq)
      yield stored
    }
  }
}

function* readIndex({ documents, entries, intervals, isReversed }: Scan): Iterable<StoredDocument> {
  const pair: [string, undefined] = ['', undefined]
  for (const { low, high } of isReversed ? [...intervals].reverse() : intervals) {
    for (const [key] of isReversed ? entries.entriesReversed(high, pair) : entries.entries(low, pair)) {
      if (isReversed ? key < low : key >= high) break
      const stored = documents.get(seqOf(key))
      if (stored === undefined) throw new Error('an index names a document that is not there')
      yield stored
    }
  }
}
