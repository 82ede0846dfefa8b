import { StoreError, unsupported } from '../errors.ts'
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

/** Operators that never create the path to their field. */
const NEVER_CREATES = nameSet('$unset $pull')

/** Changes the value at a path of plain names; the document is mutated. */
export function changeAt(
  document: Document,
  parts: readonly string[],
  name: string,
  change: (current: unknown) => unknown,
): void {
  const last = parts.at(-1) ?? ''
  const container = containerAt(document, parts, !NEVER_CREATES.has(name))
  if (container === undefined) return
  const result = change(fieldOf(container, last))
  if (result === REMOVE) Reflect.deleteProperty(container, last)
  else if (result !== KEEP) container[last] = result
}

/** Returns what holds the last part of the path; undefined if nothing does and it is not created. */
const containerAt = (document: Document, parts: readonly string[], isCreating: boolean): Document | undefined => {
  let container = document
  for (const [at, part] of parts.slice(0, -1).entries()) {
    const after = parts[at + 1] ?? ''
    if (isCreating && fieldOf(container, part) === undefined) container[part] = {}
    const next = fieldOf(container, part)
    if (Array.isArray(next) && /^\d+$/.test(after))
      throw unsupported(`A change of an element by its position, '${parts.join('.')}',`, 'BadValue')
    if (isDocument(next)) container = next
    else if (isCreating) throw notViable(after, part, next)
    else return undefined
  }
  return container
}

const notViable = (field: string, holder: string, value: unknown): StoreError =>
  new StoreError('PathNotViable', `Cannot create field '${field}' in element {${holder}: ${describeValue(value)}}`)
