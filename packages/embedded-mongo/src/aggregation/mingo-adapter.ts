import { BSONRegExp, Decimal128, Double, Int32, Long } from 'bson'
import { Context, evalExpr, ProcessingMode } from 'mingo/core'
import * as accumulatorOperators from 'mingo/operators/accumulator'
import * as expressionOperators from 'mingo/operators/expression'
import * as pipelineOperators from 'mingo/operators/pipeline'
import * as projectionOperators from 'mingo/operators/projection'
import * as queryOperators from 'mingo/operators/query'
import * as windowOperators from 'mingo/operators/window'
import type { Options } from 'mingo/types'
import { ourAccumulators } from './accumulators.ts'
import { ourExpressions } from './expressions.ts'
import { isPauseDue, lookAtDeadline, PAUSE, type Stream } from '../slices.ts'
import { StoredDocument } from '../catalogue/stored-document.ts'
import { badValue, StoreError, unsupported } from '../errors.ts'
import { type Document, isDocument } from '../values/document.ts'
import { toRegExp } from '../query/value-tests.ts'

/** `let` variables of a command or a `$lookup`, without their dollars. */
export type Variables = Readonly<Record<string, unknown>>

/** mingo's operators, overridden by our own; `stages.ts` does the same for stages. */
export const MINGO = Context.from(
  Context.init({ expression: ourExpressions, accumulator: ourAccumulators }),
  Context.init({
    accumulator: accumulatorOperators,
    expression: expressionOperators,
    pipeline: pipelineOperators,
    projection: projectionOperators,
    query: queryOperators,
    window: windowOperators,
  }),
)

export const mingoOptions = (context: Context, variables: Variables): Options => ({
  context,
  variables,
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
})

export const evaluate = (document: Document, expression: unknown, variables: Variables): unknown =>
  translateFaults(() => evalExpr(documentToMingo(document), toMingo(expression), mingoOptions(MINGO, variables)))

const translateFaults = <T>(run: () => T): T => {
  try {
    return run()
  } catch (error) {
    throw translateFault(error)
  }
}

/** Translates mingo's plain errors to MongoDB's. */
export const translateFault = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error
  const message = error instanceof Error ? error.message : String(error)
  const unknown = /(?:accumulator|operator) '?(\$\w+)'? is not registered/.exec(message)
  return unknown === null
    ? badValue(message)
    : new StoreError('InvalidPipelineOperator', `Unrecognized expression '${unknown[1] ?? ''}'`)
}

/** Deep copy for mingo: plain numbers and regular expressions, nothing shared with stored documents. */
const toMingo = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toMingo)
  if (isDocument(value)) return documentToMingo(value)
  if (value instanceof Double || value instanceof Int32) return value.value
  if (value instanceof Long) return exactNumber(value)
  if (value instanceof BSONRegExp) return toRegExp(value)
  if (value instanceof Decimal128) throw unsupported('Decimal128 in an aggregation or expression')
  return value
}

const exactNumber = (value: Long): number => {
  const number = value.toNumber()
  if (Number.isSafeInteger(number)) return number
  throw unsupported(`The 64-bit integer ${value.toString()} in an aggregation or expression`)
}

/** `names` limits the copied fields. */
export const documentToMingo = (document: Document, names: Iterable<string> = Object.keys(document)): Document => {
  lookAtDeadline()
  const copy: Document = {}
  for (const name of names) if (Object.hasOwn(document, name)) copy[name] = toMingo(document[name])
  return copy
}

/** Yields documents as stored, reading those on disk. `names` limits the fields that are read. */
export function* readAll(
  documents: Iterable<Document | StoredDocument>,
  names?: ReadonlySet<string>,
): Stream<Document> {
  for (const document of documents) {
    if (isPauseDue()) yield PAUSE
    lookAtDeadline()
    const whole = document instanceof StoredDocument ? document.look(names) : document
    yield names === undefined ? whole : fieldsOf(whole, names)
  }
}

const fieldsOf = (document: Document, names: ReadonlySet<string>): Document => {
  const fields: Document = {}
  for (const name of names) if (Object.hasOwn(document, name)) fields[name] = document[name]
  return fields
}
