import type { UpdateOperator } from '../contract.ts'
import { StoreError } from '../errors.ts'
import { cloneValue, type Document } from '../values/document.ts'
import { changeAt } from './change-at.ts'
import type { Update } from './parse-update.ts'
import { isIdentical } from '../values/compare-values.ts'

/** Returns the document after the update; the same object if nothing changed. Error 66 if `_id` would change. */
export function applyUpdate(before: Document, update: Update): Document {
  const after = changed(before, update, '$setOnInsert')
  if (before._id !== undefined && !isIdentical(before._id, after._id))
    throw new StoreError('ImmutableField', "Performing an update would modify the immutable field '_id'")
  return isIdentical(before, after) ? before : after
}

/** Applies all operators but the skipped one. */
export function changed(before: Document, update: Update, skipped?: UpdateOperator): Document {
  if (update.kind === 'replacement')
    return before._id === undefined ? { ...update.document } : { _id: before._id, ...update.document }
  const after: Document = { ...before }
  const copied = new Set<string>()
  for (const { name, path, parts, operand, apply } of update.steps) {
    if (name === skipped) continue
    copyOnce(after, parts[0] ?? '', copied)
    changeAt(after, parts, name, (current) => apply(current, operand, { path, document: after }))
  }
  return after
}

/** Copies only the top-level fields that change. */
const copyOnce = (after: Document, field: string, copied: Set<string>): void => {
  if (copied.has(field)) return
  copied.add(field)
  if (Object.hasOwn(after, field)) after[field] = cloneValue(after[field])
}
