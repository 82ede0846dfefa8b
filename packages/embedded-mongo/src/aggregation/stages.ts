import { evalExpr } from 'mingo/core'
import { failedToParse, unsupported } from '../errors.ts'
import { valuesAt } from '../query/walk-path.ts'
import { collect, isPauseDue, PAUSE, type Stream } from '../slices.ts'
import { asDocument, type Document, isDocument, nameSet } from '../values/document.ts'
import { group } from './group.ts'
import { documentToMingo, MINGO, mingoOptions, readAll } from './mingo-adapter.ts'
import { atOnce, inChunks } from './mingo-stages.ts'
import { count, limit, match, skip, sort, type Stage, type StageContext } from './plain-stages.ts'

export const throughStages = (
  input: Stream<Document>,
  stages: readonly Document[],
  context: StageContext,
): Stream<Document> =>
  stages.reduce<Stream<Document>>((before, stage) => {
    const [[name, operand] = ['', undefined]] = Object.entries(stage)
    const ours = OURS.get(name)
    if (ours !== undefined) return ours(before, operand, context)
    return (DOCUMENT_BY_DOCUMENT.has(name) ? inChunks : atOnce)(before, stage, context)
  }, input)

const DOCUMENT_BY_DOCUMENT = nameSet('$addFields $project $redact $replaceRoot $replaceWith $set $unset $unwind')

/** Each list of stages gets its own copies. */
function* facet(input: Stream<Document>, operand: unknown, context: StageContext): Stream<Document> {
  const documents = yield* collect(input)
  const found: Document = {}
  for (const [name, stages] of Object.entries(asDocument(operand)))
    found[name] = yield* collect(throughStages(readAll(documents), pipelineFrom(stages), context))
  yield found
}

function* unionWith(input: Stream<Document>, operand: unknown, context: StageContext): Stream<Document> {
  const { coll, pipeline } = isDocument(operand) ? operand : { coll: operand, pipeline: undefined }
  yield* input
  const stages = pipelineFrom(pipeline)
  if (typeof coll !== 'string' && stages[0]?.$documents === undefined)
    throw failedToParse('$unionWith needs the name of a collection, or a pipeline that starts with $documents')
  yield* throughStages(typeof coll === 'string' ? yield* context.read(coll, {}) : [], stages, context)
}

function* lookup(input: Stream<Document>, operand: unknown, context: StageContext): Stream<Document> {
  const spec = asDocument(operand)
  const { from, localField, foreignField, as } = spec
  if (typeof from !== 'string') throw unsupported('$lookup without from')
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup")
  const stages = pipelineFrom(spec.pipeline)
  for (const document of input) {
    if (document === PAUSE || isPauseDue()) yield PAUSE
    if (document === PAUSE) continue
    const filter =
      typeof localField === 'string' && typeof foreignField === 'string'
        ? joinFilter(document, localField, foreignField)
        : {}
    const joined = yield* context.read(from, filter)
    const variables = { ...context.variables, ...variablesFor(document, spec, context) }
    yield withField(document, as, yield* collect(throughStages(joined, stages, { ...context, variables })))
  }
}

const pipelineFrom = (stages: unknown): readonly Document[] => (Array.isArray(stages) ? stages.filter(isDocument) : [])

const variablesFor = (document: Document, { let: variables }: Document, context: StageContext): Document =>
  variables === undefined
    ? {}
    : asDocument(evalExpr(documentToMingo(document), variables, mingoOptions(MINGO, context.variables)))

const joinFilter = (document: Document, localField: string, foreignField: string): Document => {
  const values = valuesAt(document, localField)
  return { [foreignField]: { $in: values.length === 0 ? [null] : values } }
}

const withField = (document: Document, path: string, value: unknown): Document => {
  const [part = '', ...rest] = path.split('.')
  return {
    ...document,
    [part]: rest.length === 0 ? value : withField(asDocument(document[part]), rest.join('.'), value),
  }
}

/** Our own stages follow BSON's rules, use indexes and pause; mingo runs the others. */
const OURS: ReadonlyMap<string, Stage> = new Map(
  Object.entries({
    $match: match,
    $sort: sort,
    $group: group,
    $count: count,
    $limit: limit,
    $skip: skip,
    $facet: facet,
    $lookup: lookup,
    $unionWith: unionWith,
  }),
)
