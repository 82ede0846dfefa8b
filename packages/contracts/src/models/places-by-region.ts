import type { AustralianState } from '../fields.ts'
import type { SearchedLocality } from './locality.ts'

/** A named part of a city or coast, searched as one place; `postcode` is that of its best-known locality. */
export interface PlacesRegion {
  readonly name: string
  readonly state: AustralianState
  readonly postcode: string
  /** Inclusive ranges. */
  readonly postcodes: readonly (readonly [number, number])[]
}

const region = (
  name: string,
  state: AustralianState,
  postcode: string,
  ...postcodes: readonly (readonly [number, number])[]
): PlacesRegion => ({ name, state, postcode, postcodes })

/** Our own table of regions by postcode range, from general knowledge (November 2026). */
export const placesRegions: readonly PlacesRegion[] = [
  region('Barossa Valley', 'SA', '5352', [5351, 5353], [5355, 5355], [5360, 5360]),
  region('Bellarine Peninsula', 'VIC', '3226', [3222, 3227]),
  region('Blue Mountains', 'NSW', '2780', [2773, 2774], [2776, 2780], [2782, 2786]),
  region('Central Coast', 'NSW', '2250', [2250, 2251], [2256, 2263]),
  region('Eastern Suburbs', 'NSW', '2026', [2021, 2031], [2034, 2035]),
  region('Gold Coast', 'QLD', '4217', [4208, 4230]),
  region('Inner North', 'VIC', '3065', [3053, 3057], [3065, 3068], [3070, 3071]),
  region('Inner West', 'NSW', '2040', [2037, 2050], [2130, 2132], [2203, 2204]),
  region('Lower North Shore', 'NSW', '2060', [2060, 2068], [2088, 2090]),
  region('Mornington Peninsula', 'VIC', '3931', [3912, 3913], [3915, 3920], [3926, 3931], [3933, 3934], [3936, 3944]),
  region('Northern Beaches', 'NSW', '2095', [2084, 2087], [2092, 2108]),
  region('Sunshine Coast', 'QLD', '4558', [4550, 4569], [4572, 4573], [4575, 4575]),
  region('Sutherland Shire', 'NSW', '2230', [2224, 2234]),
  region('Upper North Shore', 'NSW', '2072', [2069, 2077]),
]

const byName = new Map(placesRegions.map((known) => [`${known.name}|${known.state}`, known]))

/** The region that a searched place names; undefined for a locality. */
export function regionOf({ suburb, state }: Pick<SearchedLocality, 'suburb' | 'state'>): PlacesRegion | undefined {
  return byName.get(`${suburb}|${state}`)
}

export function isInRegion(
  { state, postcodes }: PlacesRegion,
  place: { readonly state: string | null; readonly postcode: string | null },
): boolean {
  const postcode = Number(place.postcode ?? Number.NaN)
  return place.state === state && postcodes.some(([from, to]) => from <= postcode && postcode <= to)
}

/** Display text of a searched place: `Richmond VIC 3121`, `Inner West NSW`. */
export function placeText(place: SearchedLocality): string {
  const name = `${place.suburb} ${place.state}`
  return regionOf(place) ? name : `${name} ${place.postcode}`
}

interface Placed {
  locality?: SearchedLocality | null | undefined
  locations?: SearchedLocality[] | undefined
}

/** The places of a brief. Criteria of earlier builds name one place. */
export function placesAskedFor({ locality, locations }: Placed): SearchedLocality[] {
  return locations ?? (locality ? [locality] : [])
}
