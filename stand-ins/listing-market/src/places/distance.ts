import type { Random } from '../market/random.ts'
import type { Locality, MarketLocality } from './locality.ts'

/** Of a degree of latitude. */
const metresPerDegree = 111_320

/** Of a degree of longitude, which shrinks toward the poles. */
const metresPerDegreeEast = (latitude: number) => metresPerDegree * Math.cos((latitude * Math.PI) / 180)

export function metresBetween(a: MarketLocality, b: MarketLocality): number {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity
  if (b.latitude === undefined || b.longitude === undefined) return Infinity
  const east = (a.longitude - b.longitude) * metresPerDegreeEast(a.latitude)
  return Math.hypot(metresNorth(a, b), east)
}

const metresNorth = ({ latitude = 0 }: MarketLocality, other: MarketLocality) =>
  Math.abs(latitude - (other.latitude ?? 0)) * metresPerDegree

const widestMetres = 900
/** Closer centres are those of one place, or of a list that rounds. */
const sameCentreMetres = 200

/** How far homes may lie from the centre of their place: at most halfway to the next one. */
export function radiusAround(place: MarketLocality, others: Iterable<MarketLocality>): number {
  let nearest = 2 * widestMetres
  for (const other of others) {
    if (metresNorth(place, other) > nearest) continue
    const metres = metresBetween(place, other)
    if (metres > sameCentreMetres && metres < nearest && other.suburb !== place.suburb) nearest = metres
  }
  return nearest / 2
}

/** A point of the circle around a place, each part of it as likely; undefined where the place has no coordinates. */
export function pointNear({ latitude, longitude, radiusMetres = 0 }: Locality, random: Random) {
  const metres = radiusMetres * Math.sqrt(random.unit())
  const bearing = random.unit() * 2 * Math.PI
  if (latitude === undefined || longitude === undefined) return undefined
  const north = (metres * Math.cos(bearing)) / metresPerDegree
  const east = (metres * Math.sin(bearing)) / metresPerDegreeEast(latitude)
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) }
}

const rounded = (degrees: number) => Number(degrees.toFixed(6))
