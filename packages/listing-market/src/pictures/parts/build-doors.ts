import { darker, lighter, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { group, rect, type Shape, times } from '../svg.ts'
import { glaze, type Opening } from './build-windows.ts'

/** Timber French doors with panes above a solid foot. */
export const frenchDoors = (scene: Scene, opening: Opening): Shape => {
  const { x, y, width, height, trim } = opening
  const leaf = (left: number) => {
    const inner = { ...opening, x: left + 6, y: y + 8, width: width / 2 - 12, height: height * 0.66 }
    return (
      rect(left, y, width / 2, height, trim) +
      glaze(scene, inner) +
      rect(inner.x, y + height * 0.28, inner.width, 3, trim) +
      rect(inner.x, y + height * 0.5, inner.width, 3, trim) +
      rect(left + 8, y + height * 0.76, width / 2 - 16, height * 0.18, darker(trim, 0.1))
    )
  }
  return group([
    rect(x - 7, y - 9, width + 14, height + 9, darker(trim, 0.06)),
    leaf(x),
    leaf(x + width / 2),
    rect(x + width / 2 - 1, y, 2, height, darker(trim, 0.35)),
  ])
}

/** A panelled front door under a fanlight. */
export const frontDoor = (scene: Scene, opening: Opening, colour: string): Shape => {
  const { x, y, width, height, trim } = opening
  const panel = (px: number, py: number, high: number) =>
    rect(px, py, width * 0.3, high, darker(colour, 0.2)) +
    rect(px + 2, py + 2, width * 0.3 - 4, high - 4, lighter(colour, 0.08))
  return group([
    rect(x - 9, y - 34, width + 18, height + 34, trim),
    glaze(scene, { ...opening, y: y - 26, height: 20 }),
    rect(x, y, width, height, colour),
    ...[x + width * 0.13, x + width * 0.57].flatMap((px) => [
      panel(px, y + height * 0.08, height * 0.42),
      panel(px, y + height * 0.58, height * 0.32),
    ]),
    rect(x + width - 9, y + height * 0.52, 5, 9, palette.gold, 'rx="2"'),
    rect(x, y, width, 6, scene.light.shadow, 'opacity=".3"'),
  ])
}

export const garageDoor = ({ light }: Scene, { x, y, width, height, trim }: Opening): Shape =>
  group([
    rect(x, y, width, height, trim),
    ...times(5, (row) => rect(x, y + (row * height) / 5, width, 2.5, darker(trim, 0.22))),
    rect(x, y, width, 13, light.shadow, 'opacity=".35"'),
  ])
