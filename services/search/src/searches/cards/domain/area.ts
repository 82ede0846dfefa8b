export interface Point {
  latitude: number
  longitude: number
}

/** The corners that `lat,lng;lat,lng;…` names. */
export const readArea = (text: string): Point[] =>
  text.split(';').map((corner) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = corner.split(',').map(Number)
    return { latitude, longitude }
  })

/**
 * By the even-odd rule: an edge that a ray to the east crosses turns outside into inside, also where the polygon
 * crosses itself.
 */
export const isInside = (point: Point, corners: readonly Point[]): boolean =>
  corners.filter((corner, index) => crosses(point, corner, corners.at(index - 1) ?? corner)).length % 2 === 1

const crosses = ({ latitude, longitude }: Point, a: Point, b: Point): boolean => {
  if (a.latitude > latitude === b.latitude > latitude) return false
  const share = (latitude - a.latitude) / (b.latitude - a.latitude)
  return longitude < a.longitude + share * (b.longitude - a.longitude)
}
