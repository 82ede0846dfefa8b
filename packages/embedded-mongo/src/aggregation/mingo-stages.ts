import { Aggregator } from 'mingo/aggregator'
import { collect, PAUSE, toEnd, type Stream } from '../slices.ts'
import type { Document } from '../values/document.ts'
import { documentToMingo, MINGO, mingoOptions } from './mingo-adapter.ts'
import type { StageContext } from './plain-stages.ts'

/** Chunks start small, so that a small `$limit` costs little, and grow up to this size. */
const CHUNK = 64

/** Runs mingo's stages that process one document at a time. */
export function* inChunks(input: Stream<Document>, stage: Document, context: StageContext): Stream<Document> {
  const aggregator = aggregatorOf(stage, context)
  let size = 1
  let chunk: Document[] = []
  for (const document of input) {
    if (document === PAUSE) yield PAUSE
    else if (chunk.push(documentToMingo(document)) >= size) {
      yield* aggregator.run<Document>(chunk)
      chunk = []
      size = Math.min(2 * size, CHUNK)
    }
  }
  yield* aggregator.run<Document>(chunk)
}

/** Runs mingo's other stages, without pauses. */
export function* atOnce(input: Stream<Document>, stage: Document, context: StageContext): Stream<Document> {
  const documents = (yield* collect(input)).map((document) => documentToMingo(document))
  yield* aggregatorOf(stage, context).run<Document>(documents)
}

export const aggregatorOf = (stage: Document, { variables, read }: StageContext): Aggregator =>
  new Aggregator([documentToMingo(stage)], {
    ...mingoOptions(MINGO, variables),
    collectionResolver: (name: string) => toEnd(read(name, {})).map((document) => documentToMingo(document)),
  })
