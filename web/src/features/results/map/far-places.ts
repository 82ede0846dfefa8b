import L from 'leaflet'

interface Point {
  latitude: number
  longitude: number
}

/** Pixels of the world at zoom 0; about 1.5 km in Melbourne. */
const smallestSpan = 0.012
/** How much wider than the homes the first view may become to include a place: half a zoom level. */
const widening = Math.SQRT2

/** The longer side of the rectangle around the points, in pixels at zoom 0. */
const spanOf = (points: readonly Point[]): number => {
  const { x, y } = L.bounds(points.map((point) => L.CRS.EPSG3857.latLngToPoint(latLngOf(point), 0))).getSize()
  return Math.max(x, y)
}

const latLngOf = ({ latitude, longitude }: Point): L.LatLng => L.latLng(latitude, longitude)

/**
 * Splits places into those that the first view of the homes has room for, and those that would make the homes a dot.
 */
export function splitByDistance<Place extends Point>(homes: readonly Point[], places: readonly Place[]) {
  if (homes.length === 0) return { near: [], far: [] }
  const most = Math.max(spanOf(homes), smallestSpan) * widening
  const isNear = (place: Place) => spanOf([...homes, place]) <= most
  return { near: places.filter(isNear), far: places.filter((place) => !isNear(place)) }
}
