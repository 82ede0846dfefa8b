import { StoreError, unsupported } from '../errors.ts'
import { type Document, isDocument, nameSet } from '../values/document.ts'

const STAGES = nameSet(
  '$addFields $bucket $bucketAuto $count $densify $documents $facet $fill $graphLookup $group $limit $lookup $match $project $redact $replaceRoot $replaceWith $sample $set $setWindowFields $skip $sort $sortByCount $unionWith $unset $unwind',
)

/** Stages of a MongoDB server that are not here. */
const REFUSED = nameSet(
  '$changeStreamSplitLargeEvent $collStats $currentOp $geoNear $indexStats $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $planCacheStats $querySettings $queryStats $rankFusion $score $scoreFusion $search $searchMeta $shardedDataDistribution $vectorSearch',
)

/** Errors: 40324 for a stage that no one knows, 40573 for change streams, 115 for what only a MongoDB server has. */
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
