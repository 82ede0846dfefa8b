import type { StoredDocument } from '../catalogue/stored-document.ts'
import { type Document, isDocument, nameSet } from '../values/document.ts'
import { collect, toEnd, type Sliced } from '../slices.ts'
import { readAll, translateFault, type Variables } from './mingo-adapter.ts'
import type { StageContext } from './plain-stages.ts'
import { throughStages } from './stages.ts'
import { StoreError, unsupported } from '../errors.ts'
import { assertQuick } from '../query/assert-quick.ts'
import { areEqual } from '../values/compare-values.ts'

/** Runs stages over stored documents; mingo's stages get copies. */
export function* runStages(
  documents: Iterable<Document | StoredDocument>,
  stages: readonly Document[],
  context: StageContext,
): Sliced<Document[]> {
  assertStages(stages)
  assertQuickWithin(stages)
  try {
    return yield* collect(throughStages(readAll(documents, fieldsRead(stages[0]?.$group)), stages, context))
  } catch (error) {
    throw translateFault(error)
  }
}

/** Checks patterns that an expression gives as text. */
const assertQuickWithin = (value: unknown): void => {
  if (Array.isArray(value)) value.forEach(assertQuickWithin)
  if (!isDocument(value)) return
  if (typeof value.regex === 'string') assertQuick(value.regex)
  Object.values(value).forEach(assertQuickWithin)
}

/** Returns the fields that a `$group` reads; undefined if it may read any. */
const fieldsRead = (value: unknown, names = new Set<string>()): ReadonlySet<string> | undefined => {
  if (typeof value === 'string') {
    if (/^\$\$(?:ROOT|CURRENT)/.test(value)) return undefined
    if (/^\$[^$]/.test(value)) names.add(value.slice(1).split('.')[0] ?? '')
    return names
  }
  if (!isDocument(value)) {
    if (!Array.isArray(value)) return value === undefined ? undefined : names
    return value.every((element) => fieldsRead(element ?? null, names) !== undefined) ? names : undefined
  }
  // These name fields without a dollar.
  if (Object.hasOwn(value, 'sortBy') || Object.hasOwn(value, '$getField')) return undefined
  return fieldsRead(Object.values(value), names)
}

const ALLOWED = nameSet('$addFields $set $project $unset $replaceRoot $replaceWith')

// eslint-disable-next-line require-yield -- there is nothing to pause in
const nothing = function* (): Sliced<Document[]> {
  return []
}

/** Updates a document by a pipeline. Unchanged fields keep their number type, which mingo does not know. */
export const runUpdatePipeline = (before: Document, stages: readonly Document[], variables: Variables): Document => {
  for (const stage of stages) {
    const [name = ''] = Object.keys(stage)
    if (!ALLOWED.has(name)) throw new StoreError('InvalidOptions', `${name} is not allowed to be used within an update`)
  }
  const [after = {}] = toEnd(runStages([before], stages, { variables, read: nothing }))
  const kept = Object.entries(after).map(([name, value]) => [
    name,
    areEqual(value, before[name]) ? before[name] : value,
  ])
  const result = Object.fromEntries(kept) as Document
  return before._id === undefined || result._id !== undefined ? result : { _id: before._id, ...result }
}

const STAGES = nameSet(
  '$addFields $bucket $bucketAuto $count $densify $documents $facet $fill $graphLookup $group $limit $lookup $match $project $redact $replaceRoot $replaceWith $sample $set $skip $sort $sortByCount $unionWith $unset $unwind',
)

/** Stages of MongoDB that are not supported here. */
const REFUSED = nameSet(
  '$changeStreamSplitLargeEvent $collStats $currentOp $geoNear $indexStats $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $planCacheStats $querySettings $queryStats $rankFusion $score $scoreFusion $search $searchMeta $setWindowFields $shardedDataDistribution $vectorSearch',
)

/** Errors: 40324 for an unknown stage, 40573 for change streams, 115 for unsupported stages. */
export const assertStages = (stages: readonly Document[]): void => {
  for (const stage of stages) {
    const [name = '', ...more] = Object.keys(stage)
    if (more.length > 0 || name === '')
      throw new StoreError('UnrecognizedStage', 'A pipeline stage specification object must contain exactly one field.')
    assertStage(name)
    for (const pipeline of pipelinesIn(name, stage[name])) assertStages(pipeline)
  }
}

const assertStage = (name: string): void => {
  if (name === '$changeStream') throw unsupported('A change stream', 'ChangeStreamNeedsReplicaSet')
  if (name === '$out' || name === '$merge')
    throw new StoreError('MergeOutNotLast', `${name} can only be the final stage in the pipeline`)
  if (REFUSED.has(name)) throw unsupported(name)
  if (!STAGES.has(name)) throw new StoreError('UnrecognizedStage', `Unrecognized pipeline stage name: '${name}'`)
}

const pipelinesIn = (name: string, operand: unknown): Document[][] => {
  if (!isDocument(operand)) return []
  const nested = name === '$facet' ? Object.values(operand) : [operand.pipeline]
  return nested.filter((pipeline) => Array.isArray(pipeline)).map((pipeline) => pipeline.filter(isDocument))
}
