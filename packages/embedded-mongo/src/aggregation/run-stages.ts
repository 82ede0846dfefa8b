import { Aggregator } from 'mingo/aggregator'
import { type Document, nameSet } from '../values/document.ts'
import { assertStages } from './assert-stages.ts'
import { documentToMingo, mingoOptions, translateFaults, type Variables } from './mingo-adapter.ts'
import { contextOver, type ReadCollection } from './stages.ts'
import { StoreError } from '../errors.ts'
import { areEqual } from '../values/compare-values.ts'

interface StageContext {
  readonly variables: Variables
  readonly read: ReadCollection
}

/** Runs stages over copies of the documents. */
export const runStages = (
  documents: Iterable<Document>,
  stages: readonly Document[],
  { variables, read }: StageContext,
): Document[] => {
  assertStages(stages)
  const context = contextOver(read)
  return translateFaults(() => {
    const resolve = (name: string) => read(name, {})
    const options = { ...mingoOptions(context, variables), collectionResolver: resolve }
    return new Aggregator(stages.map(documentToMingo), options).run<Document>(copies(documents))
  })
}

function* copies(documents: Iterable<Document>): Iterable<Document> {
  for (const document of documents) yield documentToMingo(document)
}

const ALLOWED = nameSet('$addFields $set $project $unset $replaceRoot $replaceWith')

/** Update by pipeline. Fields that keep their value keep their number type, which mingo does not know. */
export const runUpdatePipeline = (before: Document, stages: readonly Document[], variables: Variables): Document => {
  for (const stage of stages) {
    const [name = ''] = Object.keys(stage)
    if (!ALLOWED.has(name)) throw new StoreError('InvalidOptions', `${name} is not allowed to be used within an update`)
  }
  const [after = {}] = runStages([before], stages, { variables, read: () => [] })
  const kept = Object.entries(after).map(([name, value]) => [
    name,
    areEqual(value, before[name]) ? before[name] : value,
  ])
  const result = Object.fromEntries(kept) as Document
  return before._id === undefined || result._id !== undefined ? result : { _id: before._id, ...result }
}
