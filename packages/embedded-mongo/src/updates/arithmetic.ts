import { Decimal128, Double, Long } from 'bson'
import { badValue, unsupported } from '../errors.ts'
import { isInt32, makeDouble, toNumber, type Numeric } from '../values/numbers.ts'
import { isDocument } from '../values/document.ts'

export const addNumbers = (left: Numeric, right: Numeric): Numeric =>
  calculate(left, right, { doubles: (a, b) => a + b, integers: (a, b) => a + b })

export const multiplyNumbers = (left: Numeric, right: Numeric): Numeric =>
  calculate(left, right, { doubles: (a, b) => a * b, integers: (a, b) => a * b })

interface Calculation {
  doubles: (a: number, b: number) => number
  integers: (a: bigint, b: bigint) => bigint
}

/** MongoDB's rule for the result's type: a double wins, then an int64; an int32 that overflows becomes an int64. */
const calculate = (left: Numeric, right: Numeric, { doubles, integers }: Calculation): Numeric => {
  if (left instanceof Decimal128 || right instanceof Decimal128) throw unsupported('Arithmetic on Decimal128')
  if (isDouble(left) || isDouble(right)) return makeDouble(doubles(toNumber(left), toNumber(right)))
  const result = integers(toBigInt(left), toBigInt(right))
  const isLong = left instanceof Long || right instanceof Long
  if (!isLong && isInt32(Number(result))) return Number(result)
  if (BigInt.asIntN(64, result) !== result)
    throw badValue('Failed to apply the operation: the result overflows a 64-bit integer')
  return Long.fromBigInt(result)
}

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value))

const toBigInt = (value: Numeric): bigint => (value instanceof Long ? value.toBigInt() : BigInt(toNumber(value)))

const CALCULATE: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
}

export const bitwise = (current: unknown, operand: unknown): unknown => {
  const entries = isDocument(operand) ? Object.entries(operand) : []
  if (entries.length === 0) throw badValue('The $bit modifier needs an object such as {and: 5}')
  let result = bitsOf(current === undefined ? 0 : current)
  let isLong = current instanceof Long
  for (const [name, mask] of entries) {
    const calculate = CALCULATE[name]
    if (calculate === undefined) throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`)
    result = calculate(result, bitsOf(mask))
    isLong ||= mask instanceof Long
  }
  return isLong ? Long.fromBigInt(result) : Number(result)
}

const bitsOf = (value: unknown): bigint => {
  if (value instanceof Long) return value.toBigInt()
  if (typeof value === 'number' && isInt32(value)) return BigInt(value)
  throw badValue('Cannot apply $bit to a value of non-integral type')
}
