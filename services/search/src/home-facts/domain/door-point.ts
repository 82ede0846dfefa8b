/** The address fields of an advert. */
export interface Placed {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly street: string | null
  readonly streetNumber: string | null
}

/** The point of the first advert that has one with street and number: only then it is of the door. */
export function doorPointOf(adverts: readonly Placed[]): { latitude: number; longitude: number } | null {
  for (const { latitude, longitude, street, streetNumber } of adverts)
    if (latitude !== null && longitude !== null && street !== null && streetNumber !== null)
      return { latitude, longitude }
  return null
}
