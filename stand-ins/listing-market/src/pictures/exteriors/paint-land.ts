import { darker, lighter, mix, palette } from '../colour.ts'
import { slatFence } from '../landscape/build-fences.ts'
import { growEucalypt } from '../landscape/grow-trees.ts'
import { groundDefs, layLawn, layStreet, paintHills, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantGrasses } from '../landscape/plant-garden.ts'
import { hipRoof } from '../parts/build-roofs.ts'
import { wideWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, line, polygon, rect, type Shape, stroke, times } from '../svg.ts'
import { brickwork, ribs, roofTiles } from '../textures.ts'

/** A vacant block between fences, pegged out. */
export const paintLand: PaintExterior = (scene) => {
  const { random } = scene
  const grass = mix(palette.dryGrass, palette.grass, random.between(20, 70) / 100)
  return {
    defs: [brickwork('#c99a6b', '#e2d3b8'), ribs(), roofTiles(), groundDefs(scene, grass)],
    distance: paintHills(scene, 540) + paintTreeline(scene, 568, 0.45),
    building:
      neighbour(scene, -190) +
      neighbour(scene, 950) +
      growEucalypt(scene, random.between(430, 780), 576, 380) +
      layLawn(560) +
      fences(scene),
    front: block(scene),
  }
}

const neighbour = (scene: Scene, x: number): Shape => {
  const roof = mix(scene.random.pick(['#8c4a36', '#5d6664', '#8d9694']), scene.light.haze, 0.2)
  return group([
    rect(x + 30, 440, 380, 140, 'url(#bricks)'),
    hipRoof(scene, { left: x, right: x + 440, eaves: 446, ridge: 350, inset: 120, colour: roof, texture: 'tiles' }),
    wideWindow(scene, { x: x + 80, y: 478, width: 110, height: 64, trim: '#f4efe2' }),
    wideWindow(scene, { x: x + 260, y: 478, width: 90, height: 64, trim: '#f4efe2' }, 2),
  ])
}

/** Paling fences that run away from the viewer, and the one at the back. */
const fences = (scene: Scene): Shape => {
  const timber = mix(palette.timber, scene.light.haze, 0.35)
  const side = (near: number, far: number) =>
    polygon([near, 612, far, 520, far, 572, near, 716], timber) +
    times(9, (index) => {
      const share = index / 9
      const x = near + (far - near) * share
      return line(x, 612 - 92 * share, x, 716 - 144 * share, darker(timber, 0.25), 2)
    }).join('')
  return group([slatFence(scene, { from: 300, to: 900, base: 572 }), side(60, 300), side(1140, 900)])
}

const block = (scene: Scene): Shape => {
  const { random, light } = scene
  const tufts = times(16, () =>
    plantGrasses(random.between(150, 1050), random.between(610, 712), random.between(18, 34)),
  )
  const pegs = [150, 340, 860, 1050].map((x, index) => peg(x, index % 3 === 0 ? 712 : 592))
  return group([
    stroke('M150 700L340 584H860L1050 700', '#fff7e6', 2.5, 'stroke-dasharray="10 8" opacity=".8"'),
    ...tufts,
    ...pegs,
    signboard(scene, random.pick([330, 800])),
    layStreet(scene),
    rect(520, 740, 160, 36, mix(palette.concrete, light.sun, 0.2)),
    hangLeaves(scene),
  ])
}

const peg = (x: number, base: number): Shape =>
  rect(x - 4, base - 44, 8, 46, lighter(palette.timber, 0.3)) +
  polygon([x + 4, base - 42, x + 34, base - 34, x + 4, base - 26], palette.ochre)

/** An agent's board without words. */
const signboard = ({ light }: Scene, x: number): Shape =>
  group([
    rect(x - 74, 560, 8, 140, darker(palette.timber, 0.2)),
    rect(x + 66, 560, 8, 140, darker(palette.timber, 0.2)),
    rect(x - 88, 540, 176, 112, palette.deepLeaf),
    rect(x - 80, 548, 160, 56, mix(palette.paper, light.haze, 0.3)),
    polygon([x - 30, 592, x, 562, x + 30, 592], palette.terracotta),
    rect(x - 66, 616, 132, 8, palette.gold),
    rect(x - 44, 632, 88, 6, palette.paper, 'opacity=".7"'),
  ])
