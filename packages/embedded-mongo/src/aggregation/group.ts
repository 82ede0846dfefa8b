import { badValue } from '../errors.ts'
import { isPauseDue, PAUSE, type Stream } from '../slices.ts'
import { asDocument, type Document, fieldOf, isDocument } from '../values/document.ts'
import { encodeKey } from '../values/encode-key.ts'
import type { Fold } from './exact-sum.ts'
import { FOLDS } from './folds.ts'
import { documentToMingo } from './mingo-adapter.ts'
import { aggregatorOf, inChunks } from './mingo-stages.ts'
import type { StageContext } from './plain-stages.ts'

interface Group {
  readonly id: unknown
  readonly folds: readonly Fold[]
  /** Only for accumulators that need all of them at once. */
  readonly documents: Document[]
}

interface Field {
  readonly name: string
  readonly operand: unknown
  readonly open: () => Fold
}

/**
 * A missing group key counts as null. Accumulators with a fold need no list of a group's documents; mingo runs the
 * others.
 */
export function* group(input: Stream<Document>, operand: unknown, context: StageContext): Stream<Document> {
  const spec = asDocument(operand)
  if (!Object.hasOwn(spec, '_id')) throw badValue('a group specification must include an _id')
  const { _id: idOf, ...fields } = spec
  const folded = Object.entries(fields).flatMap(fieldFrom)
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !folded.some((field) => field.name === name)),
  )
  const hasRest = Object.keys(rest).length > 0
  const groups = new Map<string, Group>()
  const operands = [idOf, ...folded.map((field) => field.operand)]
  for (const read of valuesOf(input, operands, context)) {
    if (read === PAUSE || isPauseDue()) yield PAUSE
    if (read === PAUSE) continue
    const id = idFrom(read.values[0])
    const key = encodeKey(id)
    const found = groups.get(key) ?? { id, folds: folded.map(({ open }) => open()), documents: [] }
    groups.set(key, found)
    found.folds.forEach((fold, at) => fold.add(read.values[at + 1]))
    if (hasRest) found.documents.push(read.document)
  }
  const others = aggregatorOf({ $group: { ...rest, _id: null } }, context)
  for (const { id, folds, documents } of groups.values()) {
    if (isPauseDue(1 + documents.length)) yield PAUSE
    const results = Object.fromEntries(folded.map(({ name }, at) => [name, folds[at]?.result()]))
    const [more = {}] = hasRest ? others.run<Document>(documents.map((document) => documentToMingo(document))) : []
    yield { _id: id, ...inOrderOf(fields, { ...more, ...results }) }
  }
}

interface Read {
  readonly document: Document
  readonly values: readonly unknown[]
}

/** Yields each document with the values of the expressions. */
function* valuesOf(input: Stream<Document>, expressions: readonly unknown[], context: StageContext): Stream<Read> {
  const readers = expressions.map(readerOf).filter((reader) => reader !== undefined)
  if (readers.length === expressions.length) {
    for (const document of input)
      yield document === PAUSE ? PAUSE : { document, values: readers.map((reader) => reader(document)) }
    return
  }
  const stage = { $replaceWith: { document: '$$ROOT', ...Object.fromEntries(expressions.entries()) } }
  for (const row of inChunks(input, stage, context))
    yield row === PAUSE ? PAUSE : { document: asDocument(row.document), values: expressions.map((_, at) => row[at]) }
}

/** Fast path for common expressions that mingo need not evaluate: a top-level field or a number. */
const readerOf = (expression: unknown): ((document: Document) => unknown) | undefined => {
  if (typeof expression === 'number' || expression === null) return () => expression
  const name = typeof expression === 'string' ? /^\$([^$.]+)$/.exec(expression)?.[1] : undefined
  return name === undefined ? undefined : (document) => fieldOf(document, name)
}

/** Omits missing fields of an object. */
const idFrom = (value: unknown): unknown =>
  isDocument(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined))
    : (value ?? null)

const fieldFrom = ([name, accumulator]: [string, unknown]): Field[] => {
  if (!isDocument(accumulator)) return []
  const [[kind, operand] = ['', undefined], ...more] = Object.entries(accumulator)
  const open = FOLDS.get(kind)
  return open === undefined || more.length > 0 ? [] : [{ name, operand: kind === '$count' ? 1 : operand, open }]
}

const inOrderOf = (fields: Document, values: Document): Document =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => Object.hasOwn(values, name))
      .map((name) => [name, values[name]]),
  )
