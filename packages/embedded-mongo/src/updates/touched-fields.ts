import type { DocumentIndex } from '../indexes/document-index.ts'
import type { Update } from './parse-update.ts'

/** Returns the top-level fields that an update may change; undefined if it may need the whole document. */
export const touchedBy = (update: Update): ReadonlySet<string> | undefined => {
  if (update.kind !== 'operators') return undefined
  return new Set(update.steps.map(({ parts }) => parts[0] ?? ''))
}

/** Adds the fields of every index that has one of these fields. */
export const withIndexed = (touched: ReadonlySet<string>, indexes: readonly DocumentIndex[]): ReadonlySet<string> => {
  const all = new Set(['_id', ...touched])
  for (const index of indexes) {
    if (!isMoved(index, touched)) continue
    for (const name of index.names) all.add(name)
  }
  return all
}

/** Whether a change of these fields may change the index. */
export const isMoved = ({ names }: DocumentIndex, touched: ReadonlySet<string> | undefined): boolean => {
  if (touched === undefined) return true
  for (const name of touched) if (names.has(name)) return true
  return false
}
