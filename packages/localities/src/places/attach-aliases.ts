import { localityId, type GazetteerRow } from './locality.ts'

/** Adds names from a CSV with the columns alias, locality, state and postcode to the rows that they refer to. */
export function attachAliases(rows: readonly GazetteerRow[], csv: string): GazetteerRow[] {
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
