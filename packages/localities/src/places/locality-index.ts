import type { SearchedLocality } from '@verandah/contracts'
import { findByTypo, listNames } from './find-by-typo.ts'
import { findNamed } from './find-named.ts'
import { listKeys, type LocalityKey } from './locality-keys.ts'
import { localityId, type GazetteerRow } from './locality.ts'
import { type Matches, noteMatch, matchRank } from './match-rank.ts'
import { type LocalityQuery, readQuery } from './read-query.ts'
import { expandRegions, regionRows } from './region-rows.ts'
import { measureDistance } from './measure-distance.ts'

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
  const findBest = (query: LocalityQuery, limit: number): GazetteerRow[] => {
    const matches: Matches = new Map()
    for (const form of query.forms) findByPrefix(keys, form, matches)
    if (matches.size === 0)
      findByPrefix(keys, [query.name, query.state, ''].flatMap((part) => part ?? []).join(' '), matches)
    if (matches.size < limit) findByTypo(ranked, names, query, matches)
    return pickBest(ranked, matches, limit)
  }

  const findNames = findNamed(ranked, names)
  const suggest = (text: string, limit: number): GazetteerRow[] => {
    const query = readQuery(text)
    const found = findBest(query, limit)
    if (found.length > 0) return found
    const matches: Matches = new Map()
    findNames(query, matches)
    return pickBest(ranked, matches, limit)
  }

  const expand = expandRegions(localities)
  const findAroundThem = findAround(localities)

  return {
    /** As `findBest`; of a sentence, the places that it names. */
    suggest,
    /** The best row, but none for a sentence. */
    resolve: (text: string) => findBest(readQuery(text), 1)[0],
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

/** Adds every row with a key that starts with `typed`. `keys` are sorted by text. */
function findByPrefix(keys: readonly LocalityKey[], typed: string, matches: Matches): void {
  for (let position = firstAtOrAfter(keys, typed); ; position += 1) {
    const key = keys[position]
    if (!key?.text.startsWith(typed)) return
    noteMatch(matches, key.row, rankOf(key, typed))
  }
}

const rankOf = (key: LocalityKey, typed: string): number => {
  if (!key.startsName) return matchRank.laterWord
  const isWhole = key.name.length <= typed.length
  if (!key.isOwn) return isWhole ? matchRank.otherWayRound : matchRank.laterWord
  return isWhole ? matchRank.exact : matchRank.beginning
}

const firstAtOrAfter = (keys: readonly LocalityKey[], typed: string): number => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle]?.text ?? '') < typed) low = middle + 1
    else high = middle
  }
  return low
}

interface Around {
  withinKm: number
  limit: number
}

/** A lower bound: the real figure is higher everywhere. */
const kmPerDegreeOfLatitude = 110

/** Finds localities around given ones, nearest first; a place that is not in the gazetteer has none. */
const findAround =
  (rows: readonly GazetteerRow[]) =>
  (places: readonly SearchedLocality[], { withinKm, limit }: Around): SearchedLocality[] => {
    const chosen = new Set(places.map(({ suburb, ...place }) => localityId({ ...place, locality: suburb })))
    const points = rows.filter(({ id }) => chosen.has(id))
    const reach = withinKm / kmPerDegreeOfLatitude
    const kmTo = (row: GazetteerRow) =>
      points
        .filter(({ latitude }) => Math.abs(latitude - row.latitude) <= reach)
        .reduce((nearest, point) => Math.min(nearest, measureDistance(point, row)), Infinity)
    return rows
      .filter(({ id }) => !chosen.has(id))
      .map((row) => ({ row, km: kmTo(row) }))
      .filter(({ km }) => km <= withinKm)
      .sort((one, other) => one.km - other.km || (one.row.id < other.row.id ? -1 : 1))
      .slice(0, limit)
      .map(({ row: { locality: suburb, state, postcode } }) => ({ suburb, state, postcode }))
  }
