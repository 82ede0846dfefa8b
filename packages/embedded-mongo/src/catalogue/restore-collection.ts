import { entryOf, keysFor, loadEntries } from '../indexes/document-index.ts'
import { loadTree } from '../indexes/tree.ts'
import { sealOf } from '../storage/tally.ts'
import { readFields } from '../values/read-bson.ts'
import { count, type Collection } from './collection.ts'
import { StoredDocument } from './stored-document.ts'

/**
 * Restores a collection's documents as they are read from disk, in order; the trees are built from all of them at the
 * end.
 */
export function restoreCollection(collection: Collection) {
  const { indexes, shelf } = collection
  const names = new Set(indexes.flatMap((index) => [...index.names]))
  const entries = indexes.map((): string[] => [])
  const seqs: number[] = []
  const documents: StoredDocument[] = []
  return {
    /** Reads only the indexed fields. */
    add: (seq: number, bytes: Uint8Array): void => {
      const stored = new StoredDocument(shelf, { seq, seal: sealOf(seq, bytes), bytes: bytes.byteLength })
      const document = readFields(bytes, names)
      indexes.forEach((index, at) => {
        for (const key of keysFor(index, document)) entries[at]?.push(entryOf(key, seq))
      })
      count(collection, { documents: 1, seals: stored.seal, bytes: stored.bytes })
      seqs.push(seq)
      documents.push(stored)
    },
    finish: (): void => {
      indexes.forEach((index, at) => loadEntries(index, entries[at] ?? []))
      collection.nextSeq = (seqs.at(-1) ?? 0) + 1
      collection.documents = loadTree(seqs, documents)
    },
  }
}
