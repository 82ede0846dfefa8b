import { ObjectId } from 'bson'
import { assertRoom } from '../catalogue/catalogue.ts'
import { insertDocument, type Collection } from '../catalogue/collection.ts'
import { assertChangeable, StoreError } from '../errors.ts'
import { isPattern } from '../query/value-tests.ts'
import { type Document, isDocument } from '../values/document.ts'
import { documentsArgument } from './arguments.ts'
import { collectionName, ensureCollection, type Command, type Request } from './request.ts'
import { runStatements, withErrors } from './write-errors.ts'

/** Checks `_id`, the field names and the remaining space, and stores the document. */
export function insertOne(request: Request, collection: Collection, document: Document): Document {
  const { _id: id = new ObjectId(), ...fields } = document
  if (Array.isArray(id) || isPattern(id))
    throw new StoreError('InvalidIdField', "The '_id' value cannot be an array or a regex")
  const dollar = isDocument(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined
  if (dollar !== undefined)
    throw new StoreError('DollarPrefixedFieldName', `A field of '_id' cannot begin with '$': ${dollar}`)
  assertRoom(request.store.catalogue)
  const complete = Object.keys(document)[0] === '_id' ? document : { _id: id, ...fields }
  insertDocument(collection, complete)
  return complete
}

const run = (request: Request): Document => {
  const documents = documentsArgument(request.body, 'documents')
  assertChangeable(documents.length)
  const collection = ensureCollection(request, collectionName(request))
  let inserted = 0
  const errors = runStatements(documents, request.body.ordered !== false, (document) => {
    insertOne(request, collection, document)
    inserted += 1
  })
  return withErrors({ n: inserted }, errors)
}

export const insert: Command = { run }
