import { collectionsOf, createCollection, type Catalogue } from '../catalogue/catalogue.ts'
import type { Collection } from '../catalogue/collection.ts'
import type { View } from '../catalogue/view.ts'
import { StoreError } from '../errors.ts'
import type { Reader } from '../query/find-documents.ts'
import type { createTurns, Sliced } from '../slices.ts'
import type { Document } from '../values/document.ts'
import type { Conversation, Scram } from '../server/scram.ts'
import type { Cursors } from './cursors.ts'

export interface Store {
  readonly catalogue: Catalogue
  readonly cursors: Cursors
  readonly startedAt: Date
  readonly takeTurns: ReturnType<typeof createTurns>
  /** Absent where nobody has to say who they are. */
  readonly scram: Scram | undefined
}

/** One client. */
export interface Connection {
  readonly id: number
  /** It has proved that it knows the password. */
  isTrusted: boolean
  conversation: Conversation | undefined
  /** Nobody waits for its answers any more. */
  hasLeft: boolean
}

/** One command as it came in. The reply waits until all that it wrote in these collections, and all that its reads rest on, is on disk. */
export interface Request {
  readonly name: string
  readonly database: string
  readonly body: Document
  readonly store: Store
  readonly connection: Connection
  readonly met: Set<Collection>
  readonly reader: Reader
  readonly view: View
}

export type Command = {
  /** The fields that it understands, besides its own name and the generic ones. */
  readonly fields: ReadonlySet<string>
} & (
  | {
      /** Runs to its end in one go: nothing else happens in between, so each command is atomic. */
      readonly run: (request: Request) => Document
    }
  | {
      /** Answers what needs no pause; undefined for the rest. */
      readonly readShort?: (request: Request) => Document | undefined
      /** Changes nothing. Others have their turn in its pauses, and it may be ended half-way. */
      readonly read: (request: Request) => Sliced<Document>
    }
)

export const collectionName = ({ name, body }: Request): string => {
  const collection = body[name]
  if (typeof collection === 'string' && collection !== '') return collection
  throw new StoreError('InvalidNamespace', `collection name has invalid type ${typeof collection}`)
}

/** For commands that read by queries only: each says itself what it rests on. */
export const collectionToRead = (request: Request, name: string): Collection | undefined =>
  request.view.find(`${request.database}.${name}`)

export const findCollection = (request: Request, name: string): Collection | undefined => {
  const collection = collectionToRead(request, name)
  if (collection !== undefined) request.met.add(collection)
  return collection
}

export const ensureCollection = (request: Request, name: string): Collection => {
  const found = findCollection(request, name)
  if (found !== undefined) return found
  const created = createCollection(request.store.catalogue, `${request.database}.${name}`)
  request.met.add(created)
  return created
}

/** Only an upsert creates the collection. */
export const collectionForUpdate = (request: Request, name: string, isUpsert: boolean): Collection | undefined =>
  isUpsert ? ensureCollection(request, name) : findCollection(request, name)

export const requireCollection = (request: Request, name: string): Collection => {
  const collection = findCollection(request, name)
  if (collection === undefined)
    throw new StoreError('NamespaceNotFound', `ns does not exist: ${request.database}.${name}`)
  return collection
}

export const databaseCollections = (request: Request): Collection[] => {
  const collections = collectionsOf(request.store.catalogue, request.database)
  for (const collection of collections) request.met.add(collection)
  return collections
}
