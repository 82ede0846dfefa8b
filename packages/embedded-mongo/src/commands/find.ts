import { documentsIn } from '../query/find-documents.ts'
import { compileProjection } from '../query/project-document.ts'
import { parseSort } from '../query/sort-documents.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { typeMismatch } from '../errors.ts'
import type { Sliced } from '../slices.ts'
import { isTruthy } from '../values/numbers.ts'
import type { Document } from '../values/document.ts'
import { countArgument, documentArgument } from './arguments.ts'
import { collectionName, collectionToRead, type Command, type Request } from './request.ts'

function* read(request: Request): Sliced<Document> {
  const { body, store, database } = request
  const name = collectionName(request)
  const filter = documentArgument(body, 'filter')
  const projection = compileProjection(body.projection)
  const query = {
    filter,
    sort: parseSort(body.sort),
    skip: countArgument(body, 'skip'),
    limit: countArgument(body, 'limit'),
    hint: body.hint,
    reader: request.reader,
  }
  const snapshot = body.readConcern === undefined ? undefined : store.snapshots.of(body.readConcern, store.catalogue)
  if (snapshot !== undefined) request.collections = snapshot.collections
  const collection = collectionToRead(request, name)
  if (collection === undefined) compileFilter(filter)
  const found = yield* documentsIn(collection, query)
  const batchSize = body.batchSize === undefined ? undefined : countArgument(body, 'batchSize')
  return store.cursors.start(`${database}.${name}`, found, {
    batchSize,
    isSingle: isTruthy(body.singleBatch),
    projection,
    // By this time the driver asks for more of the same.
    more: { atClusterTime: snapshot?.time },
  })
}

export const find: Command = { read }

const idFrom = (value: unknown): number => {
  if (typeof value === 'number') return value
  throw typeMismatch('The id of a cursor must be a 64-bit integer')
}

export const getMore: Command = {
  run: ({ body, database, store }) => {
    const ns = `${database}.${String(body.collection)}`
    const size = countArgument(body, 'batchSize')
    return store.cursors.next(idFrom(body.getMore), ns, size === 0 ? undefined : size)
  },
}

export const killCursors: Command = {
  run: ({ body, store }) => {
    const ids = (Array.isArray(body.cursors) ? body.cursors : []).map(idFrom)
    const killed = ids.filter((id) => store.cursors.kill(id))
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    }
  },
}
