import { UPDATE_FIELDS } from '../contract.ts'
import { patchDocument, replaceDocument, type Collection } from '../catalogue/collection.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import { assertChangeable, failedToParse } from '../errors.ts'
import { findDocuments } from '../query/find-documents.ts'
import { applyUpdate } from '../updates/apply-update.ts'
import { isMoved, type DocumentIndex } from '../indexes/document-index.ts'
import { buildUpsert } from '../updates/build-upsert.ts'
import { parseUpdate, type Update } from '../updates/parse-update.ts'
import type { Document } from '../values/document.ts'
import { isTruthy } from '../values/numbers.ts'
import { documentArgument, documentsArgument } from './arguments.ts'
import { insertOne } from './insert.ts'
import { collectionName, collectionForUpdate, type Command, type Request } from './request.ts'
import { assertStatements, runStatements, withErrors } from './write-errors.ts'

interface Outcome {
  readonly matched: number
  readonly modified: number
  readonly upsertedId?: unknown
}

const run = (request: Request): Document => {
  const statements = documentsArgument(request.body, 'updates')
  assertStatements('update', statements, UPDATE_FIELDS)
  const isUpsert = statements.some((statement) => isTruthy(statement.upsert))
  const collection = collectionForUpdate(request, collectionName(request), isUpsert)
  const upserted: Document[] = []
  let n = 0
  let nModified = 0
  const errors = runStatements(statements, request.body.ordered !== false, (statement, index) => {
    const { matched, modified, upsertedId } = updateStatement(request, collection, statement)
    n += matched
    nModified += modified
    if (upsertedId !== undefined) upserted.push({ index, _id: upsertedId })
  })
  return withErrors({ n, nModified, ...(upserted.length > 0 ? { upserted } : {}) }, errors)
}

const updateStatement = (request: Request, collection: Collection | undefined, statement: Document): Outcome => {
  const filter = documentArgument(statement, 'q')
  const update = parseUpdate(statement.u)
  const isMulti = isTruthy(statement.multi)
  if (isMulti && update.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update')
  if (collection === undefined) return { matched: 0, modified: 0 }
  const stored = findDocuments(collection, { filter, limit: isMulti ? 0 : 1 })
  assertChangeable(stored.length)
  if (stored.length === 0 && isTruthy(statement.upsert)) {
    const inserted = insertOne(request, collection, buildUpsert(filter, update))
    return { matched: 1, modified: 0, upsertedId: inserted._id }
  }
  const modified = stored.filter(changerOf(collection, update))
  return { matched: stored.length, modified: modified.length }
}

/**
 * Returns a function that updates a document and tells whether it changed. If possible, only the affected fields are
 * read and rewritten.
 */
export const changerOf = (collection: Collection, update: Update) => {
  const touched = touchedBy(update)
  const read = touched && withIndexed(touched, collection.indexes)
  return (stored: StoredDocument): boolean => {
    const before = read === undefined ? stored.document : stored.peek(read)
    const after = applyUpdate(before, update)
    if (after === before) return false
    if (read === undefined || touched === undefined) replaceDocument(collection, stored, after)
    else patchDocument(collection, stored, { touched, before, after })
    return true
  }
}

/** Returns the top-level fields that an update may change; undefined if it may need the whole document. */
const touchedBy = (update: Update): ReadonlySet<string> | undefined => {
  if (update.kind !== 'operators') return undefined
  return new Set(update.steps.map(({ parts }) => parts[0] ?? ''))
}

/** Adds the fields of every index that has one of these fields. */
const withIndexed = (touched: ReadonlySet<string>, indexes: readonly DocumentIndex[]): ReadonlySet<string> => {
  const all = new Set(['_id', ...touched])
  for (const index of indexes) {
    if (!isMoved(index, touched)) continue
    for (const name of index.names) all.add(name)
  }
  return all
}

export const update: Command = { run }
