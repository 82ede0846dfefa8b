import { Decimal128, Double, Long } from 'bson'

/** In memory an int32 and a double with no int32 value are plain numbers; the other numbers keep their BSON class. */
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

/** NaN of any type: it lies below every number, and is equal to itself alone. */
export const isNotANumber = (value: unknown): boolean =>
  Number.isNaN(value) || (value instanceof Decimal128 && value.toString() === 'NaN')

/** A whole number from a command's field, or undefined when it is none. */
export const integerFrom = (value: unknown): number | undefined => {
  if (!isNumeric(value)) return undefined
  const number = toNumber(value)
  return Number.isFinite(number) ? Math.trunc(number) : undefined
}

export const isTruthy = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false) return false
  return !isNumeric(value) || toNumber(value) !== 0
}
