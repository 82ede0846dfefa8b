import { Double, Long } from 'bson'
import type { UpdateOperator } from '../contract.ts'
import { badValue, typeMismatch } from '../errors.ts'
import { compareValues } from '../values/compare-values.ts'
import { cloneValue } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { typeNameOf } from '../values/kinds.ts'
import { isInt32, isNumeric, makeDouble, toNumber, type Numeric } from '../values/numbers.ts'
import { addToSet, pull, push } from './array-operators.ts'
import { KEEP, REMOVE, type Place } from './change-at.ts'

/** Computes the new value at an operator's path. */
export type Operator = (current: unknown, operand: unknown, at: Place) => unknown

const set: Operator = (_current, operand) => cloneValue(operand)

const unset: Operator = (current) => (current === undefined ? KEEP : REMOVE)

const increment: Operator = (current, operand, { path, document }) => {
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${describeValue(operand)}}`)
  if (current === undefined) return operand
  if (isNumeric(current)) return addNumbers(current, operand)
  throw typeMismatch(
    `Cannot apply $inc to a value of non-numeric type. {_id: ${describeValue(document._id)}} has the field '${path}' of non-numeric type ${typeNameOf(current)}`,
  )
}

/** MongoDB's rule for the sum's type: a double wins, then an int64; an int32 that overflows becomes an int64. */
const addNumbers = (left: Numeric, right: Numeric): Numeric => {
  if (isDouble(left) || isDouble(right)) return makeDouble(toNumber(left) + toNumber(right))
  const result = toBigInt(left) + toBigInt(right)
  const isLong = left instanceof Long || right instanceof Long
  if (!isLong && isInt32(Number(result))) return Number(result)
  if (BigInt.asIntN(64, result) !== result)
    throw badValue('Failed to apply the operation: the result overflows a 64-bit integer')
  return Long.fromBigInt(result)
}

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value))

const toBigInt = (value: Numeric): bigint => (value instanceof Long ? value.toBigInt() : BigInt(toNumber(value)))

const greater: Operator = (current, operand) =>
  current === undefined || compareValues(operand, current) > 0 ? operand : current

export const OPERATORS: Readonly<Record<UpdateOperator, Operator>> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: increment,
  $max: greater,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
}
