import { documentsIn } from '../query/find-documents.ts'
import { compileProjection } from '../query/project-document.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { unsupported } from '../errors.ts'
import { isTruthy } from '../values/numbers.ts'
import { type Document, nameSet } from '../values/document.ts'
import { countArgument, documentArgument, queryFrom, refuseCollation } from './arguments.ts'
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
  const query = { ...queryFrom(body, 'filter'), variables }
  const collection = findCollection(request, name)
  if (collection === undefined) compileFilter(filter, variables)
  const found = documentsIn(collection, query)
  const batchSize = body.batchSize === undefined ? undefined : countArgument(body, 'batchSize')
  const options = { batchSize, isSingle: isTruthy(body.singleBatch), project }
  return store.cursors.start(`${database}.${name}`, found, options)
}

export const find: Command = {
  fields: nameSet(
    `filter sort projection skip limit batchSize singleBatch hint let collation allowDiskUse noCursorTimeout
    allowPartialResults oplogReplay ${REFUSED.join(' ')}`,
  ),
  run,
}
