import { Decimal128, Double, Long } from 'bson'
import { StoreError, unsupported } from '../errors.ts'
import { isInt32, makeDouble, toNumber, type Numeric } from '../values/numbers.ts'

/** MongoDB's rule for the result's type: a double wins, then an int64; an int32 that overflows becomes an int64. */
export const addNumbers = (left: Numeric, right: Numeric): Numeric =>
  calculate(
    left,
    right,
    (a, b) => a + b,
    (a, b) => a + b,
  )

export const multiplyNumbers = (left: Numeric, right: Numeric): Numeric =>
  calculate(
    left,
    right,
    (a, b) => a * b,
    (a, b) => a * b,
  )

const calculate = (
  left: Numeric,
  right: Numeric,
  doubles: (a: number, b: number) => number,
  integers: (a: bigint, b: bigint) => bigint,
): Numeric => {
  if (left instanceof Decimal128 || right instanceof Decimal128) throw unsupported('Arithmetic on Decimal128')
  if (isDouble(left) || isDouble(right)) return makeDouble(doubles(toNumber(left), toNumber(right)))
  const result = integers(toBigInt(left), toBigInt(right))
  const isLong = left instanceof Long || right instanceof Long
  if (!isLong && isInt32(Number(result))) return Number(result)
  if (BigInt.asIntN(64, result) !== result)
    throw new StoreError('BadValue', 'Failed to apply the operation: the result overflows a 64-bit integer')
  return Long.fromBigInt(result)
}

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value))

const toBigInt = (value: Numeric): bigint => (value instanceof Long ? value.toBigInt() : BigInt(toNumber(value)))
