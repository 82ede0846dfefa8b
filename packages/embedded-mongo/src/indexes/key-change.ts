import { isIdentical } from '../values/compare-values.ts'
import type { Document } from '../values/document.ts'
import { hasKey, keysFor, type DocumentIndex } from './document-index.ts'

interface KeyChange {
  readonly index: DocumentIndex
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/**
 * Returns the index entries removed and added by a document's change. Compares only the differing part of long arrays.
 */
export function keyChange(index: DocumentIndex, seq: number, before: Document, after: Document): KeyChange {
  // Membership in a sparse index may depend on the whole document.
  if (index.spec.sparse !== true) {
    const changed = [...index.names].filter((name) => before[name] !== after[name])
    const [only] = changed
    if (only === undefined) return { index, removed: [], added: [] }
    const parts = changed.length === 1 ? differenceOf(before[only], after[only]) : undefined
    if (parts !== undefined && !index.fields.some((field) => field.parts.some((part) => /^\d+$/.test(part)))) {
      const keys = (elements: unknown[]) =>
        elements.length === 0 ? [] : keysFor(index, { ...after, [only]: elements })
      const added = keys(parts.after)
      const kept = new Set(parts.before.length === 0 ? [] : [...added, ...keys(parts.common())])
      return {
        index,
        removed: keys(parts.before).filter((key) => !kept.has(key)),
        added: added.filter((key) => !hasKey(index, key, seq)),
      }
    }
  }
  const old = new Set(keysFor(index, before))
  const fresh = new Set(keysFor(index, after))
  return { index, removed: [...old].filter((key) => !fresh.has(key)), added: [...fresh].filter((key) => !old.has(key)) }
}

/** Returns the parts of two non-empty arrays between their common start and their common end. */
const differenceOf = (before: unknown, after: unknown) => {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || after.length === 0) return undefined
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isIdentical(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isIdentical(before.at(-1 - end), after.at(-1 - end))) end += 1
  return {
    before: before.slice(start, before.length - end) as unknown[],
    after: after.slice(start, after.length - end) as unknown[],
    common: (): unknown[] => [
      ...(after.slice(0, start) as unknown[]),
      ...(after.slice(after.length - end) as unknown[]),
    ],
  }
}
