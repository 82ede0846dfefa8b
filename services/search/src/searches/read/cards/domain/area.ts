export interface Point {
  latitude: number
  longitude: number
}

/** Parses the corners in `lat,lng;lat,lng;…`. */
export function readArea(text: string): Point[] {
  return text.split(';').map((corner) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = corner.split(',').map(Number)
    return { latitude, longitude }
  })
}

/**
 * Even-odd rule: each edge that a ray to the east crosses toggles between outside and inside, also for
 * self-intersecting polygons.
 */
export function isInside(point: Point, corners: readonly Point[]): boolean {
  return corners.filter((corner, index) => crosses(point, corner, corners.at(index - 1) ?? corner)).length % 2 === 1
}

const crosses = ({ latitude, longitude }: Point, a: Point, b: Point): boolean => {
  if (a.latitude > latitude === b.latitude > latitude) return false
  const share = (latitude - a.latitude) / (b.latitude - a.latitude)
  return longitude < a.longitude + share * (b.longitude - a.longitude)
}
