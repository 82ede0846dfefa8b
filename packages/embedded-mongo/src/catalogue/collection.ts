import { assertUnique, addKeys, keysFor, openIndex, removeKeys, type DocumentIndex } from '../indexes/document-index.ts'
import { keyChange } from '../indexes/key-change.ts'
import { ID_INDEX, type IndexSpec } from '../indexes/index-spec.ts'
import { compileFilter } from '../query/compile-filter.ts'
import type { Predicate } from '../query/walk-path.ts'
import type { Journal, JournalEntry } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf, type Tally } from '../storage/tally.ts'
import { assertFits, readBson, writeBson } from '../values/bson.ts'
import type { Document } from '../values/document.ts'
import { openTree, type Tree } from '../indexes/tree.ts'
import type { StoredDocument } from './stored-document.ts'

export interface Collection {
  readonly id: number
  ns: string
  /** In insertion order, which is the natural order. */
  documents: Tree<number, StoredDocument>
  indexes: DocumentIndex[]
  nextSeq: number
  /** The journal's ticket of the latest write: the reply to a writer of this collection waits for it. */
  lastTicket: number
  /** Writes that may not be on disk yet: a reader waits for those whose documents, as they were or are, it asks for. */
  pending: PendingWrite[]
  readonly journal: Journal
  readonly tally: Tally
}

interface PendingWrite {
  readonly ticket: number
  readonly before?: Document
  readonly after?: Document
}

export const openCollection = (id: number, ns: string, specs: readonly IndexSpec[], journal: Journal): Collection => ({
  id,
  ns,
  documents: openTree(),
  indexes: (specs.length === 0 ? [ID_INDEX] : specs).map(openSpecified),
  nextSeq: 1,
  lastTicket: 0,
  pending: [],
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
  for (const index of collection.indexes) addKeys(index, keysFor(index, document), seq)
}

export const insertDocument = (collection: Collection, document: Document): void => {
  const bytes = encode(document)
  const seq = collection.nextSeq
  const keys = collection.indexes.map((index) => keysFor(index, document))
  collection.indexes.forEach((index, at) => assertUnique(index, keys[at] ?? [], document, collection.ns))
  const stored = { seq, document, seal: sealOf(seq, bytes) }
  collection.nextSeq += 1
  collection.documents.set(seq, stored)
  collection.indexes.forEach((index, at) => addKeys(index, keys[at] ?? [], seq))
  count(collection, { documents: 1, seals: stored.seal })
  write(collection, { type: 'put', key: documentKey(collection.id, seq), value: bytes }, { after: document })
}

export const replaceDocument = (collection: Collection, stored: StoredDocument, document: Document): void => {
  const bytes = encode(document)
  const before = stored.document
  const changes = collection.indexes.map((index) => keyChange(index, stored, document))
  changes.forEach(({ index, added }) => assertUnique(index, added, document, collection.ns))
  for (const { index, removed, added } of changes) {
    removeKeys(index, removed, stored.seq)
    addKeys(index, added, stored.seq)
  }
  const seal = sealOf(stored.seq, bytes)
  count(collection, { documents: 0, seals: seal ^ stored.seal })
  collection.documents.set(stored.seq, { seq: stored.seq, document, seal })
  const key = documentKey(collection.id, stored.seq)
  write(collection, { type: 'put', key, value: bytes }, { before, after: document })
}

export const removeDocument = (collection: Collection, stored: StoredDocument): void => {
  for (const index of collection.indexes) removeKeys(index, keysFor(index, stored.document), stored.seq)
  collection.documents.delete(stored.seq)
  count(collection, { documents: -1, seals: stored.seal })
  write(collection, { type: 'del', key: documentKey(collection.id, stored.seq) }, { before: stored.document })
}

const count = ({ tally }: Collection, change: Pick<Tally, 'documents' | 'seals'>): void => {
  tally.documents += change.documents
  tally.seals ^= change.seals
}

const write = (collection: Collection, entry: JournalEntry, change: Omit<PendingWrite, 'ticket'>): void => {
  const { journal, pending } = collection
  const ticket = journal.append([entry], collection.tally)
  const durable = journal.durableTicket()
  if (pending[0] !== undefined && pending[0].ticket <= durable)
    collection.pending = pending.filter((write) => write.ticket > durable)
  if (ticket > durable) collection.pending.push({ ...change, ticket })
  collection.lastTicket = ticket
}

/** More of them are not looked through for each reader. */
const MANY_PENDING = 200

/** The latest write that somebody may learn of who asks for documents that match, whether they are there or no longer. */
export const ticketOf = ({ pending, lastTicket, journal }: Collection, matches: Predicate): number => {
  if (lastTicket <= journal.durableTicket() || pending.length > MANY_PENDING) return lastTicket
  try {
    const met = pending.findLast(
      ({ before, after }) => (before !== undefined && matches(before)) || (after !== undefined && matches(after)),
    )
    return met?.ticket ?? 0
  } catch {
    // A filter that fails on what a document was is no failure of the read.
    return lastTicket
  }
}

const encode = (document: Document): Uint8Array => {
  const bytes = writeBson(document)
  assertFits(bytes.byteLength)
  return bytes
}
