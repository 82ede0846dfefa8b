import type { DocumentIndex } from '../indexes/document-index.ts'
import type { Update } from './parse-update.ts'

/** The fields of the document itself that an update may change; undefined where it may need all of it. */
export const touchedBy = (update: Update): ReadonlySet<string> | undefined => {
  if (update.kind !== 'operators') return undefined
  const names = new Set<string>()
  for (const { name, parts, operand } of update.steps) {
    // Which element `$` stands for is what the filter matched, anywhere in the document.
    if (parts.includes('$')) return undefined
    names.add(parts[0] ?? '')
    if (name === '$rename') names.add(String(operand).split('.', 1)[0] ?? '')
  }
  return names
}

/** These fields, with those by which an index of one of them holds a document; undefined: maybe all. */
export const withIndexed = (
  touched: ReadonlySet<string>,
  indexes: readonly DocumentIndex[],
): ReadonlySet<string> | undefined => {
  const all = new Set(['_id', ...touched])
  for (const index of indexes) {
    if (!isMoved(index, touched)) continue
    if (index.names === undefined) return undefined
    for (const name of index.names) all.add(name)
  }
  return all
}

/** Whether a change of these fields may be one of the index. */
export const isMoved = ({ names }: DocumentIndex, touched: ReadonlySet<string> | undefined): boolean => {
  if (names === undefined || touched === undefined) return true
  for (const name of touched) if (names.has(name)) return true
  return false
}
