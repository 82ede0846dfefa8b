/** Whether two values are equal; objects by their fields, in whatever order these were stored. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other)
}

const keyOf = (value: unknown): string | undefined =>
  JSON.stringify(isRecord(value) ? Object.entries(value).toSorted(byName) : value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)
