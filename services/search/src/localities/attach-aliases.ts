import { localityId, type GazetteerRow } from './locality.ts'
import { readCsv } from './read-csv.ts'

/** Adds the names of a CSV text with the columns alias, locality, state and postcode to the rows that they stand for. */
export const attachAliases = (rows: readonly GazetteerRow[], csv: string): GazetteerRow[] => {
  const aliases = groupAliases(csv)
  return rows.map((row) => {
    const names = aliases.get(row.id)
    return names === undefined ? row : { ...row, aliases: names }
  })
}

const groupAliases = (csv: string): ReadonlyMap<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const { cells } of readCsv(csv).rows) {
    const cell = (column: string): string => cells.get(column) ?? ''
    const id = localityId({ locality: cell('locality'), state: cell('state'), postcode: cell('postcode') })
    groups.set(id, [...(groups.get(id) ?? []), cell('alias')])
  }
  return groups
}
