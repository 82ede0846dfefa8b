import { ObjectId } from 'bson'
import { encodeKey } from './encode-key.ts'
import { kindOf } from './kinds.ts'

/** BSON order. Numbers of different types are equal when their values are; embedded fields compare in their order. */
export const compareValues = (left: unknown, right: unknown): number => {
  if (typeof left === 'number' && typeof right === 'number') return order(left, right)
  if (left instanceof Date && right instanceof Date) return order(left.getTime(), right.getTime())
  const kinds = order(kindOf(left), kindOf(right))
  return kinds === 0 ? order(encodeKey(left), encodeKey(right)) : kinds
}

const order = <T extends number | string>(left: T, right: T): number => (left < right ? -1 : left > right ? 1 : 0)

export const areEqual = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (typeof left === 'string' || typeof right === 'string') return false
  if (left instanceof ObjectId && right instanceof ObjectId) return left.equals(right)
  return compareValues(left, right) === 0
}
