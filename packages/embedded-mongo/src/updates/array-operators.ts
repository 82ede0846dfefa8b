import { PUSH_MODIFIERS } from '../contract.ts'
import { badValue, unsupported } from '../errors.ts'
import { isOperators, matchElement } from '../query/compile-filter.ts'
import { isPattern } from '../query/value-tests.ts'
import { areEqual } from '../values/compare-values.ts'
import { cloneValue, type Document, isDocument } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { integerFrom } from '../values/numbers.ts'
import { typeNameOf } from '../values/type-names.ts'
import { KEEP, type Place } from './change-at.ts'

/** Applies `$push`, with `$each` and then `$slice`. */
export const push = (current: unknown, operand: unknown, { path, document }: Place): unknown => {
  if (current !== undefined && !Array.isArray(current))
    throw badValue(
      `The field '${path}' must be an array but is of type ${typeNameOf(current)} in document {_id: ${describeValue(document._id)}}`,
    )
  const existing: unknown[] = Array.isArray(current) ? current : []
  if (!isDocument(operand) || operand.$each === undefined) return [...existing, cloneValue(operand)]
  const unknown = Object.keys(operand).find((name) => !PUSH_MODIFIERS.has(name))
  if (unknown !== undefined) throw unsupported(`The clause '${unknown}' in $push`, 'BadValue')
  const joined = [...existing, ...eachOf(operand, '$push')]
  const slice = integerFrom(operand.$slice)
  if (slice === undefined) return joined
  return slice >= 0 ? joined.slice(0, slice) : joined.slice(slice)
}

const eachOf = (operand: Document, name: string): unknown[] => {
  if (!Array.isArray(operand.$each))
    throw badValue(`The argument to $each in ${name} must be an array but it was of type: ${typeNameOf(operand.$each)}`)
  return cloneValue(operand.$each)
}

export const addToSet = (current: unknown, operand: unknown, { path }: Place): unknown => {
  if (current !== undefined && !Array.isArray(current))
    throw badValue(
      `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${typeNameOf(current)}`,
    )
  const existing: unknown[] = Array.isArray(current) ? current : []
  const candidates =
    isDocument(operand) && operand.$each !== undefined ? eachOf(operand, '$addToSet') : [cloneValue(operand)]
  const result = [...existing]
  for (const candidate of candidates)
    if (!result.some((element) => areEqual(element, candidate))) result.push(candidate)
  return result
}

export const pull = (current: unknown, operand: unknown, _at: Place): unknown => {
  if (current === undefined) return KEEP
  if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value')
  const isGone = pullTest(operand)
  return current.filter((element) => !isGone(element))
}

/**
 * A document is a condition on the elements' fields; operators and patterns are conditions on the elements themselves.
 */
const pullTest = (operand: unknown): ((element: unknown) => boolean) => {
  if (isDocument(operand)) return matchElement(operand)
  if (isPattern(operand) || isOperators(operand)) return matchElement({ $in: [operand] })
  return (element) => areEqual(element, operand)
}
