import { addKeys, assertUnique, keysFor, openIndex, removeKeys, type DocumentIndex } from '../indexes/document-index.ts'
import { keyChange } from '../indexes/key-change.ts'
import { ID_INDEX, type IndexSpec } from '../indexes/index-spec.ts'
import { compileFilter } from '../query/compile-filter.ts'
import type { Predicate } from '../query/walk-path.ts'
import type { Journal, JournalEntry } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf, type Tally } from '../storage/tally.ts'
import { assertFits } from '../values/bson.ts'
import { writeBson } from '../values/write-bson.ts'
import type { Document } from '../values/document.ts'
import { openTree, type Tree } from '../indexes/tree.ts'
import { StoredDocument, type Shelf } from './stored-document.ts'

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
  readonly shelf: Shelf
  readonly tally: Tally
  /** Of its documents as they are on disk. */
  bytes: number
}

interface PendingWrite {
  readonly ticket: number
  readonly before?: Document
  readonly after?: Document
}

/** What is the same for all collections of a store. */
export interface Storage {
  readonly journal: Journal
  readonly shelfOf: (collectionId: number, bytesOf: () => number) => Shelf
}

export const openCollection = (
  id: number,
  ns: string,
  specs: readonly IndexSpec[],
  { journal, shelfOf }: Storage,
): Collection => {
  const collection: Collection = {
    id,
    ns,
    documents: openTree(),
    indexes: (specs.length === 0 ? [ID_INDEX] : specs).map(openSpecified),
    nextSeq: 1,
    lastTicket: 0,
    pending: [],
    journal,
    shelf: shelfOf(id, () => collection.bytes),
    tally: { collectionId: id, documents: 0, seals: 0 },
    bytes: 0,
  }
  return collection
}

const everyDocument = () => true

export const openSpecified = (spec: IndexSpec): DocumentIndex =>
  openIndex(
    spec,
    spec.partialFilterExpression === undefined ? everyDocument : compileFilter(spec.partialFilterExpression),
  )

export const insertDocument = (collection: Collection, document: Document): void => {
  const bytes = encode(document)
  const seq = collection.nextSeq
  const keys = collection.indexes.map((index) => keysFor(index, document))
  collection.indexes.forEach((index, at) => assertUnique(index, keys[at] ?? [], document, collection.ns))
  collection.nextSeq += 1
  collection.indexes.forEach((index, at) => addKeys(index, keys[at] ?? [], seq))
  put(collection, { seq, bytes, document })
}

export const replaceDocument = (collection: Collection, stored: StoredDocument, document: Document): void => {
  const bytes = encode(document)
  const changes = collection.indexes.map((index) => keyChange(index, stored, document))
  changes.forEach(({ index, added }) => assertUnique(index, added, document, collection.ns))
  for (const { index, removed, added } of changes) {
    removeKeys(index, removed, stored.seq)
    addKeys(index, added, stored.seq)
  }
  takeAway(collection, stored)
  put(collection, { seq: stored.seq, bytes, document }, stored.document)
}

export const removeDocument = (collection: Collection, stored: StoredDocument): void => {
  for (const index of collection.indexes) removeKeys(index, keysFor(index, stored.document), stored.seq)
  collection.documents.delete(stored.seq)
  takeAway(collection, stored)
  write(collection, { type: 'del', key: documentKey(collection.id, stored.seq) }, { before: stored.document })
}

interface Put {
  readonly seq: number
  readonly bytes: Uint8Array
  readonly document: Document
}

const put = (collection: Collection, { seq, bytes, document }: Put, before?: Document): void => {
  const seal = sealOf(seq, bytes)
  count(collection, { documents: 1, seals: seal, bytes: bytes.byteLength })
  const change = before === undefined ? { after: document } : { before, after: document }
  const ticket = write(collection, { type: 'put', key: documentKey(collection.id, seq), value: bytes }, change)
  const place = { seq, seal, bytes: bytes.length, ticket }
  collection.documents.set(seq, new StoredDocument(collection.shelf, place, bytes))
}

const takeAway = (collection: Collection, stored: StoredDocument): void => {
  stored.overwrite()
  count(collection, { documents: -1, seals: stored.seal, bytes: -stored.bytes })
}

export const count = (
  collection: Collection,
  change: Pick<Tally, 'documents' | 'seals'> & Pick<Collection, 'bytes'>,
): void => {
  collection.bytes += change.bytes
  collection.tally.documents += change.documents
  collection.tally.seals ^= change.seals
}

const write = (collection: Collection, entry: JournalEntry, change: Omit<PendingWrite, 'ticket'>): number => {
  const { journal, pending } = collection
  const ticket = journal.append([entry], collection.tally)
  const durable = journal.durableTicket()
  if (pending[0] !== undefined && pending[0].ticket <= durable)
    collection.pending = pending.filter((write) => write.ticket > durable)
  if (ticket > durable) collection.pending.push({ ...change, ticket })
  collection.lastTicket = ticket
  return ticket
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
