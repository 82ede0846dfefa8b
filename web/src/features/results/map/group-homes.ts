import type { Point } from '@/components/map/lay-out-names.ts'
import type { PlacedHome } from './place-homes.ts'

/** Homes whose markers would overlap, best first; the group is placed at its best home. */
export interface HomeGroup {
  best: PlacedHome
  homes: PlacedHome[]
}

interface Grouping {
  pointOf: (home: PlacedHome) => Point
  /** Minimum distance between markers, in pixels; nearer ones are merged. */
  spacing: number
}

/** Groups homes by their distance on screen; better homes keep their position. */
export function groupHomes(placed: readonly PlacedHome[], { pointOf, spacing }: Grouping): HomeGroup[] {
  const groups: HomeGroup[] = []
  const cells = new Map<string, { at: Point; group: HomeGroup }[]>()
  for (const home of placed) {
    const at = pointOf(home)
    const near = neighbours(at, spacing)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < spacing)
    if (near !== undefined) {
      near.group.homes.push(home)
      continue
    }
    const group = { best: home, homes: [home] }
    groups.push(group)
    const cell = cellOf(at, spacing)
    cells.set(cell, [...(cells.get(cell) ?? []), { at, group }])
  }
  return groups
}

const cellOf = ({ x, y }: Point, spacing: number): string => `${Math.floor(x / spacing)} ${Math.floor(y / spacing)}`

const neighbours = ({ x, y }: Point, spacing: number): string[] =>
  [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => cellOf({ x: x + right * spacing, y: y + down * spacing }, spacing)),
  )
