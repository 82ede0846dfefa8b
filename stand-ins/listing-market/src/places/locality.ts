export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof australianStates)[number]

/** How a place is built: it decides what stands there and how much is for sale. */
export type Density = 'inner' | 'middle' | 'outer' | 'regional'

/** What a caller must say about a place that the market should know. */
export interface MarketLocality {
  suburb: string
  state: AustralianState
  /** Four digits. */
  postcode: string
  latitude?: number
  longitude?: number
}

/** A place with all that its homes depend on. Medians in whole dollars. */
export interface Locality extends MarketLocality {
  medianHouseAud: number
  medianUnitAud: number
  density: Density
  municipality?: string
  /** How far homes lie from its coordinates at most. */
  radiusMetres?: number
}

export const localityKey = ({ suburb, state, postcode }: MarketLocality) =>
  `${suburb.toLowerCase()}|${state}|${postcode}`

export const isAustralianState = (text: string): text is AustralianState =>
  australianStates.some((state) => state === text)
