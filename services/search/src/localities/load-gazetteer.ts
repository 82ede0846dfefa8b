import { readFile, readdir } from 'node:fs/promises'
import { attachAliases } from './attach-aliases.ts'
import { displayLocality, localityId, type GazetteerRow } from './locality.ts'
import { parseLocalitiesCsv, type ParsedLocality } from './parse-localities-csv.ts'

const builtIn = new URL('./gazetteer/', import.meta.url)
const aliasFile = new URL('./aliases.csv', import.meta.url)

/** Prominence of a place of which nothing but its position is known. */
const unknownProminence = 5

/** The built-in gazetteer and, over it, the rows of `file` when it exists: an imported row replaces its namesake. */
export const loadGazetteer = async ({ file }: { file?: string | undefined } = {}): Promise<GazetteerRow[]> => {
  const names = (await readdir(builtIn)).filter((name) => name.endsWith('.csv')).sort()
  const own = await Promise.all(names.map(async (name) => readRows(new URL(name, builtIn))))
  const imported = file === undefined ? [] : await readRows(file).catch(ignoreMissing)
  const rows = new Map<string, GazetteerRow>()
  for (const row of [...own.flat(), ...imported]) rows.set(row.id, row)
  return attachAliases([...rows.values()], await readFile(aliasFile, 'utf8'))
}

const readRows = async (path: string | URL): Promise<GazetteerRow[]> => {
  const { rows, rejected } = parseLocalitiesCsv(await readFile(path, 'utf8'))
  const [first] = rejected
  if (first) throw new Error(`${String(path)}, line ${first.line}: ${first.column ?? 'the row'} ${first.reason}`)
  return rows.map(toGazetteerRow)
}

const toGazetteerRow = ({ line: _line, count: _count, ...row }: ParsedLocality): GazetteerRow => ({
  ...row,
  id: localityId(row),
  value: displayLocality(row),
  prominence: row.prominence ?? unknownProminence,
})

const ignoreMissing = (error: unknown): GazetteerRow[] => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
