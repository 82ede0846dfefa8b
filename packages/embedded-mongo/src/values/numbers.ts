import { Double, Long } from 'bson'

/**
 * In memory, int32 values and doubles without an int32 value are plain numbers; other numbers keep their BSON class.
 */
export type Numeric = number | Double | Long

export const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0)

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || value instanceof Double || value instanceof Long

export const toNumber = (value: Numeric): number => {
  if (typeof value === 'number') return value
  return value instanceof Long ? value.toNumber() : value.value
}

export const makeDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value)

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
