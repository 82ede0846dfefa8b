import { countStage, splitPipeline } from '../aggregation/split-pipeline.ts'
import { assertStages, throughStages } from '../aggregation/stages.ts'
import type { StoredDocument } from '../catalogue/stored-document.ts'
import { countDocuments, documentsIn } from '../query/find-documents.ts'
import { collect, type Sliced } from '../slices.ts'
import type { Document } from '../values/document.ts'
import { countArgument, documentArgument, documentsArgument } from './arguments.ts'
import { collectionName, collectionToRead, type Command, type Request } from './request.ts'

function* read(request: Request): Sliced<Document> {
  const { body, store, database } = request
  const name = collectionName(request)
  const results = yield* runPipeline(request, name, documentsArgument(body, 'pipeline'))
  const cursor = documentArgument(body, 'cursor')
  const batchSize = cursor.batchSize === undefined ? undefined : countArgument(cursor, 'batchSize')
  return store.cursors.start(`${database}.${name}`, results, { batchSize })
}

function* runPipeline(
  request: Request,
  name: string,
  stages: readonly Document[],
): Sliced<readonly (Document | StoredDocument)[]> {
  assertStages(stages)
  const { rest, ...split } = splitPipeline(stages)
  const query = { ...split, reader: request.reader }
  const collection = collectionToRead(request, name)
  const counted = countStage(rest)
  if (counted !== undefined) {
    const n = yield* countDocuments(collection, query)
    return n === 0 ? [] : [{ _id: counted.id, [counted.field]: n }]
  }
  const documents = yield* documentsIn(collection, query)
  return rest.length === 0 ? documents : yield* collect(throughStages(documents, rest))
}

export const aggregate: Command = { read }
