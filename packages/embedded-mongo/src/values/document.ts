import { EJSON } from 'bson'

/** A BSON document in memory. */
export type Document = Record<string, unknown>

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Reads own fields only: `constructor` and the like are missing unless the document has them. */
export function fieldOf(document: Document, name: string): unknown {
  const value = document[name]
  return typeof value === 'function' ? undefined : value
}

/** Splits names at spaces. */
export function nameSet(names: string): ReadonlySet<string> {
  return new Set(names.match(/\S+/g))
}

/** Copies documents and arrays; every other value is immutable here and shared. */
export function cloneValue<T>(value: T): T {
  if (Array.isArray(value)) return value.map((element: unknown) => cloneValue(element)) as T
  if (!isDocument(value)) return value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) copy[name] = cloneValue(value[name])
  return copy as T
}

const MAX_CHARACTERS = 512

/** Formats a value for a message, truncated to a readable length. */
export function describeValue(value: unknown): string {
  const text = value === undefined ? 'missing' : EJSON.stringify(value)
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}...` : text
}
