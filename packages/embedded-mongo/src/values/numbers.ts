import { Decimal128, Double, Long } from 'bson'

/**
 * In memory, int32 values and doubles without an int32 value are plain numbers; other numbers keep their BSON class.
 */
export type Numeric = number | Double | Long | Decimal128

export const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0)

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || value instanceof Double || value instanceof Long || value instanceof Decimal128

export const toNumber = (value: Numeric): number => {
  if (typeof value === 'number') return value
  if (value instanceof Long) return value.toNumber()
  if (value instanceof Double) return value.value
  return Number(value.toString())
}

export const makeDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value)

/** NaN of any type: sorts below every number and equals only itself. */
export const isNotANumber = (value: unknown): boolean =>
  Number.isNaN(value) || (value instanceof Decimal128 && value.toString() === 'NaN')

/** Reads a whole number from a command's field; undefined if it is not numeric. */
export const integerFrom = (value: unknown): number | undefined => {
  if (!isNumeric(value)) return undefined
  const number = toNumber(value)
  return Number.isFinite(number) ? Math.trunc(number) : undefined
}

export const isTruthy = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false) return false
  return !isNumeric(value) || toNumber(value) !== 0
}
