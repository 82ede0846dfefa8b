import type { MapPlace } from '@verandah/contracts'
import type { GazetteerRow } from './locality.ts'

/** A web map tile: `zoom` is the number of halvings of the world, `x` counts from the west, `y` from the north. */
interface Square {
  zoom: number
  x: number
  y: number
}

/** Space for a label: a tile is drawn 1,024 pixels wide. */
const columns = 8
const rows = 16

/** Above this zoom a town has the name of its centre ("Brisbane City"), below it the common name. */
const townZoom = 9

/** Returns the most prominent place in each cell of a tile; `ranked` is sorted by prominence. */
export function placesInSquare(ranked: readonly GazetteerRow[], { zoom, x, y }: Square): MapPlace[] {
  const best = new Map<number, MapPlace>()
  for (const row of ranked) {
    const right = xOf(row.longitude) * 2 ** zoom - x
    const down = yOf(row.latitude) * 2 ** zoom - y
    if (right < 0 || right >= 1 || down < 0 || down >= 1) continue
    const part = Math.floor(down * rows) * columns + Math.floor(right * columns)
    if (best.has(part)) continue
    const { latitude, longitude, prominence } = row
    best.set(part, { name: zoom > townZoom ? row.locality : townOf(row), latitude, longitude, prominence })
  }
  return [...best.values()]
}

const xOf = (longitude: number): number => (longitude + 180) / 360

/** Web Mercator projection, from 0 in the north to 1. */
const yOf = (latitude: number): number => (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2

const middle = /\b(?:City|Central)$/

/** Canberra for City ACT, Ballarat for Ballarat Central. */
const townOf = ({ locality, aliases = [] }: GazetteerRow): string =>
  middle.test(locality) ? (aliases.find((alias) => !middle.test(alias)) ?? locality) : locality
