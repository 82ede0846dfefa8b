import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, type Box, group, linear, path, polygon, rect, type Shape, times } from '../svg.ts'

export interface Opening extends Box {
  trim: string
}

export const glassDefs = ({ light: { isDusk, sky } }: Scene): Shape =>
  linear(
    'glass',
    [0, isDusk ? '#f9dd9f' : mix('#3f5a66', sky[0], 0.25)],
    [1, isDusk ? '#e2a55f' : mix('#7f989a', sky[2], 0.35)],
  )

/** Glass, its reflection and the shade of its reveal. */
export const glaze = ({ light }: Scene, { x, y, width, height }: Opening): Shape =>
  rect(x, y, width, height, 'url(#glass)') +
  polygon(
    [x + width * 0.12, y + height, x + width * 0.5, y, x + width * 0.72, y, x + width * 0.34, y + height],
    '#fff',
    `opacity="${light.isDusk ? 0.1 : 0.17}"`,
  ) +
  rect(x, y, width, Math.min(9, height * 0.1), light.shadow, 'opacity=".34"')

const curtains = ({ x, y, width, height }: Opening): Shape =>
  [width, -width]
    .map((wide) => {
      const edge = wide > 0 ? x : x + width
      const fall = `h${at(wide * 0.3)}q${at(-wide * 0.02, height * 0.6, -wide * 0.22, height)}`
      return path(`M${at(edge, y)}${fall}H${at(edge)}Z`, palette.linen, 'opacity=".72"')
    })
    .join('')

/** Double-hung sashes with a moulded head and a sill. */
export const sashWindow = (scene: Scene, opening: Opening): Shape => {
  const { x, y, width, height, trim } = opening
  const shade = darker(trim, 0.2)
  return group([
    rect(x - 8, y - 8, width + 16, height + 14, trim),
    rect(x - 12, y - 14, width + 24, 8, lighter(trim, 0.2)),
    rect(x - 12, y - 6, width + 24, 3, scene.light.shadow, 'opacity=".25"'),
    glaze(scene, opening),
    curtains(opening),
    rect(x, y + height / 2 - 3, width, 6, trim),
    rect(x, y + height / 2 + 3, width, 2, scene.light.shadow, 'opacity=".3"'),
    rect(x + width / 2 - 2, y, 4, height, trim),
    rect(x - 13, y + height + 4, width + 26, 8, shade),
    rect(x - 13, y + height + 3, width + 26, 4, lighter(trim, 0.3)),
  ])
}

/** Metal frames, two or three panes wide. */
export const wideWindow = (scene: Scene, opening: Opening, panes = 3): Shape => {
  const { x, y, width, height, trim } = opening
  const bars = times(panes - 1, (index) => rect(x + ((index + 1) * width) / panes - 2.5, y, 5, height, trim))
  return group([
    rect(x - 5, y - 5, width + 10, height + 10, trim),
    glaze(scene, opening),
    rect(x, y, width * (0.24 + 0.1 * (panes % 2)), height, palette.linen, 'opacity=".4"'),
    ...bars,
    rect(x - 9, y + height + 4, width + 18, 6, mix(trim, palette.concrete, 0.5)),
  ])
}

/** Floor-to-ceiling doors of glass with slim frames. */
export const glassDoors = (scene: Scene, opening: Opening, leaves = 2): Shape => {
  const { x, y, width, height, trim } = opening
  const bars = times(leaves + 1, (index) => rect(x + (index * (width - 4)) / leaves, y, 4, height, trim))
  return group([
    glaze(scene, opening),
    curtains(opening),
    rect(x, y, width, 4, trim),
    rect(x, y + height - 5, width, 5, trim),
    ...bars,
  ])
}

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
