import type { AccumulatorName } from '../contract.ts'
import { badValue, served } from '../errors.ts'
import { isPauseDue, PAUSE, type Stream } from '../slices.ts'
import { asDocument, isDocument, type Document } from '../values/document.ts'
import { encodeKey } from '../values/encode-key.ts'
import { sum, type Fold } from './exact-sum.ts'
import { compileExpression, type Expression } from './expressions.ts'

interface Group {
  readonly id: unknown
  readonly folds: readonly Fold[]
}

interface Field {
  readonly name: string
  readonly valueOf: Expression
  readonly open: () => Fold
}

/** A missing group key counts as null. */
export function* group(input: Stream<Document>, operand: unknown): Stream<Document> {
  const { _id: key, ...accumulators } = asDocument(operand)
  if (key === undefined) throw badValue('a group specification must include an _id')
  const idOf = compileExpression(key)
  const fields = Object.entries(accumulators).map(compileField)
  const groups = new Map<string, Group>()
  for (const document of input) {
    if (document === PAUSE || isPauseDue()) yield PAUSE
    if (document === PAUSE) continue
    const { folds } = groupOf(groups, idOf(document) ?? null, fields)
    fields.forEach(({ valueOf }, at) => folds[at]?.add(valueOf(document)))
  }
  for (const { id, folds } of groups.values()) {
    if (isPauseDue()) yield PAUSE
    yield { _id: id, ...Object.fromEntries(fields.map(({ name }, at) => [name, folds[at]?.result()])) }
  }
}

const groupOf = (groups: Map<string, Group>, id: unknown, fields: readonly Field[]): Group => {
  const key = encodeKey(id)
  const group = groups.get(key) ?? { id, folds: fields.map(({ open }) => open()) }
  groups.set(key, group)
  return group
}

const compileField = ([name, accumulator]: [string, unknown]): Field => {
  const [[kind, operand] = ['', undefined], ...more] = Object.entries(asDocument(accumulator))
  if (!isDocument(accumulator) || more.length > 0) throw badValue(`The field '${name}' must be an accumulator object`)
  const open = served(FOLDS, kind, 'UnknownGroupOperator', 'The accumulator')
  return { name, valueOf: compileExpression(operand), open }
}

const first = (): Fold => {
  let found: { readonly value: unknown } | undefined
  return { add: (value) => (found ??= { value }), result: () => found?.value ?? null }
}

const FOLDS: Readonly<Record<AccumulatorName, () => Fold>> = { $sum: sum, $first: first }
