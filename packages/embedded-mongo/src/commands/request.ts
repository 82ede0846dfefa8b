import { collectionsOf, createCollection, type Catalogue } from '../catalogue/catalogue.ts'
import type { Collection } from '../catalogue/collection.ts'
import { StoreError, unsupported } from '../errors.ts'
import type { Reader } from '../query/find-documents.ts'
import type { createTurns, Sliced } from '../slices.ts'
import type { Document } from '../values/document.ts'
import type { Conversation, Rights, Scram } from '../server/scram.ts'
import type { Cursors } from './cursors.ts'
import type { Frozen, Snapshots } from './snapshots.ts'

export interface Store {
  readonly catalogue: Catalogue
  readonly cursors: Cursors
  readonly snapshots: Snapshots
  readonly takeTurns: ReturnType<typeof createTurns>
  /** Undefined if no authentication is required. */
  readonly scram: Scram | undefined
}

/** A client's connection. */
export interface Connection {
  readonly id: number
  /** True once the client has authenticated. */
  isTrusted: boolean
  conversation: Conversation | undefined
  /** Undefined: everything, once it is trusted. */
  rights: Rights | undefined
  /** True once the client has disconnected. */
  hasLeft: boolean
}

/**
 * One received command. The reply waits until its writes in these collections, and all that its reads depend on, are on
 * disk.
 */
export interface Request {
  readonly name: string
  readonly database: string
  readonly body: Document
  readonly store: Store
  readonly connection: Connection
  readonly met: Set<Collection>
  readonly reader: Reader
  /** The current collections; a read's are a snapshot from its first pause on. */
  collections: Frozen
}

export type Command =
  | {
      /** Runs without pauses: nothing else happens in between, so each command is atomic. */
      readonly run: (request: Request) => Document
    }
  | {
      /** Changes nothing. Other commands run in its pauses, and it may be aborted midway. */
      readonly read: (request: Request) => Sliced<Document>
    }

export function collectionName({ name, body }: Request): string {
  const collection = body[name]
  if (typeof collection === 'string' && collection !== '') return collection
  throw unsupported(`A collection name of type ${typeof collection}`, 'InvalidNamespace')
}

/** For commands that read by queries only: each query tracks the writes it depends on. */
export function collectionToRead(request: Request, name: string): Collection | undefined {
  return request.collections.get(`${request.database}.${name}`)
}

export function findCollection(request: Request, name: string): Collection | undefined {
  const collection = collectionToRead(request, name)
  if (collection !== undefined) request.met.add(collection)
  return collection
}

export function ensureCollection(request: Request, name: string): Collection {
  const found = findCollection(request, name)
  if (found !== undefined) return found
  const created = createCollection(request.store.catalogue, `${request.database}.${name}`)
  request.met.add(created)
  return created
}

/** Only an upsert creates the collection. */
export function collectionForUpdate(request: Request, name: string, isUpsert: boolean): Collection | undefined {
  return isUpsert ? ensureCollection(request, name) : findCollection(request, name)
}

export function requireCollection(request: Request, name: string): Collection {
  const collection = findCollection(request, name)
  if (collection === undefined)
    throw new StoreError('NamespaceNotFound', `ns does not exist: ${request.database}.${name}`)
  return collection
}

export function databaseCollections(request: Request): Collection[] {
  const collections = collectionsOf(request.store.catalogue, request.database)
  for (const collection of collections) request.met.add(collection)
  return collections
}
