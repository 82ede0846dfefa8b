import type { UpdateOperator } from '../contract.ts'
import { typeMismatch } from '../errors.ts'
import { compareValues } from '../values/compare-values.ts'
import { cloneValue } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { isNumeric } from '../values/numbers.ts'
import { typeNameOf } from '../values/type-names.ts'
import { addNumbers } from './arithmetic.ts'
import { addToSet, pull, push } from './array-operators.ts'
import { KEEP, REMOVE, type Place } from './change-at.ts'

/** Computes the new value at an operator's path. */
export type Operator = (current: unknown, operand: unknown, at: Place) => unknown

const set: Operator = (_current, operand) => cloneValue(operand)

const unset: Operator = (current) => (current === undefined ? KEEP : REMOVE)

const increment: Operator = (current, operand, { path, document }) => {
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${describeValue(operand)}}`)
  if (current === undefined) return operand
  if (isNumeric(current)) return addNumbers(current, operand)
  throw typeMismatch(
    `Cannot apply $inc to a value of non-numeric type. {_id: ${describeValue(document._id)}} has the field '${path}' of non-numeric type ${typeNameOf(current)}`,
  )
}

const greater: Operator = (current, operand) =>
  current === undefined || compareValues(operand, current) > 0 ? operand : current

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
