import type { MapPlace } from '@verandah/contracts'

export interface Point {
  x: number
  y: number
}

/** An occupied rectangle on the map: its centre and half sizes in pixels. */
export interface Taken extends Point {
  halfWidth: number
  halfHeight: number
}

const halfHeight = 11
const halfWidthOf = (name: string): number => 6 + name.length * 4

/** Vertical offsets to try, in pixels: a suburb is wide enough for its name to sit off centre. */
const shifts = [0, -26, 26, -40, 40]

/** Returns the names that fit without overlapping `taken` or each other, most prominent first; points are pixels. */
export function layOutNames(
  places: readonly MapPlace[],
  { taken, pointOf }: { taken: readonly Taken[]; pointOf: (place: MapPlace) => Point },
): { name: string; at: Point }[] {
  const full = [...taken]
  return places
    .toSorted((one, other) => other.prominence - one.prominence || (one.name < other.name ? -1 : 1))
    .flatMap((place) => {
      const { x, y } = pointOf(place)
      const halfWidth = halfWidthOf(place.name)
      const free = shifts
        .map((shift): Taken => ({ x, y: y + shift, halfWidth, halfHeight }))
        .find((wanted) => !full.some((other) => doOverlap(wanted, other)))
      if (free === undefined) return []
      full.push(free)
      return [{ name: place.name, at: { x: free.x, y: free.y } }]
    })
}

export function doOverlap(one: Taken, other: Taken): boolean {
  return (
    Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
    Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight
  )
}
