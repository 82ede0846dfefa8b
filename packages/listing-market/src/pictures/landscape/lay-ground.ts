import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, line, linear, pattern, polygon, rect, type Shape, stroke, times } from '../svg.ts'

/** Grass in the light of the scene, and the speckled shade of its blades. */
export const groundDefs = (scene: Scene, grass = chooseGrass(scene)): Shape =>
  pattern('blades', 60, 34, [
    stroke('M6 12l3-8M9 12l1-6M30 28l3-9M34 28l-1-6M50 14l2-8M20 32l2-6M44 33l2-7', '#fff4c4', 1.4, 'opacity=".28"'),
    stroke('M14 20l2-8M40 10l3-7M54 30l2-8M26 8l1-5', '#20382b', 1.4, 'opacity=".22"'),
  ]) + linear('lawn', [0, mix(grass, scene.light.haze, 0.28)], [1, mix(grass, scene.light.shadow, 0.2)])

const chooseGrass = ({ random }: Scene) =>
  random.pick([palette.grass, mix(palette.grass, palette.leaf, 0.4), mix(palette.grass, palette.dryGrass, 0.55)])

/** Lawn from the house down to the street. */
export const layLawn = (top: number): Shape =>
  rect(0, top, 1200, 800 - top, 'url(#lawn)') + rect(0, top + 12, 1200, 800 - top, 'url(#blades)')

/** Nature strip, footpath, kerb and road. */
export const layStreet = ({ light }: Scene, top = 716): Shape =>
  [
    rect(0, top, 1200, 26, mix(palette.concrete, light.sun, 0.2)),
    ...times(9, (index) => line(index * 140 + 40, top, index * 140 + 26, top + 26, darker(palette.concrete, 0.2), 1.5)),
    rect(0, top + 24, 1200, 4, darker(palette.concrete, 0.25)),
    rect(0, top + 28, 1200, 22, 'url(#lawn)'),
    rect(0, top + 50, 1200, 9, lighter(palette.concrete, 0.2)),
    rect(0, top + 58, 1200, 30, mix(palette.asphalt, light.shadow, 0.2)),
    rect(0, top + 58, 1200, 5, light.shadow, 'opacity=".3"'),
  ].join('')

/** A path that widens toward the viewer. */
export const layPath = (x: number, from: number, to: number, width: number, colour: string): Shape => {
  const spread = width * 0.28
  const outline = [x - width / 2, from, x + width / 2, from, x + width / 2 + spread, to, x - width / 2 - spread, to]
  const joints = times(4, (index) => {
    const share = (index + 1) / 5
    const half = width / 2 + spread * share
    return line(x - half, from + (to - from) * share, x + half, from + (to - from) * share, darker(colour, 0.16), 1.5)
  })
  return polygon(outline, colour) + joints.join('')
}

/** The soft dark patch that seats a building on its ground. */
export const castShadow = ({ light }: Scene, x: number, y: number, width: number): Shape => {
  const drift = light.isFromLeft ? 50 : -50
  return ellipse(x + width / 2 + drift, y + 8, width * 0.56, 20, light.shadow, 'opacity=".26"')
}
