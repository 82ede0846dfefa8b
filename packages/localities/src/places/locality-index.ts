import type { SearchedLocality } from '@verandah/contracts'
import { findAround, type Around } from './find-around.ts'
import { findByPrefix } from './find-by-prefix.ts'
import { findByTypo, listNames } from './find-by-typo.ts'
import { listKeys } from './locality-keys.ts'
import { localityId, type GazetteerRow } from './locality.ts'
import type { Matches } from './match-rank.ts'
import { readQuery } from './read-query.ts'
import { expandRegions, regionRows } from './region-rows.ts'

/** Creates a search over localities and the regions that buyers name instead of them. */
export function createLocalityIndex(localities: readonly GazetteerRow[]) {
  const rows = [...localities, ...regionRows(localities)]
  const ranked = [...rows].sort(compareProminence)
  const keys = listKeys(ranked)
  const names = listNames(ranked)
  const ids = new Map(rows.map((row) => [row.id, row]))

  /**
   * Returns up to `limit` rows: exact names first, then prefixes, later words, typos; within each by prominence and
   * name.
   */
  const suggest = (text: string, limit: number): GazetteerRow[] => {
    const query = readQuery(text)
    const matches: Matches = new Map()
    for (const form of query.forms) findByPrefix(keys, form, matches)
    if (matches.size === 0)
      findByPrefix(keys, [query.name, query.state, ''].flatMap((part) => part ?? []).join(' '), matches)
    if (matches.size < limit) findByTypo(ranked, names, query, matches)
    return pickBest(ranked, matches, limit)
  }

  const expand = expandRegions(localities)
  const findAroundThem = findAround(localities)

  return {
    suggest,
    /** The first row of `suggest`. */
    resolve: (text: string) => suggest(text, 1)[0],
    /** Localities without regions, by prominence. */
    ranked: ranked.filter(({ isRegion }) => isRegion !== true),
    byId: (id: string) => ids.get(id),
    find: ({ suburb: locality, state, postcode }: SearchedLocality) =>
      ids.get(localityId({ locality, state, postcode })),
    expand,
    /** Around a region means around any of its localities. */
    around: (places: readonly SearchedLocality[], asked: Around) => findAroundThem(expand(places), asked),
  }
}

export type LocalityIndex = ReturnType<typeof createLocalityIndex>

/** Ids start with the name. */
const compareProminence = (a: GazetteerRow, b: GazetteerRow): number =>
  b.prominence - a.prominence || (a.id < b.id ? -1 : 1)

/** Rows are sorted by prominence, so one number of rank and position gives the whole order. */
const pickBest = (ranked: readonly GazetteerRow[], matches: Matches, limit: number): GazetteerRow[] => {
  const places = ranked.length
  const order = Float64Array.from(matches, ([index, rank]) => rank * places + index).sort()
  return [...order.subarray(0, limit)].flatMap((place) => ranked[place % places] ?? [])
}
