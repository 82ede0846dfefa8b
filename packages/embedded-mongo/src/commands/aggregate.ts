import { unsupported } from '../errors.ts'
import { countDocuments, documentsIn } from '../query/find-documents.ts'
import { assertStages, runStages } from '../aggregation/run-stages.ts'
import { countStage, splitPipeline } from '../aggregation/split-pipeline.ts'
import { type Document, nameSet } from '../values/document.ts'
import { countArgument, documentArgument, variablesArgument, documentsArgument } from './arguments.ts'
import { asPlain, type StoredDocument } from '../catalogue/stored-document.ts'
import { collectionToRead, type Command, type Request } from './request.ts'
import { splitWriteStage, writeResults } from './write-results.ts'
import { readAll } from '../aggregation/mingo-adapter.ts'
import { collect, toEnd, type Sliced } from '../slices.ts'

function* read(request: Request): Sliced<Document> {
  const { body, store, database } = request
  if (body.explain === true) throw unsupported('aggregate with explain inside (use the explain command)')
  const { stages, writeStage } = splitWriteStage(documentsArgument(body, 'pipeline'))
  const running = runPipeline(request, body.aggregate, stages)
  // Pipelines that write are atomic.
  const results = writeStage === undefined ? yield* running : toEnd(running)
  if (writeStage !== undefined) writeResults(request, writeStage, results.map(asPlain))
  const shown = writeStage === undefined ? results : []
  const ns = `${database}.${typeof body.aggregate === 'string' ? body.aggregate : '$cmd.aggregate'}`
  const cursor = documentArgument(body, 'cursor')
  const batchSize = cursor.batchSize === undefined ? undefined : countArgument(cursor, 'batchSize')
  return store.cursors.start(ns, shown, { batchSize })
}

function* runPipeline(
  request: Request,
  source: unknown,
  stages: readonly Document[],
): Sliced<readonly (Document | StoredDocument)[]> {
  const { reader } = request
  const variables = variablesArgument(request.body)
  const read = function* (name: string, filter: Document): Sliced<Document[]> {
    return yield* collect(readAll(yield* documentsIn(collectionToRead(request, name), { filter, reader })))
  }
  const [first, ...others] = stages
  if (typeof source !== 'string' && first?.$listLocalSessions !== undefined)
    return yield* runStages([sessionOf(request)], others, { variables, read })
  assertStages(stages)
  if (typeof source !== 'string') return yield* runStages([], stages, { variables, read })
  const { rest, ...split } = splitPipeline(stages)
  const query = { ...split, variables, hint: request.body.hint, reader }
  const collection = collectionToRead(request, source)
  const counted = countStage(rest)
  if (counted !== undefined) {
    const n = yield* countDocuments(collection, query)
    return n === 0 ? [] : [{ _id: counted.id, [counted.field]: n }]
  }
  const documents = yield* documentsIn(collection, query)
  return rest.length === 0 ? documents : yield* runStages(documents, rest, { variables, read })
}

/** Sessions are not stored: only the command's own exists. */
const sessionOf = ({ body }: Request): Document => ({ _id: body.lsid ?? {}, lastUse: new Date() })

export const aggregate: Command = {
  fields: nameSet('pipeline cursor explain allowDiskUse hint let collation bypassDocumentValidation'),
  read,
}
