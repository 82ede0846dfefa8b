import { darker, lighter, mix, palette } from '../colour.ts'
import { slatFence } from '../landscape/build-fences.ts'
import { growEucalypt, growJacaranda } from '../landscape/grow-trees.ts'
import { groundDefs, layPath, layStreet, paintCity, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { frontDoor, glassDoors, wideWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, polygon, rect, repeat, type Shape } from '../svg.ts'
import { brickwork, ribs, uprightBoards } from '../textures.ts'

const ground = 650
const width = 268
const starts = [66, 334, 602, 870] as const

/** A row of gabled town residences in recycled brick and standing seam. */
export const paintTownhouse: PaintExterior = (scene) => {
  const { random, light } = scene
  const brick = random.pick(['#b77d5c', '#d8cdb9', '#9c5d48', '#c9a57d', '#e6ddcb'])
  const metal = mix(random.pick(['#4a5254', '#6d7a76', '#7a4a3a', '#d9d5ca', '#3f4a45']), light.haze, 0.08)
  const doors = random.some([palette.ochre, palette.deepLeaf, palette.terracotta, palette.sea, palette.jacaranda], 4)
  const isGabled = random.chance(0.65)
  const shifts = starts.slice(1).map((x) => x - starts[0])
  const row = repeat('home', residence(scene, metal, isGabled), shifts)
  const entries = starts.map((x, index) => entry(scene, x, darker(metal, 0.45), doors[index] ?? palette.ochre))
  return {
    defs: [
      brickwork(brick, mix(brick, '#efe6d6', 0.5)),
      ribs('seams'),
      uprightBoards(metal, 'metal', 18),
      groundDefs(scene),
    ],
    distance: (random.chance(0.5) ? paintCity(scene, 560) : '') + paintTreeline(scene, 590),
    building: rect(0, 640, 1200, 160, mix(palette.concrete, light.shadow, 0.16)) + row + entries.join(''),
    front: frontOf(scene),
  }
}

/** The first of the row, without its door. */
const residence = (scene: Scene, metal: string, isGabled: boolean): Shape => {
  const { light } = scene
  const frame = darker(metal, 0.45)
  const x = starts[0]
  const right = x + width
  const peak = isGabled ? ([x + width / 2, 150] as const) : ([right, 172] as const)
  return group([
    polygon([x, 262, ...peak, right, 262, right, 436, x, 436], 'url(#metal)'),
    polygon(
      [x - 6, 266, peak[0], peak[1] - 14, right + 6, 266, right + 6, 250, peak[0], peak[1] - 30, x - 6, 250],
      darker(metal, 0.25),
    ),
    wideWindow(scene, { x: x + 84, y: 248, width: 100, height: 62, trim: frame }, 2),
    glassDoors(scene, { x: x + 44, y: 340, width: 180, height: 96, trim: frame }, 3),
    rect(x + 24, 390, 220, 46, '#eef2ea', 'opacity=".4"'),
    rect(x + 22, 384, 224, 6, frame),
    rect(x, 432, width, 218, 'url(#bricks)'),
    rect(x + 14, 430, width - 28, 11, lighter(metal, 0.5)),
    rect(x + 14, 441, width - 28, 24, light.shadow, 'opacity=".3"'),
    wideWindow(scene, { x: x + 134, y: 496, width: 96, height: 102, trim: frame }, 2),
    rect(right - 9, 246, 18, ground - 246, darker(metal, 0.18)),
    rect(light.isFromLeft ? right + 3 : right - 9, 246, 6, ground - 246, light.shadow, 'opacity=".3"'),
    rect(x + (light.isFromLeft ? width - 60 : 0), 264, 50, ground - 264, light.shadow, 'opacity=".08"'),
  ])
}

const entry = (scene: Scene, x: number, frame: string, door: string): Shape =>
  frontDoor(scene, { x: x + 44, y: 520, width: 56, height: ground - 520, trim: frame }, door) +
  rect(x + 32, 478, 84, 10, darker(door, 0.3))

const frontOf = (scene: Scene) =>
  group([
    ...starts.map((x) => plantBed(scene, x + 112, x + 250, 688, 28)),
    ...starts.map((x) => layPath(x + 72, 652, 722, 58, palette.concrete)),
    growJacaranda(scene, scene.random.pick([200, 990]), 706, 280),
    scene.random.chance(0.5) ? growEucalypt(scene, scene.random.pick([18, 1180]), 712, 420) : '',
    layStreet(scene, 720),
    ...starts.map((x) => slatFence(scene, { from: x + 116, to: x + 292, base: 720 })),
    hangLeaves(scene),
  ])
