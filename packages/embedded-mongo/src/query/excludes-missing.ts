import { isTruthy } from '../values/numbers.ts'

/** Whether a condition holds for no document without the field. False if unsure. */
export const excludesMissing = (name: string, operand: unknown): boolean => {
  switch (name) {
    case '$eq':
      return isPresent(operand)
    case '$in':
      return Array.isArray(operand) && operand.length > 0 && operand.every(isPresent)
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return operand !== null
    case '$exists':
      return isTruthy(operand)
    case '$ne':
      return operand === null
    default:
      return name === '$regex' || name === '$type'
  }
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined && !Array.isArray(value)
