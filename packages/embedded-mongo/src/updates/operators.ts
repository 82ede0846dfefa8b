import { PUSH_MODIFIERS, type UpdateOperator } from '../contract.ts'
import { badValue, typeMismatch, unsupported } from '../errors.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { isPattern } from '../query/value-tests.ts'
import { areEqual, compareValues } from '../values/compare-values.ts'
import { describeValue, cloneValue, isDocument } from '../values/document.ts'
import { typeNameOf } from '../values/kinds.ts'
import { integerFrom } from '../values/numbers.ts'
import { KEEP, REMOVE, type Place } from './change-at.ts'

/** Computes the new value at an operator's path. */
export type Operator = (current: unknown, operand: unknown, at: Place) => unknown

const set: Operator = (_current, operand) => cloneValue(operand)

const unset: Operator = (current) => (current === undefined ? KEEP : REMOVE)

const increment: Operator = (current, operand, { path, document }) => {
  if (typeof operand !== 'number')
    throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${describeValue(operand)}}`)
  if (current === undefined) return operand
  if (typeof current !== 'number')
    throw typeMismatch(
      `Cannot apply $inc to a value of non-numeric type. {_id: ${describeValue(document._id)}} has the field '${path}' of non-numeric type ${typeNameOf(current)}`,
    )
  const sum = current + operand
  if ([current, operand].every(Number.isSafeInteger) && !Number.isSafeInteger(sum))
    throw badValue('Failed to apply the operation: the result is beyond 2^53')
  return sum
}

const greater: Operator = (current, operand) =>
  current === undefined || compareValues(operand, current) > 0 ? operand : current

/** Applies `$push`, with `$each` and then `$slice`. */
const push: Operator = (current, operand, { path }) => {
  const joined = [...arrayAt(current, path), ...addedBy(operand, '$push')]
  if (!isDocument(operand) || operand.$each === undefined) return joined
  const unknown = Object.keys(operand).find((name) => !PUSH_MODIFIERS.has(name))
  if (unknown !== undefined) throw unsupported(`The clause '${unknown}' in $push`, 'BadValue')
  const slice = integerFrom(operand.$slice)
  if (slice === undefined) return joined
  return slice >= 0 ? joined.slice(0, slice) : joined.slice(slice)
}

const addToSet: Operator = (current, operand, { path }) => {
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

const pull: Operator = (current, operand): unknown => {
  if (current === undefined) return KEEP
  if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value')
  const isGone = pullTest(operand)
  return (current as unknown[]).filter((element) => !isGone(element))
}

/** A document is a condition on the elements' fields. */
const pullTest = (operand: unknown): ((element: unknown) => boolean) => {
  if (isPattern(operand)) throw unsupported('A pattern in $pull', 'BadValue')
  if (!isDocument(operand)) return (element) => areEqual(element, operand)
  const matches = compileFilter(operand)
  return (element) => isDocument(element) && matches(element)
}

export const OPERATORS: Readonly<Record<UpdateOperator, Operator>> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: increment,
  $max: greater,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
}
