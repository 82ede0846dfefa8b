import { darker, lighter, mix, palette } from '../colour.ts'
import { brickWall } from '../landscape/build-fences.ts'
import { growEucalypt, growPalm } from '../landscape/grow-trees.ts'
import {
  castShadow,
  groundDefs,
  layLawn,
  layPath,
  layStreet,
  paintCity,
  paintTreeline,
} from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { glassDoors, wideWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, rect, type Shape, times } from '../svg.ts'
import { balusters, brickwork } from '../textures.ts'

const ground = 648
const names = 'Miramar, Bellbird, Capri, Kooringal, Hillcrest, San Remo, Banksia, Elouera, Wattle Court'.split(', ')
const bricks = ['#d9c193', '#c98f66', '#a8624a', '#e6dcc2', '#b98a6a']
const floors = [206, 350, 494]

/** Three floors of brick flats of the 1960s around a stair. */
export const paintWalkup: PaintExterior = (scene) => {
  const { random, light } = scene
  const brick = random.pick(bricks)
  const paint = random.pick([palette.sea, palette.ochre, palette.sage, '#f3ecdd', palette.terracotta])
  const panel = mix(paint, light.haze, 0.15)
  return {
    defs: [
      brickwork(brick, mix(brick, '#f2e8d4', 0.5)),
      balusters(mix('#f6f1e4', light.haze, 0.1), 'balusters', 9),
      groundDefs(scene),
      flatDefs(scene, panel),
    ],
    distance:
      (random.chance(0.4) ? paintCity(scene, 560) : '') +
      paintTreeline(scene, 588) +
      growEucalypt(scene, random.pick([120, 1090]), 630, 470),
    building: layLawn(618) + block(scene, panel),
    front: frontGarden(scene),
  }
}

/** One flat's balcony and window, drawn once for six. */
const flatDefs = (scene: Scene, panel: string): Shape =>
  group(
    [
      glassDoors(scene, { x: 16, y: 26, width: 134, height: 108, trim: '#f4efe2' }, 2),
      rect(4, 14, 158, 18, scene.light.shadow, 'opacity=".4"'),
      wideWindow(scene, { x: 194, y: 34, width: 104, height: 68, trim: '#f4efe2' }, 2),
      rect(0, 82, 166, 54, panel),
      rect(0, 82, 166, 54, 'url(#balusters)', 'opacity=".8"'),
      rect(-5, 75, 176, 8, lighter(panel, 0.4)),
      rect(-7, 134, 180, 11, lighter(palette.concrete, 0.2)),
      rect(0, 145, 166, 10, scene.light.shadow, 'opacity=".28"'),
    ],
    'id="flat"',
  )

const block = (scene: Scene, panel: string): Shape => {
  const { light, random } = scene
  const flats = floors.flatMap((y) => [
    `<use href="#flat" x="206" y="${y}"/>`,
    `<use href="#flat" transform="translate(994 ${y}) scale(-1 1)"/>`,
  ])
  return group([
    castShadow(scene, 170, ground, 860),
    rect(186, 190, 828, ground - 190, 'url(#bricks)'),
    ...flats,
    rect(530, 168, 140, ground - 168, mix(panel, '#fbf5e6', 0.72)),
    ...times(16, (row) =>
      times(3, (column) =>
        rect(573 + column * 19, 236 + row * 17, 16, 14, light.isDusk ? '#f3cf8c' : mix('#9fbfc0', light.sky[1], 0.4)),
      ).join(''),
    ),
    rect(light.isFromLeft ? 646 : 530, 168, 24, ground - 168, light.shadow, 'opacity=".13"'),
    rect(556, 552, 88, ground - 552, darker(palette.timber, 0.3)),
    rect(564, 560, 34, ground - 560, 'url(#glass)'),
    rect(602, 560, 34, ground - 560, 'url(#glass)'),
    rect(520, 532, 160, 14, lighter(palette.concrete, 0.3)),
    rect(530, 546, 140, 10, light.shadow, 'opacity=".35"'),
    rect(170, 172, 860, 24, mix(palette.concrete, panel, 0.25)),
    rect(170, 194, 860, 6, light.shadow, 'opacity=".4"'),
    rect(522, 156, 156, 14, mix(palette.concrete, panel, 0.25)),
    `<text x="600" y="222" text-anchor="middle" font-family="Georgia,serif" font-style="italic" font-size="27" fill="${darker(panel, 0.55)}">${random.pick(names)}</text>`,
    rect(light.isFromLeft ? 978 : 186, 200, 36, ground - 200, light.shadow, 'opacity=".14"'),
  ])
}

const frontGarden = (scene: Scene): Shape =>
  group([
    plantBed(scene, 186, 530, 664, 34),
    plantBed(scene, 670, 1014, 664, 34),
    layPath(600, ground, 718, 84, mix(palette.concrete, palette.terracotta, 0.2)),
    growPalm(scene, scene.random.pick([150, 1060]), 694, 400),
    growEucalypt(scene, scene.random.pick([60, 1160]), 700, 330),
    layStreet(scene),
    brickWall(scene, { from: -8, to: 534, base: 716 }),
    brickWall(scene, { from: 666, to: 1210, base: 716 }),
    hangLeaves(scene),
  ])
