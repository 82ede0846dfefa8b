export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof australianStates)[number]

/** The density of a place, which determines its dwellings and how much is for sale. */
export type Density = 'inner' | 'middle' | 'outer' | 'regional'

/** What a caller must state about a place. */
export interface MarketLocality {
  suburb: string
  state: AustralianState
  /** Four digits. */
  postcode: string
  latitude?: number
  longitude?: number
}

/** A place with everything that its homes depend on. Medians in whole dollars. */
export interface Locality extends MarketLocality {
  medianHouseAud: number
  medianUnitAud: number
  density: Density
  municipality?: string
  /** The largest distance of homes from its coordinates. */
  radiusMetres?: number
}

export function localityKey({ suburb, state, postcode }: MarketLocality) {
  return `${suburb.toLowerCase()}|${state}|${postcode}`
}

export function isAustralianState(text: string): text is AustralianState {
  return australianStates.some((state) => state === text)
}
