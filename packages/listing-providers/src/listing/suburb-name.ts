import { titleCase } from './title-case.ts'

/** City centres whose name in the gazetteer is not that of the city. */
const centres: ReadonlyMap<string, string> = new Map([
  ['Brisbane', 'Brisbane City'],
  ['Darwin', 'Darwin City'],
])

/** `ST KILDA EAST` as `St Kilda East`, `Melbourne CBD` as `Melbourne`. */
export const suburbName = (given: string): string => {
  const [, city] = /^(.+) CBD$/i.exec(given.trim()) ?? []
  if (city === undefined) return titleCase(given)
  const name = titleCase(city)
  return centres.get(name) ?? name
}
