import { Aggregator } from 'mingo/aggregator'
import { evalExpr } from 'mingo/core'
import { badValue } from '../errors.ts'
import { isPauseDue, PAUSE, type Stream } from '../slices.ts'
import { asDocument, type Document, isDocument } from '../values/document.ts'
import { encodeKey } from '../values/encode-key.ts'
import { FOLDS, type Fold } from './folds.ts'
import { MINGO, mingoOptions } from './mingo-adapter.ts'
import type { StageContext } from './plain-stages.ts'

interface Group {
  readonly id: unknown
  readonly folds: readonly Fold[]
  /** Only where an accumulator looks at all of them together. */
  readonly documents: Document[]
}

interface Field {
  readonly name: string
  readonly operand: unknown
  readonly open: () => Fold
}

/** A missing group key counts as null. What is folded as it comes needs no list of a group's documents; mingo has the other accumulators. */
export function* group(input: Stream<Document>, operand: unknown, { variables }: StageContext): Stream<Document> {
  const spec = asDocument(operand)
  if (!Object.hasOwn(spec, '_id')) throw badValue('a group specification must include an _id')
  const { _id: idOf, ...fields } = spec
  const options = mingoOptions(MINGO, variables)
  const folded = Object.entries(fields).flatMap(fieldFrom)
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !folded.some((field) => field.name === name)),
  )
  const hasRest = Object.keys(rest).length > 0
  const groups = new Map<string, Group>()
  for (const document of input) {
    if (document === PAUSE || isPauseDue()) yield PAUSE
    if (document === PAUSE) continue
    const id = idFrom(evalExpr(document, idOf, options))
    const key = encodeKey(id)
    const found = groups.get(key) ?? { id, folds: folded.map(({ open }) => open()), documents: [] }
    groups.set(key, found)
    folded.forEach((field, at) => found.folds[at]?.add(evalExpr(document, field.operand, options)))
    if (hasRest) found.documents.push(document)
  }
  const others = new Aggregator([{ $group: { ...rest, _id: null } }], options)
  for (const { id, folds, documents } of groups.values()) {
    if (isPauseDue(1 + documents.length)) yield PAUSE
    const results = Object.fromEntries(folded.map(({ name }, at) => [name, folds[at]?.result()]))
    const [more = {}] = hasRest ? others.run<Document>(documents) : []
    yield { _id: id, ...inOrderOf(fields, { ...more, ...results }) }
  }
}

/** In an object, what is missing is left out. */
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
