import { evalExpr } from 'mingo/core'
import type { AnyObject, Options } from 'mingo/types'
import { StoreError } from '../errors.ts'
import { compareValues, order } from '../values/compare-values.ts'
import { asDocument, isDocument } from '../values/document.ts'
import { isTruthy } from '../values/numbers.ts'
import { addToDate } from './date-add.ts'
import * as mingoExpressions from 'mingo/operators/expression'

type Expression = (document: AnyObject, operand: unknown, options: Options) => unknown

/**
 * Expressions that differ between mingo and MongoDB: types compare in BSON order, and a missing field sorts before
 * null.
 */
const comparison =
  (decide: (order: number) => unknown): Expression =>
  (document, operand, options) => {
    const values = Array.isArray(operand) ? operand.map((part) => evalExpr(document, part, options)) : []
    if (values.length !== 2)
      throw new StoreError('ExpressionArity', `Expression takes exactly 2 arguments. ${values.length} were passed in.`)
    return decide(compareOrMissing(values[0], values[1]))
  }

const compareOrMissing = (left: unknown, right: unknown): number =>
  left === undefined || right === undefined
    ? order(Number(left !== undefined), Number(right !== undefined))
    : compareValues(left, right)

const chooseBranch: Expression = (document, operand, options) => {
  const { branches, ...rest } = asDocument(operand)
  for (const branch of Array.isArray(branches) ? branches : []) {
    if (!isDocument(branch)) continue
    if (isTruthy(evalExpr(document, branch.case, options))) return evalExpr(document, branch.then, options)
  }
  if (Object.hasOwn(rest, 'default')) return evalExpr(document, rest.default, options)
  throw new StoreError(
    'SwitchWithoutDefault',
    '$switch could not find a matching branch for an input, and no default was specified.',
  )
}

/** Null and missing become the empty string. */
const inCase =
  (change: typeof mingoExpressions.$toUpper): Expression =>
  (document, operand, options) =>
    change(document, operand, options) ?? ''

const sizeOf: Expression = (document, operand, options) => {
  const [only] = Array.isArray(operand) && operand.length === 1 ? (operand as unknown[]) : [operand]
  const value: unknown = evalExpr(document, only, options)
  if (Array.isArray(value)) return value.length
  throw new StoreError('SizeOfNoArray', 'The argument to $size must be an array')
}

const shiftDate =
  (sign: 1 | -1): Expression =>
  (document, operand, options) => {
    const { startDate, unit, amount, timezone } = asDocument(evalExpr(document, operand, options))
    return addToDate({ startDate, unit, amount, timezone, sign })
  }

export const ourExpressions: Readonly<Record<`$${string}`, Expression>> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $switch: chooseBranch,
  $toUpper: inCase(mingoExpressions.$toUpper),
  $toLower: inCase(mingoExpressions.$toLower),
  $size: sizeOf,
  $dateAdd: shiftDate(1),
  $dateSubtract: shiftDate(-1),
}
