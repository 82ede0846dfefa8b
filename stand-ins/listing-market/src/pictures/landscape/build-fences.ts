import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, line, path, pattern, rect, type Shape, stroke, times } from '../svg.ts'
import { plantHedge } from './plant-garden.ts'

export interface FenceSpan {
  from: number
  to: number
  /** Where it stands. */
  base: number
}

export type Fence = (scene: Scene, span: FenceSpan) => Shape

/** What the fences are made of. */
export const fenceDefs = ({ light }: Scene): Shape => {
  const paint = mix('#fbf7ee', light.haze, 0.12)
  const iron = mix(palette.ink, light.haze, 0.12)
  return (
    pattern('picket', 17, 800, [path('M2 720V662l5-9 5 9v58z', paint)]) +
    pattern('spear', 15, 800, [stroke('M7 712V650m-3.500 2l3.500-11 3.500 11', iron, 2.6)])
  )
}

/** Needs `fenceDefs`, which fits fences that stand at 716 to 724. */
export const picketFence: Fence = ({ light }, { from, to, base }) => {
  const paint = mix('#fbf7ee', light.haze, 0.12)
  return group([
    rect(from, base - 3, to - from, 7, light.shadow, 'opacity=".3"'),
    rect(from, base - 44, to - from, 6, darker(paint, 0.14)),
    rect(from, base - 17, to - from, 6, darker(paint, 0.14)),
    rect(from, base - 70, to - from, 70, 'url(#picket)'),
  ])
}

/** Wrought iron on a low stone plinth. */
export const ironFence: Fence = ({ light }, { from, to, base }) => {
  const iron = mix(palette.ink, light.haze, 0.12)
  return group([
    rect(from, base - 90, to - from, 80, 'url(#spear)'),
    rect(from, base - 66, to - from, 3.5, iron),
    rect(from, base - 30, to - from, 3, iron),
    rect(from, base - 18, to - from, 20, mix(palette.slate, palette.sand, 0.35)),
    rect(from, base - 18, to - from, 4, '#fff', 'opacity=".25"'),
  ])
}

/** Needs the texture `bricks`. */
export const brickWall: Fence = ({ light }, { from, to, base }) => {
  const piers = [from, to - 26].map(
    (x) => rect(x, base - 52, 26, 54, 'url(#bricks)') + rect(x - 4, base - 58, 34, 8, lighter(palette.concrete, 0.1)),
  )
  return group([
    rect(from, base - 38, to - from, 40, 'url(#bricks)'),
    rect(from, base - 42, to - from, 7, palette.concrete),
    rect(from, base - 35, to - from, 6, light.shadow, 'opacity=".25"'),
    ...piers,
  ])
}

export const slatFence: Fence = ({ light }, { from, to, base }) => {
  const timber = mix(palette.timber, light.haze, 0.2)
  const slats = times(5, (row) =>
    rect(from, base - 64 + row * 13, to - from, 9.5, row % 2 ? timber : lighter(timber, 0.12)),
  )
  return group([rect(from, base - 62, to - from, 62, darker(timber, 0.5)), ...slats])
}

export const hedgeFence: Fence = (scene, { from, to, base }) => plantHedge(scene, from, base - 50, to - from, 54)

export const railFence: Fence = ({ light }, { from, to, base }) => {
  const timber = mix(palette.steel, palette.bark, 0.5)
  const posts = times(Math.floor((to - from) / 120) + 1, (index) =>
    rect(from + index * 120, base - 66, 11, 70, darker(timber, 0.12)),
  )
  const rails = [50, 26].map((height) => line(from, base - height, to, base - height - 2, lighter(timber, 0.12), 7))
  return group([...rails, ...posts, line(from, base + 2, to, base + 2, light.shadow, 4, 'opacity=".25"')])
}

export const letterbox = ({ random, light }: Scene, x: number, base: number): Shape => {
  const colour = random.pick([palette.bottlebrush, palette.deepLeaf, palette.ochre, '#fbf7ee', palette.slate])
  return group([
    ellipse(x, base + 2, 20, 4, light.shadow, 'opacity=".3"'),
    rect(x - 4, base - 42, 8, 44, darker(palette.bark, 0.2)),
    rect(x - 19, base - 66, 38, 28, colour, 'rx="3"'),
    path(`M${at(x - 23, base - 64)}L${at(x, base - 82)}L${at(x + 23, base - 64)}Z`, darker(colour, 0.25)),
    rect(x - 12, base - 58, 24, 4, darker(colour, 0.5)),
  ])
}
