import { BSONRegExp, ObjectId } from 'bson'
import { badValue } from '../errors.ts'
import { areEqual, compareValues } from '../values/compare-values.ts'
import { assertQuick } from './assert-quick.ts'
import { encodeKey } from '../values/encode-key.ts'
import { KIND, kindOf } from '../values/kinds.ts'
import { isNotANumber } from '../values/numbers.ts'
import type { Test } from './walk-path.ts'

export const equalTo = (expected: unknown): Test => {
  if (expected === null || expected === undefined) return (value) => value === null || value === undefined
  if (typeof expected === 'boolean' || typeof expected === 'string') return (value) => value === expected
  if (isNotANumber(expected)) return isNotANumber
  if (typeof expected === 'number')
    return (value) => value === expected || (typeof value === 'object' && areEqual(value, expected))
  if (expected instanceof ObjectId) return (value) => value instanceof ObjectId && value.equals(expected)
  const kind = kindOf(expected)
  const key = encodeKey(expected)
  return (value) => kindOf(value) === kind && encodeKey(value) === key
}

/** Comparisons hold only within one type; null equals missing, NaN equals only NaN. */
export const comparedTo = (operand: unknown, holds: (order: number) => boolean): Test => {
  const kind = kindOf(operand)
  if (isNotANumber(operand)) return (value) => isNotANumber(value) && holds(0)
  if (kind === KIND.number)
    return (value) =>
      (typeof value === 'number' || kindOf(value) === kind) &&
      !isNotANumber(value) &&
      holds(compareValues(value, operand))
  return (value) => kindOf(value) === kind && holds(compareValues(value, operand))
}

const MANY = 8

export const oneOf = (operands: readonly unknown[]): Test => {
  const patterns = operands.filter(isPattern).map(matchPattern)
  const literals = operands.filter((operand) => !isPattern(operand))
  if (literals.length < MANY) {
    const tests = [...literals.map(equalTo), ...patterns]
    return (value) => tests.some((test) => test(value))
  }
  const keys = new Set(literals.map(encodeKey))
  return (value) => keys.has(encodeKey(value)) || patterns.some((test) => test(value))
}

export const isPattern = (value: unknown): value is BSONRegExp | RegExp =>
  value instanceof BSONRegExp || value instanceof RegExp

export const matchPattern = (pattern: BSONRegExp | RegExp): Test => {
  const regex = toRegExp(pattern)
  return (value) => (typeof value === 'string' ? regex.test(value) : isPattern(value) && areEqual(value, pattern))
}

/** PCRE's options i, m, s and u are JavaScript's; x (extended) is not supported. */
export const toRegExp = (pattern: BSONRegExp | RegExp): RegExp => {
  assertQuick(pattern instanceof RegExp ? pattern.source : pattern.pattern)
  if (pattern instanceof RegExp) return pattern
  const flags = [...new Set(pattern.options)].filter((flag) => flag !== 'g').join('')
  if (/[^imsu]/.test(flags)) throw badValue(`invalid flag in regex options: ${flags}`)
  try {
    return new RegExp(pattern.pattern, flags)
  } catch {
    throw badValue(`Regular expression is invalid: ${pattern.pattern}`)
  }
}
