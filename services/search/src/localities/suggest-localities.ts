import { findByPrefix } from './find-by-prefix.ts'
import { findByTypo, listNames } from './find-by-typo.ts'
import { listKeys } from './locality-keys.ts'
import type { GazetteerRow } from './locality.ts'
import type { Matches } from './match-rank.ts'
import { readQuery } from './read-query.ts'

export type LocalityIndex = {
  /** At most `limit` rows: exact names first, then beginnings, later words, typos; within each by prominence and name. */
  suggest: (text: string, limit: number) => GazetteerRow[]
  /** The row that `suggest` puts first. */
  resolve: (text: string) => GazetteerRow | undefined
  byId: (id: string) => GazetteerRow | undefined
}

export const createLocalityIndex = (rows: readonly GazetteerRow[]): LocalityIndex => {
  const keys = listKeys(rows)
  const names = listNames(rows)
  const ids = new Map(rows.map((row) => [row.id, row]))

  const suggest = (text: string, limit: number): GazetteerRow[] => {
    const query = readQuery(text)
    const matches: Matches = new Map()
    for (const form of query.forms) findByPrefix(keys, form, matches)
    if (matches.size < limit) findByTypo(rows, names, query, matches)
    return pickBest(rows, matches, limit)
  }

  return { suggest, resolve: (text) => suggest(text, 1)[0], byId: (id) => ids.get(id) }
}

const pickBest = (rows: readonly GazetteerRow[], matches: Matches, limit: number): GazetteerRow[] =>
  [...matches]
    .flatMap(([index, rank]) => {
      const row = rows[index]
      return row === undefined ? [] : [{ row, rank }]
    })
    .sort((a, b) => a.rank - b.rank || b.row.prominence - a.row.prominence || compareIds(a.row, b.row))
    .slice(0, limit)
    .map(({ row }) => row)

/** Ids begin with the name. */
const compareIds = (a: GazetteerRow, b: GazetteerRow): number => (a.id < b.id ? -1 : 1)
