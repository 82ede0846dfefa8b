import type { SearchedLocality } from '@verandah/contracts'
import { localityId, type GazetteerRow } from './locality.ts'
import { measureDistance } from './measure-distance.ts'

export interface Around {
  withinKm: number
  limit: number
}

/** A lower bound: the real figure is higher everywhere. */
const kmPerDegreeOfLatitude = 110

/** Finds localities around given ones, nearest first; a place that is not in the gazetteer has none. */
export const findAround =
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
