import { Timestamp } from 'bson'
import { badValue, typeMismatch } from '../errors.ts'
import { compareValues } from '../values/compare-values.ts'
import { cloneValue, isDocument } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { isNumeric } from '../values/numbers.ts'
import { typeNameOf } from '../values/type-names.ts'
import { addNumbers, bitwise, multiplyNumbers } from './arithmetic.ts'
import { addToSet, pop, pull, pullAll, push } from './array-operators.ts'
import { KEEP, REMOVE, type Place } from './change-at.ts'

/** Computes the new value at an operator's path. */
export type Operator = (current: unknown, operand: unknown, at: Place) => unknown

const set: Operator = (_current, operand) => cloneValue(operand)

const unset: Operator = (current) => (current === undefined ? KEEP : REMOVE)

const arithmetic =
  (calculate: typeof addNumbers, whenMissing: (operand: unknown) => unknown): Operator =>
  (current, operand, { name, path, document }) => {
    if (!isNumeric(operand)) {
      const verb = name === '$inc' ? 'increment' : 'multiply'
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${describeValue(operand)}}`)
    }
    if (current === undefined) return whenMissing(operand)
    if (isNumeric(current)) return calculate(current, operand)
    throw typeMismatch(
      `Cannot apply ${name} to a value of non-numeric type. {_id: ${describeValue(document._id)}} has the field '${path}' of non-numeric type ${typeNameOf(current)}`,
    )
  }

const lesser: Operator = (current, operand) =>
  current === undefined || compareValues(operand, current) < 0 ? operand : current

const greater: Operator = (current, operand) =>
  current === undefined || compareValues(operand, current) > 0 ? operand : current

let increment = 0

const currentDate: Operator = (_current, operand) => {
  if (typeof operand === 'boolean' || (isDocument(operand) && operand.$type === 'date')) return new Date()
  if (isDocument(operand) && operand.$type === 'timestamp') {
    increment += 1
    return new Timestamp({ t: Math.floor(Date.now() / 1000), i: increment })
  }
  throw badValue("$currentDate needs true or {$type: 'date'|'timestamp'}")
}

export const OPERATORS: Readonly<Record<string, Operator>> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: arithmetic(addNumbers, (operand) => operand),
  $mul: arithmetic(multiplyNumbers, (operand) => (isNumeric(operand) ? multiplyNumbers(0, operand) : 0)),
  $min: lesser,
  $max: greater,
  $currentDate: currentDate,
  $bit: bitwise,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
  // Moves a value between two paths, which `apply-update.ts` does.
  $rename: unset,
}
