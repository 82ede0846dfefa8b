import { isFactValue } from '@verandah/contracts'

export const overlayFacts = ['flood', 'bushfire', 'schoolZone'] as const
export type OverlayFact = (typeof overlayFacts)[number]

type Ring = [number, number][]
type AreaGeometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }

/** One area of a map, with the fact that holds inside it. */
export interface OverlayArea {
  value: string
  cells: string[]
  geometry: AreaGeometry
}

const areasAtMost = 20_000
const cornersAtMost = 50_000

interface Reading {
  fact: OverlayFact
  /** The GeoJSON property that names an area's school. */
  property: string | undefined
}

/** Reads the areas of a GeoJSON file. Throws an error that names the feature and the remedy. */
export function readOverlay(text: string, reading: Reading): OverlayArea[] {
  const features = featuresOf(text)
  if (features.length > areasAtMost)
    throw new Error(
      `The file has ${features.length} areas; ${areasAtMost} are the most. Cut it to the region that you serve.`,
    )
  return features.map((feature, index) => readArea(feature, reading, `Feature ${index + 1}`))
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const featuresOf = (text: string): unknown[] => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new Error('The file is not JSON; export the map as GeoJSON.')
  }
  const features = isObject(read) && read.type === 'FeatureCollection' ? read.features : null
  if (!Array.isArray(features) || features.length === 0)
    throw new Error('The file is no GeoJSON FeatureCollection with features; export the map as one.')
  return features
}

const readArea = (feature: unknown, { fact, property }: Reading, name: string): OverlayArea => {
  const geometry = geometryOf(feature, name)
  const corners = geometry.coordinates.flat(geometry.type === 'Polygon' ? 1 : 2) as Ring
  if (corners.length > cornersAtMost)
    throw new Error(`${name} has ${corners.length} corners; ${cornersAtMost} are the most. Simplify or split it.`)
  if (!corners.every(isInAustralia))
    throw new Error(`${name} lies outside Australia; the coordinates have to be longitude and latitude (EPSG:4326).`)
  const cells = cellsOf(boxOf(corners))
  if (cells === null) throw new Error(`${name} is larger than two degrees; split it.`)
  return { value: valueOf(feature as Json, fact, property, name), cells, geometry }
}

const geometryOf = (feature: unknown, name: string): AreaGeometry => {
  const geometry = isObject(feature) ? feature.geometry : null
  if (!isObject(geometry) || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon'))
    throw new Error(`${name} is no Polygon or MultiPolygon; leave points and lines out.`)
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  if (!Array.isArray(polygons) || polygons.length === 0 || !polygons.every(isPolygon))
    throw new Error(`${name} has rings that are no lists of at least four [longitude, latitude] pairs.`)
  return geometry as unknown as AreaGeometry
}

const isPolygon = (rings: unknown): boolean =>
  Array.isArray(rings) &&
  rings.length > 0 &&
  rings.every((ring) => Array.isArray(ring) && ring.length >= 4 && ring.every(isPair))

const isPair = (pair: unknown): boolean =>
  Array.isArray(pair) && pair.length >= 2 && Number.isFinite(pair[0]) && Number.isFinite(pair[1])

const isInAustralia = ([longitude, latitude]: [number, number]): boolean =>
  longitude >= 95 && longitude <= 170 && latitude >= -56 && latitude <= -8

const boxOf = (corners: readonly [number, number][]): Box =>
  corners.reduce<Box>(
    (box, [longitude, latitude]) => ({
      west: Math.min(box.west, longitude),
      east: Math.max(box.east, longitude),
      south: Math.min(box.south, latitude),
      north: Math.max(box.north, latitude),
    }),
    { west: 180, east: -180, south: 90, north: -90 },
  )

const valueOf = (feature: Json, fact: OverlayFact, property: string | undefined, name: string): string => {
  if (fact !== 'schoolZone') return 'affected'
  const properties = feature.properties
  const school = isObject(properties) && property !== undefined ? properties[property] : undefined
  if (typeof school !== 'string' || school.length > 100 || !isFactValue({ name: fact, value: school }))
    throw new Error(`${name} names no school in its property "${property ?? ''}"; name the right one with --property.`)
  return school.trim()
}

interface Box {
  west: number
  east: number
  south: number
  north: number
}

/** A grid of about two kilometres: areas are found by the cell of a point. */
const cellDegrees = 0.02
const degreesAtMost = 2

const placeOf = (degrees: number): number => Math.floor(degrees / cellDegrees)

export function cellOf(longitude: number, latitude: number): string {
  return `${placeOf(longitude)},${placeOf(latitude)}`
}

/** Every cell that a box touches; null when it is too large. */
function cellsOf({ west, east, south, north }: Box): string[] | null {
  if (east - west > degreesAtMost || north - south > degreesAtMost) return null
  const cells: string[] = []
  for (let x = placeOf(west); x <= placeOf(east); x += 1)
    for (let y = placeOf(south); y <= placeOf(north); y += 1) cells.push(`${x},${y}`)
  return cells
}
