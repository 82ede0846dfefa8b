import { BSONRegExp, ObjectId } from 'bson'
import { badValue, unsupported } from '../errors.ts'
import { areEqual, compareValues } from '../values/compare-values.ts'
import { encodeKey } from '../values/encode-key.ts'
import { kindOf } from '../values/kinds.ts'
import type { Test } from './walk-path.ts'

export const equalTo = (expected: unknown): Test => {
  if (expected === null || expected === undefined) return (value) => value === null || value === undefined
  if (Number.isNaN(expected)) return Number.isNaN
  if (typeof expected !== 'object') return (value) => value === expected
  if (expected instanceof ObjectId) return (value) => value instanceof ObjectId && value.equals(expected)
  const kind = kindOf(expected)
  const key = encodeKey(expected)
  return (value) => kindOf(value) === kind && encodeKey(value) === key
}

/** Comparisons hold only within one type; null equals missing, NaN equals only NaN. */
export const comparedTo = (operand: unknown, holds: (order: number) => boolean): Test => {
  const kind = kindOf(operand)
  if (Number.isNaN(operand)) return (value) => Number.isNaN(value) && holds(0)
  return (value) => kindOf(value) === kind && !Number.isNaN(value) && holds(compareValues(value, operand))
}

const MANY = 8

export const oneOf = (operands: readonly unknown[]): Test => {
  if (operands.some(isPattern)) throw unsupported('A pattern in $in or $nin', 'BadValue')
  if (operands.length < MANY) {
    const tests = operands.map(equalTo)
    return (value) => tests.some((test) => test(value))
  }
  const keys = new Set(operands.map(encodeKey))
  return (value) => keys.has(encodeKey(value))
}

export function isPattern(value: unknown): value is BSONRegExp {
  return value instanceof BSONRegExp
}

const matchPattern = (pattern: BSONRegExp): Test => {
  const regex = toRegExp(pattern)
  return (value) => (typeof value === 'string' ? regex.test(value) : isPattern(value) && areEqual(value, pattern))
}

/** Characters, classes, escapes and anchors. */
const PLAIN = /^(?:\[(?:\\[^]|[^\]\\])+\]|\\[^1-9k]|[^\\()[\]{}*+?|])*$/

/**
 * No other pattern is served: JavaScript may try every way through repetitions and alternatives, and cannot be
 * interrupted. PCRE's options i, m, s and u are JavaScript's.
 */
const toRegExp = ({ pattern, options }: BSONRegExp): RegExp => {
  if (!PLAIN.test(pattern) || /[^imsu]/.test(options))
    throw unsupported(`The pattern /${pattern}/${options} (repetitions, groups and alternatives are not)`, 'BadValue')
  try {
    return new RegExp(pattern, options)
  } catch {
    throw badValue(`Regular expression is invalid: ${pattern}`)
  }
}

export function patternTest(operand: unknown): Test {
  if (isPattern(operand)) return matchPattern(operand)
  throw badValue('$regex has to be a string')
}
