/** A path with a query string; undefined values are left out. */
export const withQuery = (path: string, query: Record<string, string | number | boolean | undefined>): string => {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(Object.fromEntries(entries)).toString()}`
}
