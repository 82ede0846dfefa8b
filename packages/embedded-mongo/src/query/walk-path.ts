import type { IndexField } from '../indexes/extract-keys.ts'
import { fieldOf, isDocument, type Document } from '../values/document.ts'

export type Test = (value: unknown) => boolean
export type Predicate = (document: Document) => boolean

/**
 * MongoDB's path rule: arrays on the path are searched element by element (or by position), and with `spread` a final
 * array is tested element by element and then as a whole. A missing field is tested as undefined.
 */
export const bindPath = (path: string, test: Test, spread: boolean): Predicate => {
  const parts = path.split('.')
  const leaf: Test = spread ? (value) => (Array.isArray(value) && value.some(test)) || test(value) : test
  const [only = ''] = parts
  if (parts.length === 1) return (document) => leaf(fieldOf(document, only))
  return (document) => walk(document, parts, 0, leaf)
}

const walk = (document: Document, parts: readonly string[], at: number, leaf: Test): boolean => {
  const value = fieldOf(document, parts[at] ?? '')
  return at === parts.length - 1 ? leaf(value) : walkInto(value, parts, at + 1, leaf)
}

const walkInto = (value: unknown, parts: readonly string[], at: number, leaf: Test): boolean => {
  if (isDocument(value)) return walk(value, parts, at, leaf)
  if (Array.isArray(value)) return walkArray(value, parts, at, leaf)
  return leaf(undefined)
}

const walkArray = (elements: readonly unknown[], parts: readonly string[], at: number, leaf: Test): boolean => {
  for (const element of elements) if (isDocument(element) && walk(element, parts, at, leaf)) return true
  const part = parts[at] ?? ''
  if (!/^\d+$/.test(part)) return false
  const element = elements[Number(part)]
  if (element === undefined) return false
  return at === parts.length - 1 ? leaf(element) : walkInto(element, parts, at + 1, leaf)
}

/** Returns every value at a path, with final arrays spread: for `distinct`. */
export function valuesAt(document: Document, path: string): unknown[] {
  const values: unknown[] = []
  const collect: Test = (value) => {
    if (Array.isArray(value)) values.push(...(value as unknown[]))
    else if (value !== undefined) values.push(value)
    return false
  }
  bindPath(path, collect, false)(document)
  return values
}

/** Returns the top-level fields that a filter and a sort read. */
export function fieldsOf(filter: Document, sort: readonly IndexField[] = []): ReadonlySet<string> {
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

export function firstOf(path: string): string {
  return path.split('.', 1)[0] ?? ''
}
