import { Aggregator } from 'mingo/aggregator'
import type { Document } from '../values/document.ts'
import { assertStages } from './assert-stages.ts'
import { mingoOptions, translateFaults, type Variables } from './mingo-adapter.ts'
import { documentToMingo } from './mingo-values.ts'
import { contextOver, type ReadCollection } from './stages.ts'

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
