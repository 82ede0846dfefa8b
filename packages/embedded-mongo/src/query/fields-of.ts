import { isDocument, type Document } from '../values/document.ts'
import type { SortField } from './sort-documents.ts'

/** Returns the top-level fields that a filter and a sort read; undefined if they cannot be determined. */
export const fieldsOf = (filter: Document, sort: readonly SortField[] = []): ReadonlySet<string> | undefined => {
  const names = new Set(sort.map(({ path }) => firstOf(path)))
  return addFields(filter, names) ? names : undefined
}

const addFields = (filter: Document, names: Set<string>): boolean =>
  Object.entries(filter).every(([name, operand]) => {
    if (!name.startsWith('$')) return names.add(firstOf(name))
    const isJunction = name === '$and' || name === '$or'
    return isJunction && Array.isArray(operand) && operand.every((one) => isDocument(one) && addFields(one, names))
  })

export const firstOf = (path: string): string => path.split('.', 1)[0] ?? ''
