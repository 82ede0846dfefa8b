import { Decimal128, Double, Long } from 'bson'
import { badValue, unsupported } from '../errors.ts'
import { isInt32, makeDouble, toNumber, type Numeric } from '../values/numbers.ts'

/** MongoDB's rule for the sum's type: a double wins, then an int64; an int32 that overflows becomes an int64. */
export const addNumbers = (left: Numeric, right: Numeric): Numeric => {
  if (left instanceof Decimal128 || right instanceof Decimal128) throw unsupported('Arithmetic on Decimal128')
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
