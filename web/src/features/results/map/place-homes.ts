import type { RankedHome } from '../ranking/rank-homes.ts'

export interface PlacedHome extends RankedHome {
  latitude: number
  longitude: number
}

/** The homes that say where they are, in their order, and how many do not. */
export const placeHomes = (ranked: readonly RankedHome[]) => {
  const placed = ranked.flatMap((one): PlacedHome[] => {
    const { latitude, longitude } = one.home
    return latitude === null || longitude === null ? [] : [{ ...one, latitude, longitude }]
  })
  return { placed, unplaced: ranked.length - placed.length }
}
