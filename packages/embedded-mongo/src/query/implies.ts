import { areEqual } from '../values/compare-values.ts'
import { type Document, nameSet } from '../values/document.ts'
import { isTruthy } from '../values/numbers.ts'
import { collectConditions } from './bounds.ts'
import { compileOperator } from './operators.ts'

type Conditions = ReadonlyMap<string, readonly [string, unknown][]>

/** Whether every document that satisfies the conditions also satisfies a partial index's filter. False if unsure. */
export const implies = (conditions: Conditions, partial: Document): boolean => {
  const unreadable = Object.keys(partial).some((name) => name.startsWith('$') && name !== '$and')
  if (unreadable) return false
  for (const [path, wanted] of collectConditions(partial)) {
    const given = conditions.get(path) ?? []
    if (!wanted.every((want) => given.some((have) => isAtLeast(have, want)))) return false
  }
  return true
}

const isAtLeast = ([haveName, have]: readonly [string, unknown], want: readonly [string, unknown]): boolean => {
  const [wantName, wanted] = want
  if (haveName === wantName && areEqual(have, wanted)) return true
  if (haveName === '$eq') return satisfies(have, want)
  if (haveName === '$in') return Array.isArray(have) && have.length > 0 && have.every((value) => satisfies(value, want))
  if (wantName === '$exists') return isTruthy(wanted) && excludesMissing(haveName, have)
  if (wantName === '$type') return RANGES.has(haveName) && satisfies(have, want)
  return isTighterRange(haveName, have, wantName, wanted)
}

const RANGES = nameSet('$gt $gte $lt $lte')

const satisfies = (value: unknown, [name, operand]: readonly [string, unknown]): boolean => {
  if (Array.isArray(value) || value === null || value === undefined) return false
  const { test, isNegated = false } = compileOperator(name, operand)
  return test(value) !== isNegated
}

const excludesMissing = (name: string, operand: unknown): boolean =>
  (RANGES.has(name) && operand !== null) ||
  name === '$regex' ||
  name === '$type' ||
  (name === '$exists' && isTruthy(operand)) ||
  (name === '$ne' && operand === null)

const isTighterRange = (haveName: string, have: unknown, wantName: string, wanted: unknown): boolean => {
  const isSameSide = haveName.slice(0, 3) === wantName.slice(0, 3)
  if (!isSameSide || !RANGES.has(haveName) || !RANGES.has(wantName)) return false
  return satisfies(have, [wantName, wanted])
}
