type Point = { latitude: number; longitude: number }

/** Mean radius in kilometres (IUGG). */
const earthRadius = 6371.0088

/** Returns the great-circle distance in kilometres (haversine formula). */
export function measureDistance(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
