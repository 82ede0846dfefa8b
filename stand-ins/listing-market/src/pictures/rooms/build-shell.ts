import { darker, lighter, mix, palette } from '../colour.ts'
import { sceneryDefs } from '../landscape/plant-garden.ts'
import { paintHills, paintSky, paintTreeline } from '../landscape/surroundings.ts'
import type { Scene } from '../scene.ts'
import { at, type Box, group, line, linear, path, polygon, rect, type Shape, stroke, times } from '../svg.ts'
import { clump } from '../landscape/leaf-clumps.ts'

export interface Room {
  wall: string
  floor: string
  trim: string
}

/** Old houses keep their mouldings; new ones are plain. */
export const isPeriod = ({ style }: Scene) => ['queenslander', 'terrace', 'weatherboard', 'farmhouse'].includes(style)

export const chooseRoom = ({ random, light }: Scene): Room => ({
  wall: mix(
    random.pick(['#f3ecdf', '#e9e4d6', '#dfe3d8', '#efe2d0', '#d8ddd4', '#e6d5c4', '#b9c4b6']),
    light.sun,
    0.14,
  ),
  floor: random.pick(['#b98d5e', '#a87a4e', '#c9a67c', '#8d6a49', '#c2a583']),
  trim: '#fbf7ee',
})

export const roomDefs = (scene: Scene, { wall }: Room): Shape =>
  sceneryDefs(scene) + linear('wall', [0, darker(wall, 0.07)], [0.6, wall], [1, darker(wall, 0.05)])

/** Wall, cornice, skirting, and boards that run toward the viewer. */
export const buildShell = (scene: Scene, { wall, floor, trim }: Room, base = 580): Shape => {
  const boards = times(23, (index) => {
    const x = 600 + (index - 11) * 58
    return `M${at(x, base)}L${at(600 + (index - 11) * 128, 800)}`
  })
  const ends = times(9, (index) => {
    const x = 600 + (scene.random.between(-9, 9) + 0.5) * 100
    return line(x, base + 18 + index * 24, x + 96, base + 18 + index * 24, darker(floor, 0.2), 1.4)
  })
  return group([
    rect(0, 0, 1200, base, 'url(#wall)'),
    rect(0, base, 1200, 800 - base, floor),
    stroke(boards.join(''), darker(floor, 0.2), 1.6),
    ...ends,
    rect(0, base, 1200, 26, scene.light.shadow, 'opacity=".16"'),
    isPeriod(scene)
      ? rect(0, 0, 1200, 30, lighter(trim, 0.4)) +
        rect(0, 30, 1200, 8, darker(wall, 0.1)) +
        rect(0, 96, 1200, 7, lighter(trim, 0.2))
      : rect(0, 0, 1200, 12, lighter(trim, 0.2)),
    rect(0, base - (isPeriod(scene) ? 34 : 18), 1200, isPeriod(scene) ? 34 : 18, trim),
    rect(0, base - 3, 1200, 3, darker(trim, 0.2)),
  ])
}

/** A window with the garden in it. */
export const windowWithView = (
  scene: Scene,
  { x, y, width, height }: Box,
  bars: readonly [across: number, down: number],
): Shape => {
  const id = `view${Math.round(x)}`
  const outside = [
    group(
      [paintSky(scene), paintHills(scene, 500), paintTreeline(scene, 540)],
      `transform="translate(${at(x, y - 40)}) scale(${(width / 1200).toFixed(3)} ${((height + 60) / 800).toFixed(3)})"`,
    ),
    clump(scene, x + width * 0.14, y + height * 0.86, width * 0.24, 'eucalypt'),
    clump(scene, x + width * 0.86, y + height * 0.92, width * 0.3, 'leaf'),
    clump(scene, x + width * 0.52, y + height, width * 0.16, 'sage'),
  ]
  const frame = '#fdfaf2'
  const [across, down] = bars
  return group([
    `<clipPath id="${id}">${rect(x, y, width, height, '#000')}</clipPath>`,
    rect(x - 18, y - 18, width + 36, height + 34, frame),
    rect(x - 18, y + height + 10, width + 36, 6, darker(frame, 0.16)),
    group([rect(x, y, width, height, scene.light.sky[2]), ...outside], `clip-path="url(#${id})"`),
    ...times(across - 1, (index) => rect(x + ((index + 1) * width) / across - 4, y, 8, height, frame)),
    ...times(down - 1, (index) => rect(x, y + ((index + 1) * height) / down - 3, width, 7, frame)),
    rect(x, y, width, 8, scene.light.shadow, 'opacity=".22"'),
    rect(x - 26, y + height + 14, width + 52, 12, frame),
  ])
}

/** Linen curtains beside a window. */
export const hangCurtains = ({ random }: Scene, { x, y, width }: Box, base: number): Shape => {
  const cloth = random.pick([palette.linen, palette.sage, '#e7d3bd', '#d9dcd2'])
  const panel = (left: number) => {
    const folds = times(4, (index) =>
      line(left + 14 + index * 22, y - 30, left + 11 + index * 22, base - 8, darker(cloth, 0.13), 5),
    )
    return path(`M${at(left, y - 34)}h92l5 ${at(base - y + 26)}h-102z`, cloth) + folds.join('')
  }
  return group([rect(x - 120, y - 42, width + 240, 8, palette.bark, 'rx="4"'), panel(x - 108), panel(x + width + 16)])
}

/** Sun that falls through a window onto the floor. */
export const sunPatch = ({ light }: Scene, x: number, width: number, base = 580): Shape => {
  const drift = light.isFromLeft ? 190 : -190
  const beam = polygon(
    [x, base + 24, x + width, base + 24, x + width + drift, 790, x + drift, 790],
    light.sun,
    'opacity=".34"',
  )
  return light.isDusk ? group([beam], 'opacity=".5"') : beam
}
