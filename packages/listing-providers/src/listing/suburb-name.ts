import { titleCase } from './title-case.ts'

/** City centres whose gazetteer name differs from the city's. */
const centres: ReadonlyMap<string, string> = new Map([
  ['Brisbane', 'Brisbane City'],
  ['Darwin', 'Darwin City'],
])

/** `ST KILDA EAST` becomes `St Kilda East`, `Melbourne CBD` becomes `Melbourne`. */
export function suburbName(given: string): string {
  const [, city] = /^(.+) CBD$/i.exec(given.trim()) ?? []
  if (city === undefined) return titleCase(given)
  const name = titleCase(city)
  return centres.get(name) ?? name
}
