export interface Box {
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
export function cellsOf({ west, east, south, north }: Box): string[] | null {
  if (east - west > degreesAtMost || north - south > degreesAtMost) return null
  const cells: string[] = []
  for (let x = placeOf(west); x <= placeOf(east); x += 1)
    for (let y = placeOf(south); y <= placeOf(north); y += 1) cells.push(`${x},${y}`)
  return cells
}
