import { entryOf, keysFor, loadEntries, type DocumentIndex } from '../indexes/document-index.ts'
import { loadTree } from '../indexes/tree.ts'
import { fieldsOf } from '../query/fields-of.ts'
import { sealOf } from '../storage/tally.ts'
import { readBson, readFields } from '../values/read-bson.ts'
import { count, type Collection } from './collection.ts'
import { StoredDocument } from './stored-document.ts'

/** Puts back the documents of a collection as they are read from disk, in their order; the trees are built of all of them at the end. */
export const restoreCollection = (collection: Collection) => {
  const { indexes, shelf } = collection
  const names = indexedNames(indexes)
  const entries = indexes.map((): string[] => [])
  const seqs: number[] = []
  const documents: StoredDocument[] = []
  return {
    /** Of its fields only those are read that an index asks for. */
    add: (seq: number, bytes: Uint8Array): void => {
      const stored = new StoredDocument(shelf, { seq, seal: sealOf(seq, bytes), bytes: bytes.byteLength })
      const document = names === undefined ? readBson(bytes) : readFields(bytes, names)
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

/** The fields that the indexes ask for; undefined where that is not plain to see. */
const indexedNames = (indexes: readonly DocumentIndex[]): ReadonlySet<string> | undefined =>
  fieldsOf(
    { $and: indexes.map(({ spec }) => spec.partialFilterExpression ?? {}) },
    indexes.flatMap(({ fields }) => fields),
  )
