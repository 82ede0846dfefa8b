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
/** Centres closer than this belong to one place, or to a rounded list. */
const sameCentreMetres = 200

/** The largest distance of a home from the centre of its place: at most halfway to the next one. */
export function radiusAround(place: MarketLocality, others: Iterable<MarketLocality>): number {
  let nearest = 2 * widestMetres
  for (const other of others) {
    if (metresNorth(place, other) > nearest) continue
    const metres = metresBetween(place, other)
    if (metres > sameCentreMetres && metres < nearest && other.suburb !== place.suburb) nearest = metres
  }
  return nearest / 2
}

/** A uniformly distributed point within a place's circle; undefined without coordinates. */
export function pointNear({ latitude, longitude, radiusMetres = 0 }: Locality, random: Random) {
  const metres = radiusMetres * Math.sqrt(random.unit())
  const bearing = random.unit() * 2 * Math.PI
  if (latitude === undefined || longitude === undefined) return undefined
  const north = (metres * Math.cos(bearing)) / metresPerDegree
  const east = (metres * Math.sin(bearing)) / metresPerDegreeEast(latitude)
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) }
}

const rounded = (degrees: number) => Number(degrees.toFixed(6))
