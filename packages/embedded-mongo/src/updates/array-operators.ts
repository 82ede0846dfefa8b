import { PUSH_MODIFIERS } from '../contract.ts'
import { badValue, unsupported } from '../errors.ts'
import { matchElement } from '../query/compile-filter.ts'
import { isPattern } from '../query/value-tests.ts'
import { areEqual } from '../values/compare-values.ts'
import { cloneValue, isDocument } from '../values/document.ts'
import { typeNameOf } from '../values/kinds.ts'
import { integerFrom } from '../values/numbers.ts'
import { KEEP, type Place } from './change-at.ts'

/** Applies `$push`, with `$each` and then `$slice`. */
export const push = (current: unknown, operand: unknown, { path }: Place): unknown => {
  const joined = [...arrayAt(current, path), ...addedBy(operand, '$push')]
  if (!isDocument(operand) || operand.$each === undefined) return joined
  const unknown = Object.keys(operand).find((name) => !PUSH_MODIFIERS.has(name))
  if (unknown !== undefined) throw unsupported(`The clause '${unknown}' in $push`, 'BadValue')
  const slice = integerFrom(operand.$slice)
  if (slice === undefined) return joined
  return slice >= 0 ? joined.slice(0, slice) : joined.slice(slice)
}

export const addToSet = (current: unknown, operand: unknown, { path }: Place): unknown => {
  const result = [...arrayAt(current, path)]
  for (const candidate of addedBy(operand, '$addToSet'))
    if (!result.some((element) => areEqual(element, candidate))) result.push(candidate)
  return result
}

const arrayAt = (current: unknown, path: string): readonly unknown[] => {
  if (current === undefined) return []
  if (Array.isArray(current)) return current
  throw badValue(`The field '${path}' must be an array but is of type ${typeNameOf(current)}`)
}

const addedBy = (operand: unknown, name: string): unknown[] => {
  if (!isDocument(operand) || operand.$each === undefined) return [cloneValue(operand)]
  if (Array.isArray(operand.$each)) return cloneValue(operand.$each)
  throw badValue(`The argument to $each in ${name} must be an array but it was of type: ${typeNameOf(operand.$each)}`)
}

export const pull = (current: unknown, operand: unknown, _at: Place): unknown => {
  if (current === undefined) return KEEP
  if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value')
  const isGone = pullTest(operand)
  return current.filter((element) => !isGone(element))
}

/** A document is a condition on the elements' fields; operators and patterns are conditions on the elements themselves. */
const pullTest = (operand: unknown): ((element: unknown) => boolean) => {
  if (isDocument(operand)) return matchElement(operand)
  if (isPattern(operand)) return matchElement({ $in: [operand] })
  return (element) => areEqual(element, operand)
}
