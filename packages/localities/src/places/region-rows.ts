import { isInRegion, placesRegions, regionOf, type SearchedLocality } from '@verandah/contracts'
import { localityId, type GazetteerRow } from './locality.ts'

/** Likelihood that a buyer who types a region's name means it. */
const prominence = 90

/**
 * Returns regions as rows for suggestions, each at its most prominent locality. Regions without a known locality are
 * left out.
 */
export function regionRows(rows: readonly GazetteerRow[]): GazetteerRow[] {
  return placesRegions.flatMap((region) => {
    const { name: locality, state, postcode } = region
    const inside = rows.filter((row) => isInRegion(region, row))
    const known = inside.filter((row) => row.postcode === postcode).toSorted((a, b) => b.prominence - a.prominence)[0]
    if (known === undefined) return []
    const { latitude, longitude } = known
    const id = localityId({ locality, state, postcode })
    return [
      { id, value: `${locality} ${state}`, locality, state, postcode, latitude, longitude, prominence, isRegion: true },
    ]
  })
}

/** Expands regions in searched places to their localities, by prominence, because providers do not know regions. */
export const expandRegions =
  (rows: readonly GazetteerRow[]) =>
  (places: readonly SearchedLocality[]): SearchedLocality[] => {
    const expanded = places.flatMap((place) => {
      const region = regionOf(place)
      if (!region) return [place]
      const inside = rows.filter((row) => isInRegion(region, row)).toSorted((a, b) => b.prominence - a.prominence)
      return inside.map(({ locality: suburb, state, postcode }) => ({ suburb, state, postcode }))
    })
    return [...new Map(expanded.map((place) => [localityId({ ...place, locality: place.suburb }), place])).values()]
  }
