import { badValue } from '../errors.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { parseSort, sortStream } from '../query/sort-documents.ts'
import { PAUSE, type Sliced, type Stream } from '../slices.ts'
import { asDocument, type Document } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import type { Variables } from './mingo-adapter.ts'

export interface StageContext {
  readonly variables: Variables
  /** Reads a collection of the same database; documents are as stored. */
  readonly read: (name: string, filter: Document) => Sliced<Document[]>
}

/** Pulls as many documents as it needs from the previous stage. */
export type Stage = (input: Stream<Document>, operand: unknown, context: StageContext) => Stream<Document>

export function* match(input: Stream<Document>, operand: unknown, { variables }: StageContext): Stream<Document> {
  const matches = compileFilter(asDocument(operand), variables)
  for (const document of input) if (document === PAUSE || matches(document)) yield document
}

export function* sort(input: Stream<Document>, operand: unknown): Stream<Document> {
  const fields = parseSort(operand)
  if (fields.length === 0) throw badValue('$sort stage must have at least one sort key')
  yield* yield* sortStream(input, fields, (document) => document)
}

/** Yields nothing for an empty input. */
export function* count(input: Stream<Document>, operand: unknown): Stream<Document> {
  if (typeof operand !== 'string' || !/^[^$.][^.]*$/.test(operand))
    throw badValue('the count field must be a non-empty string without dots that does not start with $')
  let n = 0
  for (const document of input) {
    if (document === PAUSE) yield PAUSE
    else n += 1
  }
  if (n > 0) yield { [operand]: n }
}

export function* limit(input: Stream<Document>, operand: unknown): Stream<Document> {
  let left = integerFrom(operand) ?? 0
  if (left > 0)
    for (const document of input) {
      yield document
      if (document !== PAUSE && (left -= 1) === 0) return
    }
}

export function* skip(input: Stream<Document>, operand: unknown): Stream<Document> {
  let left = integerFrom(operand) ?? -1
  if (left < 0) throw badValue('$skip value must be a non-negative integer')
  for (const document of input) {
    if (document === PAUSE || left === 0) yield document
    else left -= 1
  }
}
