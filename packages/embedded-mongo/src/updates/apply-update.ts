import { badValue, StoreError } from '../errors.ts'
import { positionOf } from '../query/match-position.ts'
import { cloneValue, type Document, isDocument } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { changeAt, expandPath, REMOVE } from './change-at.ts'
import type { ElementFilters } from './array-filters.ts'
import type { Step, Update } from './parse-update.ts'
import { isIdentical } from '../values/compare-values.ts'

export interface UpdateContext {
  readonly filter: Document
  readonly isInsert: boolean
}

/** Returns the document after the update; the same object if nothing changed. Error 66 if `_id` would change. */
export const applyUpdate = (before: Document, update: Update, context: UpdateContext): Document => {
  const after = makeAfter(before, update, context)
  if (!context.isInsert) assertSameId(before, after, update)
  return isIdentical(before, after) ? before : after
}

const makeAfter = (before: Document, update: Update, context: UpdateContext): Document => {
  switch (update.kind) {
    case 'replacement':
      return before._id === undefined ? { ...update.document } : { _id: before._id, ...update.document }
    case 'operators': {
      const steps = context.isInsert ? update.steps : update.steps.filter(({ name }) => name !== '$setOnInsert')
      return applySteps(before, steps, update.elements, context)
    }
  }
}

const applySteps = (
  before: Document,
  steps: readonly Step[],
  elements: ElementFilters,
  { filter }: UpdateContext,
): Document => {
  const after: Document = { ...before }
  const copied = new Set<string>()
  for (const step of steps) {
    copyOnce(after, step.parts[0] ?? '', copied)
    const target = resolvePosition(before, step, filter)
    if (step.name === '$rename') rename(after, step, copied)
    else for (const parts of expandPath(after, target, elements)) applyStep(after, step, parts)
  }
  return after
}

const applyStep = (after: Document, { name, operand, apply }: Step, parts: readonly string[]): void => {
  const place = { name, path: parts.join('.'), document: after }
  changeAt(after, parts, name, (current) => apply(current, operand, place))
}

/** Copies only the top-level fields that change. */
const copyOnce = (after: Document, field: string, copied: Set<string>): void => {
  if (copied.has(field)) return
  copied.add(field)
  if (Object.hasOwn(after, field)) after[field] = cloneValue(after[field])
}

/** Replaces a `$` by the position of the element that the query matched. */
const resolvePosition = (before: Document, { parts }: Step, filter: Document): readonly string[] => {
  const at = parts.indexOf('$')
  if (at < 0) return parts
  const position = positionOf(before, parts.slice(0, at).join('.'), filter)
  if (position === undefined) throw badValue('The positional operator did not find the match needed from the query.')
  return parts.with(at, String(position))
}

const rename = (after: Document, { parts, operand, path }: Step, copied: Set<string>): void => {
  if (typeof operand !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${path}`)
  const target = operand.split('.')
  copyOnce(after, target[0] ?? '', copied)
  let moved: unknown
  changeAt(after, parts, '$unset', (current) => {
    moved = current
    return REMOVE
  })
  if (moved !== undefined) changeAt(after, target, '$set', () => moved)
}

const assertSameId = (before: Document, after: Document, update: Update): void => {
  if (before._id === undefined || isIdentical(before._id, after._id)) return
  if (update.kind === 'operators')
    throw new StoreError(
      'ImmutableField',
      `Performing an update on the path '_id' would modify the immutable field '_id'`,
    )
  const found = isDocument(after) ? describeValue(after._id) : 'missing'
  throw new StoreError(
    'ImmutableField',
    `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${found}`,
  )
}
