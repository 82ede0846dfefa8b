import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import type { AustralianState } from '@verandah/contracts'
import { createLocalityIndex, type LocalityIndex } from './places/locality-index.ts'
import { displayLocality, localityId, unknownProminence, type GazetteerRow } from './places/locality.ts'
import { parseLocalitiesCsv, type ParsedLocality } from './parse-localities-csv.ts'

const folder = new URL('./gazetteer/', import.meta.url)
const aliasFile = new URL('./aliases.csv', import.meta.url)

let builtInIndex: Promise<LocalityIndex> | undefined

/**
 * Opens the gazetteer's index. Without a file it never changes, so a process builds it once for all of its services.
 */
export async function openLocalities(file: string): Promise<LocalityIndex> {
  if (existsSync(file)) return createLocalityIndex(await loadGazetteer({ file }))
  builtInIndex ??= loadGazetteer().then(createLocalityIndex)
  return builtInIndex
}

/**
 * Loads the built-in gazetteer and, if `file` exists, its rows: an imported row replaces the built-in row with the same
 * id.
 */
export async function loadGazetteer({ file }: { file?: string | undefined } = {}): Promise<GazetteerRow[]> {
  const rows = new Map<string, GazetteerRow>()
  for (const row of await readBuiltIn()) rows.set(row.id, row)
  for (const row of file === undefined ? [] : await readImported(file)) rows.set(row.id, row)
  return attachAliases([...rows.values()], await readFile(aliasFile, 'utf8'))
}

const readBuiltIn = async (): Promise<GazetteerRow[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  return texts.flatMap(splitRows)
}

/** Our own files have no quotes and are checked by a test; splitting is seven times faster than a CSV parser. */
const splitRows = (text: string): GazetteerRow[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [locality = '', state = '', postcode = '', latitude, longitude, prominence] = line.split(',')
      const record = { locality, state: state as AustralianState, postcode }
      const position = { latitude: Number(latitude), longitude: Number(longitude) }
      return toGazetteerRow({ ...record, ...position, prominence: Number(prominence) })
    })

const readImported = async (file: string): Promise<GazetteerRow[]> => {
  const text = await readFile(file, 'utf8').catch(emptyWhenMissing)
  if (text === undefined) return []
  const { rows, rejected } = parseLocalitiesCsv(text)
  const [first] = rejected
  if (first) throw new Error(`${file}, line ${first.line}: ${first.column ?? 'the row'} ${first.reason}`)
  return rows.map(toGazetteerRow)
}

const toGazetteerRow = (row: Omit<ParsedLocality, 'line'>): GazetteerRow => ({
  id: localityId(row),
  value: displayLocality(row),
  locality: row.locality,
  state: row.state,
  postcode: row.postcode,
  latitude: row.latitude,
  longitude: row.longitude,
  prominence: row.prominence ?? unknownProminence,
})

const emptyWhenMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** Adds names from a CSV with the columns alias, locality, state and postcode to the rows that they refer to. */
function attachAliases(rows: readonly GazetteerRow[], csv: string): GazetteerRow[] {
  const aliases = groupAliases(csv)
  return rows.map((row) => {
    const names = aliases.get(row.id)
    return names === undefined ? row : { ...row, aliases: names }
  })
}

/** Our own file has no quotes. */
const groupAliases = (csv: string): ReadonlyMap<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const line of csv.trimEnd().split('\n').slice(1)) {
    const [alias = '', locality = '', state = '', postcode = ''] = line.split(',')
    const id = localityId({ locality, state, postcode })
    groups.set(id, [...(groups.get(id) ?? []), alias])
  }
  return groups
}
