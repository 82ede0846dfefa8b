interface Stated {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** A point outside Australia's region is treated as an error. */
export function coordinatesOf({ latitude, longitude }: Stated) {
  const isKnown = latitude != null && longitude != null
  const isNear = isKnown && latitude > -56 && latitude < -8 && longitude > 72 && longitude < 169
  return isNear ? { latitude, longitude } : { latitude: null, longitude: null }
}
