interface Stated {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** A point that is not in Australia's reach is a slip. */
export const coordinatesOf = ({ latitude, longitude }: Stated) => {
  const isKnown = latitude != null && longitude != null
  const isNear = isKnown && latitude > -56 && latitude < -8 && longitude > 72 && longitude < 169
  return isNear ? { latitude, longitude } : { latitude: null, longitude: null }
}
