/**
 * Every number in memory is a plain one, as JavaScript's clients send and see it: an int32 or a double on disk. A
 * 64-bit integer becomes one as well, or is refused if that would not be exact.
 */
export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0)
}

/** Reads a whole number from a command's field; undefined if it is not numeric. */
export function integerFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : undefined
}

export function isTruthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0
}
