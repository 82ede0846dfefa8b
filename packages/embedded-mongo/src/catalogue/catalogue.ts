import { deserialize, serialize } from 'bson'
import { atItsLimit, StoreError } from '../errors.ts'
import { parseIndexSpec } from '../indexes/index-spec.ts'
import type { Journal, JournalEntry } from '../storage/journal.ts'
import {
  collectionKey,
  COLLECTIONS,
  documentKey,
  DOCUMENTS,
  parseDocumentKey,
  TALLIES,
  tallyKey,
} from '../storage/keys.ts'
import { encodeTally, readTallies, type Tally } from '../storage/tally.ts'
import type { Document } from '../values/document.ts'
import { openCollection, type Collection, type Storage } from './collection.ts'
import { restoreCollection } from './restore-collection.ts'
import { openShelves } from './shelves.ts'

export interface Catalogue extends Storage {
  readonly collections: Map<string, Collection>
  /** Evicts documents that can be read from disk again. */
  readonly letGo: () => void
  readonly maxBytes: number
  nextId: number
}

/** Reads everything from disk and builds the indexes. Throws if it is not what was written. */
export async function openCatalogue(journal: Journal, maxBytes: number, maxHeldBytes?: number): Promise<Catalogue> {
  const catalogue: Catalogue = {
    collections: new Map(),
    journal,
    ...openShelves(journal, maxHeldBytes),
    maxBytes,
    nextId: 1,
  }
  const restoring = new Map<number, ReturnType<typeof restoreCollection>>()
  for await (const [, value] of journal.read(COLLECTIONS)) {
    const { id, ns, indexes } = deserialize(value) as { id: number; ns: string; indexes: Document[] }
    const collection = openCollection(id, ns, indexes.map(parseIndexSpec), catalogue)
    catalogue.collections.set(ns, collection)
    restoring.set(id, restoreCollection(collection))
    catalogue.nextId = Math.max(catalogue.nextId, id + 1)
  }
  for await (const [key, value] of journal.read(DOCUMENTS)) {
    const { collectionId, seq } = parseDocumentKey(key)
    const collection = restoring.get(collectionId)
    if (collection === undefined) throw new Error('documents are there whose collection is not')
    collection.add(seq, value)
  }
  for (const { finish } of restoring.values()) finish()
  await compareTallies(journal, [...catalogue.collections.values()])
  return catalogue
}

/**
 * Compares what was read with the tallies written. A directory from an earlier build without tallies is counted now.
 */
const compareTallies = async (journal: Journal, collections: readonly Collection[]): Promise<void> => {
  if (!journal.isCounted) {
    for (const { id, tally } of collections)
      journal.append([{ type: 'put', key: tallyKey(id), value: encodeTally(tally) }])
    return
  }
  const written = await readTallies(journal.read(TALLIES))
  const differences = collections.flatMap(({ id, ns, tally }) => differenceOf(ns, tally, written.get(id)))
  if (differences.length > 0) throw new Error(differences.join('; '))
}

const differenceOf = (ns: string, read: Tally, { documents, seals } = { documents: 0, seals: 0 }): string[] => {
  if (read.documents !== documents) return [`${ns}: ${read.documents} of ${documents} documents can be read`]
  return read.seals === seals ? [] : [`${ns}: documents are not as they were written`]
}

export function createCollection(catalogue: Catalogue, ns: string): Collection {
  assertNamespace(ns)
  const collection = openCollection(catalogue.nextId, ns, [], catalogue)
  catalogue.nextId += 1
  catalogue.collections.set(ns, collection)
  saveCollection(collection)
  return collection
}

/** Stores the collection's name and indexes. */
export function saveCollection(collection: Collection): void {
  const { id, ns } = collection
  const value = serialize({ id, ns, indexes: collection.indexes.map((index) => index.spec) })
  collection.lastTicket = collection.journal.append([{ type: 'put', key: collectionKey(id), value }])
}

export function dropCollection(catalogue: Catalogue, collection: Collection): void {
  const entries: JournalEntry[] = [
    { type: 'del', key: collectionKey(collection.id) },
    { type: 'del', key: tallyKey(collection.id) },
  ]
  for (const seq of collection.documents.keys()) entries.push({ type: 'del', key: documentKey(collection.id, seq) })
  catalogue.collections.delete(collection.ns)
  collection.lastTicket = catalogue.journal.append(entries)
}

export function collectionsOf(catalogue: Catalogue, database: string): Collection[] {
  return [...catalogue.collections.values()].filter(({ ns }) => ns.startsWith(`${database}.`))
}

/** Memory per document for its position and its keys. */
const PLACE_BYTES = 256

/** Throws if there is no room for another document. */
export function assertRoom({ collections, maxBytes }: Catalogue): void {
  let bytes = PLACE_BYTES
  for (const collection of collections.values()) bytes += collection.bytes + collection.documents.size * PLACE_BYTES
  if (bytes > maxBytes) throw atItsLimit(maxBytes)
}

/** A database, which has no dots, and a name. */
const NAMESPACE = /^[^/\\ "$.\0]+\.[^.$\0][^$\0]*$/

const assertNamespace = (ns: string): void => {
  if (!NAMESPACE.test(ns) || ns.length > 255)
    throw new StoreError('InvalidNamespace', `Invalid namespace specified '${ns}'`)
}
