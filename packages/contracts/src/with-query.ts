type Value = string | number | boolean

/** Query values; a list repeats its name. */
export type QueryValues = Record<string, Value | readonly Value[] | undefined>

/** A path with a query string; undefined values are left out. */
export function withQuery(path: string, query: QueryValues): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((one): [string, string] => [key, String(one)]),
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}
