import { ObjectId } from 'bson'
import { encodeKey } from './encode-key.ts'
import { type Document, isDocument } from './document.ts'
import { kindOf, typeNameOf } from './kinds.ts'

/**
 * Compares in BSON order. Numbers of different types are equal if their values are; embedded fields compare in order.
 */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number' && !Number.isNaN(left) && !Number.isNaN(right))
    return order(left, right)
  if (left instanceof Date && right instanceof Date) return order(left.getTime(), right.getTime())
  const kinds = order(kindOf(left), kindOf(right))
  return kinds === 0 ? order(encodeKey(left), encodeKey(right)) : kinds
}

export function order<T extends number | string>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0
}

export function areEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left === 'string' || typeof right === 'string') return false
  if (left instanceof ObjectId && right instanceof ObjectId) return left.equals(right)
  return compareValues(left, right) === 0
}

/** Null and missing are equal, but not identical. Decides `nModified`. */
export function isIdentical(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left)) return Array.isArray(right) && haveIdenticalElements(left, right)
  if (isDocument(left)) return isDocument(right) && haveIdenticalFields(left, right)
  return typeNameOf(left) === typeNameOf(right) && encodeKey(left) === encodeKey(right)
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
