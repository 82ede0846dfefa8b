import { isDocument, type Document } from '../values/document.ts'
import type { SortField } from './sort-documents.ts'

/** Returns the top-level fields that a filter and a sort read. */
export const fieldsOf = (filter: Document, sort: readonly SortField[] = []): ReadonlySet<string> => {
  const names = new Set(sort.map(({ path }) => firstOf(path)))
  addFields(filter, names)
  return names
}

const addFields = (filter: Document, names: Set<string>): void => {
  for (const [name, operand] of Object.entries(filter)) {
    if (!name.startsWith('$')) names.add(firstOf(name))
    else if (Array.isArray(operand)) for (const branch of operand.filter(isDocument)) addFields(branch, names)
  }
}

export const firstOf = (path: string): string => path.split('.', 1)[0] ?? ''
