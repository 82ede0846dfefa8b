import type { MapPlace } from '@verandah/contracts'
import type { GazetteerRow } from './locality.ts'

/** Of web maps: `zoom` halves the world that often, `x` counts from the west, `y` from the north. */
interface Square {
  zoom: number
  x: number
  y: number
}

/** Room for a name: a square is drawn 1,024 pixels wide. */
const columns = 8
const rows = 16

/** Above this zoom a town is named by its middle ("Brisbane City"), below by what people call it. */
const townZoom = 9

/** The best known place of every part of a square; `ranked` begins with the best known. */
export const placesInSquare = (ranked: readonly GazetteerRow[], { zoom, x, y }: Square): MapPlace[] => {
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

/** The web's Mercator projection, from 0 in the north to 1. */
const yOf = (latitude: number): number => (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2

const middle = /\b(?:City|Central)$/

/** Canberra for City ACT, Ballarat for Ballarat Central. */
const townOf = ({ locality, aliases = [] }: GazetteerRow): string =>
  middle.test(locality) ? (aliases.find((alias) => !middle.test(alias)) ?? locality) : locality
