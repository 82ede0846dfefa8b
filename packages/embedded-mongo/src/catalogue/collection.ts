import {
  addKeys,
  assertUnique,
  isMoved,
  keyChange,
  keysFor,
  openIndex,
  removeKeys,
  type DocumentIndex,
} from '../indexes/document-index.ts'
import { ID_INDEX, type IndexSpec } from '../indexes/index-spec.ts'
import type { Journal, JournalEntry } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf, type Tally } from '../storage/tally.ts'
import { patchBson } from '../values/patch-bson.ts'
import { assertFits, writeBson } from '../values/write-bson.ts'
import type { Document } from '../values/document.ts'
import { openTree, type Tree } from '../indexes/tree.ts'
import { lookAt, type PendingWrite, type Writing } from './pending-writes.ts'
import { StoredDocument, type Shelf } from './stored-document.ts'

export interface Collection extends Writing {
  readonly id: number
  readonly ns: string
  /** In insertion order, which is the natural order. */
  documents: Tree<number, StoredDocument>
  indexes: DocumentIndex[]
  nextSeq: number
  readonly shelf: Shelf
  readonly tally: Tally
  /** Size of its documents on disk. */
  bytes: number
}

/** Shared by all collections of a store. */
export interface Storage {
  readonly journal: Journal
  readonly shelfOf: (collectionId: number, bytesOf: () => number) => Shelf
}

export function openCollection(
  id: number,
  ns: string,
  specs: readonly IndexSpec[],
  { journal, shelfOf }: Storage,
): Collection {
  const collection: Collection = {
    id,
    ns,
    documents: openTree(),
    indexes: (specs.length === 0 ? [ID_INDEX] : specs).map(openIndex),
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

export function insertDocument(collection: Collection, document: Document): void {
  const bytes = encode(document)
  const seq = collection.nextSeq
  const keys = collection.indexes.map((index) => keysFor(index, document))
  collection.indexes.forEach((index, at) => assertUnique(index, keys[at] ?? [], document, collection.ns))
  collection.nextSeq += 1
  collection.indexes.forEach((index, at) => addKeys(index, keys[at] ?? [], seq))
  put(collection, { seq, bytes }, { after: () => document })
}

export function replaceDocument(collection: Collection, stored: StoredDocument, document: Document): void {
  const { document: before, seq } = stored
  const bytes = encode(document)
  moveKeys(collection, seq, before, document)
  takeAway(collection, stored)
  put(collection, { seq, bytes }, { before: () => before, after: () => document })
}

interface Patch {
  /** The fields that may change: only these are rewritten. */
  readonly touched: ReadonlySet<string>
  /** The document before and after the change, with these fields and those of every index that has one of them. */
  readonly before: Document
  readonly after: Document
}

export function patchDocument(collection: Collection, stored: StoredDocument, { touched, before, after }: Patch) {
  const { seq, encoded } = stored
  const bytes = patchBson(encoded, touched, after)
  assertFits(bytes.byteLength)
  moveKeys(collection, seq, before, after, touched)
  takeAway(collection, stored)
  put(collection, { seq, bytes }, { before: lookAt(encoded), after: lookAt(bytes) })
}

const moveKeys = (
  { indexes, ns }: Collection,
  seq: number,
  before: Document,
  after: Document,
  touched?: ReadonlySet<string>,
): void => {
  const moved = indexes.filter((index) => isMoved(index, touched))
  const changes = moved.map((index) => keyChange(index, before, after))
  changes.forEach(({ index, added }) => assertUnique(index, added, after, ns))
  for (const { index, removed, added } of changes) {
    removeKeys(index, removed, seq)
    addKeys(index, added, seq)
  }
}

export function removeDocument(collection: Collection, stored: StoredDocument): void {
  const { document: before, seq } = stored
  for (const index of collection.indexes) removeKeys(index, keysFor(index, before), seq)
  collection.documents.delete(seq)
  takeAway(collection, stored)
  write(collection, { type: 'del', key: documentKey(collection.id, seq) }, { before: () => before })
}

const put = (
  collection: Collection,
  { seq, bytes }: { seq: number; bytes: Uint8Array },
  change: Omit<PendingWrite, 'ticket'>,
): void => {
  const seal = sealOf(seq, bytes)
  count(collection, { documents: 1, seals: seal, bytes: bytes.byteLength })
  const ticket = write(collection, { type: 'put', key: documentKey(collection.id, seq), value: bytes }, change)
  const place = { seq, seal, bytes: bytes.length, ticket }
  collection.documents.set(seq, new StoredDocument(collection.shelf, place, bytes))
}

const takeAway = (collection: Collection, stored: StoredDocument): void => {
  stored.overwrite()
  count(collection, { documents: -1, seals: stored.seal, bytes: -stored.bytes })
}

export function count(
  collection: Collection,
  change: Pick<Tally, 'documents' | 'seals'> & Pick<Collection, 'bytes'>,
): void {
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

const encode = (document: Document): Uint8Array => {
  const bytes = writeBson(document)
  assertFits(bytes.byteLength)
  return bytes
}
