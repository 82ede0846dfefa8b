import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, group, linear, path, polygon, rect, type Shape, times } from '../svg.ts'

export interface Opening {
  x: number
  y: number
  width: number
  height: number
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
  path(
    `M${at(x, y)}h${at(width * 0.3)}q${at(-width * 0.02, height * 0.6, -width * 0.22, height)}H${at(x)}Z`,
    palette.linen,
    'opacity=".72"',
  ) +
  path(
    `M${at(x + width, y)}h${at(-width * 0.3)}q${at(width * 0.02, height * 0.6, width * 0.22, height)}H${at(x + width)}Z`,
    palette.linen,
    'opacity=".72"',
  )

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
