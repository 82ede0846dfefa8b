import { StoreError } from '../errors.ts'
import { cloneValue, type Document, isDocument } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { changeAt, expandPath } from './change-at.ts'
import type { ElementFilters } from './array-filters.ts'
import type { Step, Update } from './parse-update.ts'
import { isIdentical } from '../values/compare-values.ts'

export interface UpdateContext {
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
      return applySteps(before, steps, update.elements)
    }
  }
}

const applySteps = (before: Document, steps: readonly Step[], elements: ElementFilters): Document => {
  const after: Document = { ...before }
  const copied = new Set<string>()
  for (const step of steps) {
    copyOnce(after, step.parts[0] ?? '', copied)
    for (const parts of expandPath(after, step.parts, elements)) applyStep(after, step, parts)
  }
  return after
}

const applyStep = (after: Document, { name, operand, apply }: Step, parts: readonly string[]): void => {
  const place = { path: parts.join('.'), document: after }
  changeAt(after, parts, name, (current) => apply(current, operand, place))
}

/** Copies only the top-level fields that change. */
const copyOnce = (after: Document, field: string, copied: Set<string>): void => {
  if (copied.has(field)) return
  copied.add(field)
  if (Object.hasOwn(after, field)) after[field] = cloneValue(after[field])
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
