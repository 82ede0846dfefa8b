import { removeDocument, type Collection } from '../catalogue/collection.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import { failedToParse } from '../errors.ts'
import { findDocuments } from '../query/find-documents.ts'
import { compileProjection } from '../query/project-document.ts'
import { buildUpsert } from '../updates/build-upsert.ts'
import { parseUpdate, type Update } from '../updates/parse-update.ts'
import type { Document } from '../values/document.ts'
import { isTruthy } from '../values/numbers.ts'
import { documentArgument } from './arguments.ts'
import { insertOne } from './insert.ts'
import { collectionName, collectionForUpdate, type Command, type Request } from './request.ts'
import { changerOf } from './update.ts'

/** Undefined to remove the document. */
const updateIn = ({ remove, update, upsert, new: showsNew }: Document): Update | undefined => {
  const isRemove = isTruthy(remove)
  if (isRemove === (update !== undefined)) throw failedToParse('Either an update or remove=true must be specified')
  if (isRemove && (isTruthy(upsert) || isTruthy(showsNew)))
    throw failedToParse("Cannot specify 'upsert' or 'new' with 'remove'")
  return isRemove ? undefined : parseUpdate(update)
}

const run = (request: Request): Document => {
  const { body } = request
  const update = updateIn(body)
  const filter = documentArgument(body, 'query')
  const projection = compileProjection(body.fields)
  const collection = collectionForUpdate(request, collectionName(request), isTruthy(body.upsert))
  const [stored] = collection === undefined ? [] : findDocuments(collection, { filter, limit: 1 })
  const { value, lastErrorObject } =
    collection !== undefined && stored !== undefined
      ? changeFound(collection, stored, update, isTruthy(body.new))
      : upsertMissing(request, collection, filter, update)
  return { lastErrorObject, value: value === null || projection === undefined ? value : projection.show(value) }
}

interface Outcome {
  readonly value: Document | null
  readonly lastErrorObject: Document
}

const changeFound = (
  collection: Collection,
  stored: StoredDocument,
  update: Update | undefined,
  showsNew: boolean,
): Outcome => {
  const before = stored.document
  if (update === undefined) {
    removeDocument(collection, stored)
    return { value: before, lastErrorObject: { n: 1 } }
  }
  changerOf(collection, update)(stored)
  const after = collection.documents.get(stored.seq)?.document ?? null
  return { value: showsNew ? after : before, lastErrorObject: { n: 1, updatedExisting: true } }
}

const upsertMissing = (
  request: Request,
  collection: Collection | undefined,
  filter: Document,
  update: Update | undefined,
): Outcome => {
  const { body } = request
  if (update === undefined) return { value: null, lastErrorObject: { n: 0 } }
  if (collection === undefined || !isTruthy(body.upsert))
    return { value: null, lastErrorObject: { n: 0, updatedExisting: false } }
  const inserted = insertOne(request, collection, buildUpsert(filter, update))
  return {
    value: isTruthy(body.new) ? inserted : null,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted._id },
  }
}

export const findAndModify: Command = { run }
