import { Decimal128, Long } from 'bson'
import { badValue, unsupported } from '../errors.ts'
import { isDocument, type Document } from '../values/document.ts'
import { integerFrom, isNumeric, isTruthy, toNumber } from '../values/numbers.ts'
import { NAME_OF_TYPE_NUMBER, typeNameOf } from '../values/type-names.ts'
import { bitsTest } from './bits-test.ts'
import { comparedTo, equalTo, isPattern, matchPattern, oneOf } from './value-tests.ts'
import type { Test } from './walk-path.ts'

interface Condition {
  readonly test: Test
  /** Whether an array is also tested element by element; true by default. */
  readonly spread?: boolean
  readonly isNegated?: boolean
}

/** Compiles the operand of `$elemMatch` to a test of one element. */
type MatchElement = (condition: Document) => Test

type Compile = (operand: unknown, matchElement: MatchElement) => Condition

export const compileOperator: (name: string, ...rest: Parameters<Compile>) => Condition = (name, ...rest) => {
  const compile = OPERATORS[name]
  if (compile === undefined) throw badValue(`unknown operator: ${name}`)
  return compile(...rest)
}

const OPERATORS: Readonly<Record<string, Compile>> = {
  $eq: (operand) => ({ test: equalTo(operand) }),
  $ne: (operand) => ({ test: equalTo(operand), isNegated: true }),
  $gt: (operand) => ({ test: comparedTo(operand, (order) => order > 0) }),
  $gte: (operand) => ({ test: comparedTo(operand, (order) => order >= 0) }),
  $lt: (operand) => ({ test: comparedTo(operand, (order) => order < 0) }),
  $lte: (operand) => ({ test: comparedTo(operand, (order) => order <= 0) }),
  $in: (operand) => ({ test: oneOf(arrayFor('$in', operand)) }),
  $nin: (operand) => ({ test: oneOf(arrayFor('$nin', operand)), isNegated: true }),
  $exists: (operand) => ({ test: (value) => value !== undefined, spread: false, isNegated: !isTruthy(operand) }),
  $type: (operand) => ({ test: typeTest(operand) }),
  $size: (operand) => ({ test: sizeTest(operand), spread: false }),
  $elemMatch: (operand, matchElement) => ({ test: anyElement(operand, matchElement), spread: false }),
  $mod: (operand) => ({ test: modTest(operand) }),
  $regex: (operand) => ({ test: regexTest(operand) }),
  $bitsAllSet: (operand) => ({ test: bitsTest(operand, (bits, mask) => (bits & mask) === mask) }),
  $bitsAnySet: (operand) => ({ test: bitsTest(operand, (bits, mask) => (bits & mask) !== 0n) }),
  $bitsAllClear: (operand) => ({ test: bitsTest(operand, (bits, mask) => (bits & mask) === 0n) }),
  $bitsAnyClear: (operand) => ({ test: bitsTest(operand, (bits, mask) => (bits & mask) !== mask) }),
}

export const arrayFor = (name: string, operand: unknown): unknown[] => {
  if (Array.isArray(operand)) return operand
  throw badValue(`${name} needs an array`)
}

const typeTest = (operand: unknown): Test => {
  const names = (Array.isArray(operand) ? operand : [operand]).map(typeAlias)
  const accepted = new Set(names.flatMap((name) => (name === 'number' ? ['int', 'long', 'double', 'decimal'] : [name])))
  return (value) => accepted.has(typeNameOf(value))
}

const ALIASES = new Set([...Object.values(NAME_OF_TYPE_NUMBER), 'number'])

const typeAlias = (type: unknown): string => {
  const name = isNumeric(type) ? NAME_OF_TYPE_NUMBER[toNumber(type)] : type
  if (typeof name === 'string' && ALIASES.has(name)) return name
  throw badValue(`Unknown type name alias: ${String(type)}`)
}

const sizeTest = (operand: unknown): Test => {
  const size = integerFrom(operand)
  if (size === undefined || size < 0) throw badValue('Failed to parse $size. Expected a non-negative integer')
  return (value) => Array.isArray(value) && value.length === size
}

const anyElement = (operand: unknown, matchElement: MatchElement): Test => {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object')
  const test = matchElement(operand)
  return (value) => Array.isArray(value) && value.some(test)
}

const modTest = (operand: unknown): Test => {
  const [divisor, remainder] = Array.isArray(operand) && operand.length === 2 ? operand.map(integerFrom) : []
  if (divisor === undefined || remainder === undefined)
    throw badValue('malformed mod, needs to be an array of two numbers')
  if (divisor === 0) throw badValue('divisor cannot be 0')
  return (value) => {
    if (value instanceof Long) return value.toBigInt() % BigInt(divisor) === BigInt(remainder)
    if (value instanceof Decimal128) throw unsupported('$mod of a Decimal128')
    return isNumeric(value) && Math.trunc(toNumber(value)) % divisor === remainder
  }
}

const regexTest = (operand: unknown): Test => {
  if (isPattern(operand)) return matchPattern(operand)
  throw badValue('$regex has to be a string')
}
