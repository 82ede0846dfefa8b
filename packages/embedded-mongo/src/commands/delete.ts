import { removeDocument } from '../catalogue/collection.ts'
import { DELETE_FIELDS } from '../contract.ts'
import { assertChangeable } from '../errors.ts'
import { findDocuments } from '../query/find-documents.ts'
import type { Document } from '../values/document.ts'
import { countArgument, documentArgument, documentsArgument } from './arguments.ts'
import { collectionName, findCollection, type Command, type Request } from './request.ts'
import { assertStatements, runStatements, withErrors } from './write-errors.ts'

const run = (request: Request): Document => {
  const statements = documentsArgument(request.body, 'deletes')
  assertStatements('delete', statements, DELETE_FIELDS)
  const collection = findCollection(request, collectionName(request))
  let n = 0
  const errors = runStatements(statements, request.body.ordered !== false, (statement) => {
    if (collection === undefined) return
    const query = { filter: documentArgument(statement, 'q'), limit: countArgument(statement, 'limit') }
    const stored = findDocuments(collection, query)
    assertChangeable(n + stored.length)
    for (const document of stored) removeDocument(collection, document)
    n += stored.length
  })
  return withErrors({ n }, errors)
}

export const remove: Command = { run }
