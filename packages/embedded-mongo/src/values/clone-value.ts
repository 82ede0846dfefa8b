import { isDocument } from './document.ts'

/** Copies documents and arrays; every other value is immutable here and shared. */
export const cloneValue = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map((element: unknown) => cloneValue(element)) as T
  if (!isDocument(value)) return value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) copy[name] = cloneValue(value[name])
  return copy as T
}
