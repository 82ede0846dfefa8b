import { badValue, StoreError } from '../errors.ts'
import { describeValue } from '../values/describe-value.ts'
import { type Document, fieldOf, isDocument, nameSet } from '../values/document.ts'

/** Context of an operator, for its messages. */
export interface Place {
  readonly path: string
  readonly document: Document
}

/** An operator's result that removes the field. */
export const REMOVE = Symbol('remove')

/** An operator's result that leaves the field unchanged, even if absent. */
export const KEEP = Symbol('keep')

const MAX_PADDING = 1_500_000

/** Operators that never create the path to their field. */
const NEVER_CREATES = nameSet('$unset $pull')

/** Changes the value at a path of plain names and positions; the document is mutated. */
export const changeAt = (
  document: Document,
  parts: readonly string[],
  name: string,
  change: (current: unknown) => unknown,
): void => {
  let container: unknown = document
  for (const [at, part] of parts.entries()) {
    if (at === parts.length - 1) {
      changeField(container, part, name, change)
      return
    }
    const next = childOf(container, part)
    if (next === undefined) {
      if (NEVER_CREATES.has(name)) return
      setChild(container, part, {})
    } else if (!isContainer(next)) {
      if (NEVER_CREATES.has(name)) return
      throw notViable(parts[at + 1] ?? '', part, next)
    }
    container = childOf(container, part)
  }
}

const changeField = (container: unknown, part: string, name: string, change: (current: unknown) => unknown): void => {
  if (Array.isArray(container) && !/^\d+$/.test(part)) {
    if (NEVER_CREATES.has(name)) return
    throw notViable(part, '', container)
  }
  const result = change(childOf(container, part))
  if (result === REMOVE) removeChild(container, part)
  else if (result !== KEEP) setChild(container, part, result)
}

const isContainer = (value: unknown): boolean => isDocument(value) || Array.isArray(value)

const childOf = (container: unknown, part: string): unknown => {
  if (Array.isArray(container)) return /^\d+$/.test(part) ? (container[Number(part)] as unknown) : undefined
  return isDocument(container) ? fieldOf(container, part) : undefined
}

const setChild = (container: unknown, part: string, value: unknown): void => {
  if (isDocument(container)) container[part] = value
  else if (Array.isArray(container)) setElement(container, part, value)
}

const setElement = (elements: unknown[], part: string, value: unknown): void => {
  if (!/^\d+$/.test(part)) throw notViable(part, '', elements)
  const at = Number(part)
  if (at - elements.length > MAX_PADDING) throw badValue(`can't backfill array to larger than ${MAX_PADDING} elements`)
  while (elements.length < at) elements.push(null)
  elements[at] = value
}

/** An array element becomes null, so that the others keep their positions. */
const removeChild = (container: unknown, part: string): void => {
  if (isDocument(container)) Reflect.deleteProperty(container, part)
  else if (Array.isArray(container) && Number(part) < container.length) container[Number(part)] = null
}

const notViable = (field: string, holder: string, value: unknown): StoreError =>
  new StoreError('PathNotViable', `Cannot create field '${field}' in element {${holder}: ${describeValue(value)}}`)
