import { assertUnique, addKeys, keysFor, openIndex, removeKeys, type DocumentIndex } from '../indexes/document-index.ts'
import { ID_INDEX, type IndexSpec } from '../indexes/index-spec.ts'
import { compileFilter } from '../query/compile-filter.ts'
import type { Journal, JournalEntry } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf, type Tally } from '../storage/tally.ts'
import { assertFits, readBson, writeBson } from '../values/bson.ts'
import type { Document } from '../values/document.ts'
import type { StoredDocument } from './stored-document.ts'

export interface Collection {
  readonly id: number
  ns: string
  /** In insertion order, which is the natural order. */
  readonly documents: Map<number, StoredDocument>
  indexes: DocumentIndex[]
  nextSeq: number
  /** The journal's ticket of the latest write: a reply that saw this collection waits for it. */
  lastTicket: number
  readonly journal: Journal
  readonly tally: Tally
}

export const openCollection = (id: number, ns: string, specs: readonly IndexSpec[], journal: Journal): Collection => ({
  id,
  ns,
  documents: new Map(),
  indexes: (specs.length === 0 ? [ID_INDEX] : specs).map(openSpecified),
  nextSeq: 1,
  lastTicket: 0,
  journal,
  tally: { collectionId: id, documents: 0, seals: 0 },
})

const everyDocument = () => true

export const openSpecified = (spec: IndexSpec): DocumentIndex =>
  openIndex(
    spec,
    spec.partialFilterExpression === undefined ? everyDocument : compileFilter(spec.partialFilterExpression),
  )

/** Puts back a document that was read from disk. */
export const restoreDocument = (collection: Collection, seq: number, bytes: Uint8Array): void => {
  const document = readBson(bytes)
  const stored = { seq, document, seal: sealOf(seq, bytes) }
  count(collection, { documents: 1, seals: stored.seal })
  collection.documents.set(seq, stored)
  collection.nextSeq = Math.max(collection.nextSeq, seq + 1)
  for (const index of collection.indexes) addKeys(index, keysFor(index, document), stored)
}

export const insertDocument = (collection: Collection, document: Document): void => {
  const bytes = encode(document)
  const seq = collection.nextSeq
  const keys = collection.indexes.map((index) => keysFor(index, document))
  collection.indexes.forEach((index, at) => assertUnique(index, keys[at] ?? [], document, collection.ns))
  const stored = { seq, document, seal: sealOf(seq, bytes) }
  collection.nextSeq += 1
  collection.documents.set(seq, stored)
  collection.indexes.forEach((index, at) => addKeys(index, keys[at] ?? [], stored))
  count(collection, { documents: 1, seals: stored.seal })
  write(collection, { type: 'put', key: documentKey(collection.id, seq), value: bytes })
}

export const replaceDocument = (collection: Collection, stored: StoredDocument, document: Document): void => {
  const bytes = encode(document)
  const changes = collection.indexes.map((index) => keyChange(index, stored.document, document))
  changes.forEach(({ index, added }) => assertUnique(index, added, document, collection.ns))
  for (const { index, removed, added } of changes) {
    removeKeys(index, removed, stored.seq)
    addKeys(index, added, stored)
  }
  const seal = sealOf(stored.seq, bytes)
  count(collection, { documents: 0, seals: seal ^ stored.seal })
  stored.document = document
  stored.seal = seal
  write(collection, { type: 'put', key: documentKey(collection.id, stored.seq), value: bytes })
}

export const removeDocument = (collection: Collection, stored: StoredDocument): void => {
  for (const index of collection.indexes) removeKeys(index, keysFor(index, stored.document), stored.seq)
  collection.documents.delete(stored.seq)
  count(collection, { documents: -1, seals: stored.seal })
  write(collection, { type: 'del', key: documentKey(collection.id, stored.seq) })
}

const count = ({ tally }: Collection, change: Pick<Tally, 'documents' | 'seals'>): void => {
  tally.documents += change.documents
  tally.seals ^= change.seals
}

const write = (collection: Collection, entry: JournalEntry): void => {
  collection.lastTicket = collection.journal.append([entry], collection.tally)
}

const keyChange = (index: DocumentIndex, before: Document, after: Document) => {
  const old = keysFor(index, before)
  const fresh = keysFor(index, after)
  if (old.length === 1 && fresh.length === 1 && old[0] === fresh[0]) return { index, removed: [], added: [] }
  const kept = new Set(old.filter((key) => fresh.includes(key)))
  return { index, removed: old.filter((key) => !kept.has(key)), added: fresh.filter((key) => !kept.has(key)) }
}

const encode = (document: Document): Uint8Array => {
  const bytes = writeBson(document)
  assertFits(bytes.byteLength)
  return bytes
}
