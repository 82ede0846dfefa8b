import type { Collection } from '../catalogue/collection.ts'
import { ticketOf } from '../catalogue/pending-writes.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import { seqOf } from '../indexes/document-index.ts'
import { ID_INDEX } from '../indexes/index-spec.ts'
import { isPlain } from '../query/count-keys.ts'
import { areEqual } from '../values/compare-values.ts'
import { isDocument, nameSet, type Document } from '../values/document.ts'
import { encodeKey } from '../values/encode-key.ts'
import { collectionToRead, type Request } from './request.ts'

/** Fast path of the most common query, a whole document by its `_id`; undefined for all others. */
export const findById = (request: Request): Document | undefined => {
  const { body, database, reader, store } = request
  const id = idAlone(body)
  if (id === undefined || typeof body.find !== 'string') return undefined
  const collection = collectionToRead(request, body.find)
  if (collection === undefined) return undefined
  reader.ticket = ticketOf(collection, (document) => areEqual(document._id, id), justId)
  const stored = lookUp(collection, id)
  return store.cursors.start(`${database}.${body.find}`, stored === undefined ? [] : [stored])
}

const justId = nameSet('_id')

const lookUp = ({ indexes, documents }: Collection, id: unknown): StoredDocument | undefined => {
  const key = encodeKey(id)
  const entry = indexes.find(({ spec }) => spec.name === ID_INDEX.name)?.tree.nextHigherKey(key)
  return entry?.startsWith(key) === true ? documents.get(seqOf(entry)) : undefined
}

/** Fields that do not affect which document is found, nor what is shown of it. */
const HARMLESS = nameSet('find filter $db lsid $readPreference $clusterTime')

/** Returns the `_id` of a filter with nothing else. */
const idAlone = (body: Document): unknown => {
  for (const name of Object.keys(body)) if (!HARMLESS.has(name) && !leavesOne(name, body[name])) return undefined
  const { filter } = body
  if (!isDocument(filter) || !isPlain(filter._id)) return undefined
  return Object.keys(filter).length === 1 ? filter._id : undefined
}

/** Whether the option still allows one whole document. */
const leavesOne = (name: string, value: unknown): boolean => {
  if (name === 'limit' || name === 'batchSize') return typeof value === 'number' && value >= 1
  if (name === 'projection') return isDocument(value) && Object.keys(value).length === 0
  return name === 'singleBatch' && typeof value === 'boolean'
}
