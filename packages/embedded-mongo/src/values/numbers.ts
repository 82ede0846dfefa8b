/** Reads a whole number from a command's field; undefined if it is not numeric. */
export function integerFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : undefined
}

export function isTruthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0
}
