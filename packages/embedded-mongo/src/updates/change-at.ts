import { badValue, StoreError } from '../errors.ts'
import { describeValue, type Document, fieldOf, isDocument, nameSet } from '../values/document.ts'

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
export function changeAt(
  document: Document,
  parts: readonly string[],
  name: string,
  change: (current: unknown) => unknown,
): void {
  const last = parts.at(-1) ?? ''
  const isCreating = !NEVER_CREATES.has(name)
  const container = containerAt(document, parts, isCreating)
  if (container === undefined || (!isCreating && Array.isArray(container) && !isPosition(last))) return
  const result = change(childOf(container, last))
  if (result === REMOVE) removeChild(container, last)
  else if (result !== KEEP) setChild(container, last, result)
}

/** Returns what holds the last part of the path; undefined if nothing does and it is not created. */
const containerAt = (document: Document, parts: readonly string[], isCreating: boolean): Container | undefined => {
  let container: Container = document
  for (const [at, part] of parts.slice(0, -1).entries()) {
    if (isCreating && childOf(container, part) === undefined) setChild(container, part, {})
    const next = childOf(container, part)
    if (isContainer(next)) container = next
    else if (isCreating) throw notViable(parts[at + 1] ?? '', part, next)
    else return undefined
  }
  return container
}

type Container = Document | unknown[]

const isContainer = (value: unknown): value is Container => isDocument(value) || Array.isArray(value)

const isPosition = (part: string): boolean => /^\d+$/.test(part)

const childOf = (container: Container, part: string): unknown => {
  if (!Array.isArray(container)) return fieldOf(container, part)
  return isPosition(part) ? container[Number(part)] : undefined
}

const setChild = (container: Container, part: string, value: unknown): void => {
  if (!Array.isArray(container)) {
    container[part] = value
    return
  }
  if (!isPosition(part)) throw notViable(part, '', container)
  const at = Number(part)
  if (at - container.length > MAX_PADDING) throw badValue(`can't backfill array to larger than ${MAX_PADDING} elements`)
  while (container.length < at) container.push(null)
  container[at] = value
}

/** An array element becomes null, so that the others keep their positions. */
const removeChild = (container: Container, part: string): void => {
  if (!Array.isArray(container)) Reflect.deleteProperty(container, part)
  else if (Number(part) < container.length) container[Number(part)] = null
}

const notViable = (field: string, holder: string, value: unknown): StoreError =>
  new StoreError('PathNotViable', `Cannot create field '${field}' in element {${holder}: ${describeValue(value)}}`)
