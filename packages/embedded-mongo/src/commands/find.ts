import { findDocuments } from '../query/find-documents.ts'
import { compileProjection } from '../query/project-document.ts'
import { parseSort } from '../query/sort-documents.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { unsupported } from '../errors.ts'
import { isTruthy } from '../values/numbers.ts'
import type { Document } from '../values/document.ts'
import { countArgument, documentArgument, refuseCollation } from './arguments.ts'
import { collectionName, findCollection, type Command, type Request } from './request.ts'

const REFUSED = ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max']

const run = (request: Request): Document => {
  const { body, store, database } = request
  refuseCollation(body)
  const refused = REFUSED.find((name) => isTruthy(body[name]))
  if (refused !== undefined) throw unsupported(`find with ${refused}`)
  const name = collectionName(request)
  const filter = documentArgument(body, 'filter')
  const variables = documentArgument(body, 'let')
  const project = compileProjection(body.projection, filter, variables)
  const query = {
    filter,
    variables,
    sort: parseSort(body.sort),
    skip: countArgument(body, 'skip'),
    limit: countArgument(body, 'limit'),
    hint: body.hint,
  }
  const collection = findCollection(request, name)
  if (collection === undefined) compileFilter(filter, variables)
  const found = collection === undefined ? [] : findDocuments(collection, query).stored.map(({ document }) => document)
  const batchSize = body.batchSize === undefined ? undefined : countArgument(body, 'batchSize')
  const ns = `${database}.${name}`
  const batch = store.cursors.start(ns, found, { batchSize, isSingle: isTruthy(body.singleBatch), project })
  return { cursor: { firstBatch: batch.documents, id: batch.id, ns } }
}

export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'let',
    'collation',
    'allowDiskUse',
    'noCursorTimeout',
    'allowPartialResults',
    'oplogReplay',
    ...REFUSED,
  ],
  run,
}
