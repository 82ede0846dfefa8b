import { isDocument, type Document } from './document.ts'
import { encodeKey } from './encode-key.ts'
import { typeNameOf } from './type-names.ts'

/** Equal in type as well: an int32 1 and a double 1 are equal, but not identical. Decides `nModified`. */
export const isIdentical = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (Array.isArray(left)) return Array.isArray(right) && haveIdenticalElements(left, right)
  if (isDocument(left)) return isDocument(right) && haveIdenticalFields(left, right)
  const type = typeNameOf(left)
  if (type !== typeNameOf(right)) return false
  return type === 'decimal' ? String(left) === String(right) : encodeKey(left) === encodeKey(right)
}

const haveIdenticalElements = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((element, at) => isIdentical(element, right[at]))

const haveIdenticalFields = (left: Document, right: Document): boolean => {
  const names = Object.keys(left)
  const others = Object.keys(right)
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isIdentical(left[name], right[name]))
  )
}
