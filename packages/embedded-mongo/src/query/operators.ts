import type { QueryOperator } from '../contract.ts'
import { badValue, served } from '../errors.ts'
import { integerFrom, isTruthy } from '../values/numbers.ts'
import { TYPE_NAMES, typeNameOf } from '../values/kinds.ts'
import { comparedTo, equalTo, oneOf, patternTest } from './value-tests.ts'
import type { Test } from './walk-path.ts'

interface Condition {
  readonly test: Test
  /** Whether an array is also tested element by element; true by default. */
  readonly spread?: boolean
  readonly isNegated?: boolean
}

export function compileOperator(name: string, operand: unknown): Condition {
  return served(OPERATORS, name, 'BadValue', 'The operator')(operand)
}

/** `$not` is compiled with its path. */
const OPERATORS: Readonly<Record<Exclude<QueryOperator, '$not'>, (operand: unknown) => Condition>> = {
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
  $regex: (operand) => ({ test: patternTest(operand) }),
}

const arrayFor = (name: string, operand: unknown): unknown[] => {
  if (Array.isArray(operand)) return operand
  throw badValue(`${name} needs an array`)
}

const typeTest = (operand: unknown): Test => {
  const accepted = new Set((Array.isArray(operand) ? operand : [operand]).map(typeAlias))
  return (value) => accepted.has(typeNameOf(value))
}

const typeAlias = (type: unknown): string => {
  if (typeof type === 'string' && TYPE_NAMES.has(type)) return type
  throw badValue(`Unknown type name alias: ${String(type)}`)
}

const sizeTest = (operand: unknown): Test => {
  const size = integerFrom(operand)
  if (size === undefined || size < 0) throw badValue('Failed to parse $size. Expected a non-negative integer')
  return (value) => Array.isArray(value) && value.length === size
}
