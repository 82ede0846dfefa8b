import { displayScoreOf, type HomeCard, type ResultColumns } from '@verandah/contracts'
import type { Preview } from '@/lib/ranking/preview.ts'
import { bytesOf } from '@/lib/ranking/unpack-columns.ts'
import type { FoundColumns } from '../api/found-columns.ts'

/** A home on the map; its card loads on demand. */
export interface PlacedHome {
  id: string
  latitude: number
  longitude: number
  /** Placed at the centre of its suburb. */
  isAboutHere: boolean
  score: number | null
  /** The score that its ring displays. */
  shownScore: number | null
  /** "$1.2M"; empty if there is no price to show. */
  price: string
}

export type CardsOf = ReadonlyMap<string, HomeCard>

interface Showing {
  /** Ids of homes that the buyer has just hidden. */
  hidden: ReadonlySet<string>
  /** Rings show the score after the list rule of 90 plus. */
  hasListRule: boolean
}

/** Returns the homes with a known address or suburb location, best first, and the number without either. */
export function placeHomes(
  { ids, points, labels }: Pick<FoundColumns, 'ids' | 'points' | 'labels'>,
  { order, scoreOf }: Pick<Preview, 'order' | 'scoreOf'>,
  { hidden, hasListRule }: Showing,
) {
  const pointAt = unpackPoints(points)
  const rows = new Map(ids.map((id, row) => [id, row]))
  const shownOf = hasListRule ? displayScoreOf : (score: number) => score
  const shown = order.filter((id) => !hidden.has(id))
  const placed = shown.flatMap((id): PlacedHome[] => {
    const row = rows.get(id) ?? -1
    const score = scoreOf(id)
    const point = pointAt(row)
    const price = labels[row] ?? ''
    return point === null ? [] : [{ id, ...point, score, shownScore: score === null ? null : shownOf(score), price }]
  })
  return { placed, unplaced: shown.length - placed.length }
}

const unpackPoints = ({ latitude, longitude, isDoor }: ResultColumns['points']) => {
  const latitudes = viewOf(latitude)
  const longitudes = viewOf(longitude)
  const doors = bytesOf(isDoor)
  return (row: number): Pick<PlacedHome, 'latitude' | 'longitude' | 'isAboutHere'> | null => {
    const point = { latitude: latitudes.getFloat32(row * 4, true), longitude: longitudes.getFloat32(row * 4, true) }
    return Number.isNaN(point.latitude + point.longitude) ? null : { ...point, isAboutHere: doors[row] === 0 }
  }
}

const viewOf = (base64: string): DataView => new DataView(bytesOf(base64).buffer)
