import L from 'leaflet'

/** Limits of the search API. */
export const fewestCorners = 3
export const mostCorners = 60
/** Five decimals of a degree: about a metre. */
const digits = 5

export type Area = readonly L.LatLngTuple[]

/** Formats an area for URLs and the API: `lat,lng;lat,lng;…`. */
export function areaText(area: Area): string {
  return area
    .map(([latitude, longitude]) => `${Number(latitude.toFixed(digits))},${Number(longitude.toFixed(digits))}`)
    .join(';')
}

export function readArea(text: string | null): Area | null {
  const corners = (text ?? '').split(';').map((corner) => corner.split(',').map(Number))
  const isArea =
    corners.length >= fewestCorners && corners.every((corner) => corner.length === 2 && corner.every(Number.isFinite))
  return isArea ? corners.map(([latitude = 0, longitude = 0]) => [latitude, longitude]) : null
}

/** Returns the drawn area, simplified to at most `mostCorners` corners; null for a mere press. */
export function areaDrawn(map: L.Map, drawn: readonly L.LatLng[]): Area | null {
  let points = drawn.map((point) => map.latLngToLayerPoint(point))
  const { x, y } = L.bounds(points).getSize()
  if (points.length < 3 || Math.min(x, y) < 16) return null
  let tolerance = 2
  do points = L.LineUtil.simplify(points, (tolerance *= 1.5))
  while (points.length > mostCorners)
  return points.map((point) => cornerOf(map.layerPointToLatLng(point)))
}

export function areaInSight(map: L.Map): Area {
  const sight = map.getBounds()
  return [sight.getNorthWest(), sight.getNorthEast(), sight.getSouthEast(), sight.getSouthWest()].map(cornerOf)
}

export function withCorner(area: Area, at: number, corner: L.LatLngTuple): Area {
  return area.map((known, index) => (index === at ? corner : known))
}

/** Returns the area with a new corner halfway between this one and the next. */
export function withCornerAfter(area: Area, at: number): Area {
  const from = area[at]
  const to = area[(at + 1) % area.length]
  if (from === undefined || to === undefined) return area
  return area.toSpliced(at + 1, 0, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
}

export function withoutCorner(area: Area, at: number): Area {
  return area.toSpliced(at, 1)
}

export function cornerOf({ lat, lng }: L.LatLng): L.LatLngTuple {
  return [lat, lng]
}
