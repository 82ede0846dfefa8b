import { darker, lighter, mix, palette } from '../colour.ts'
import { letterbox, slatFence } from '../landscape/build-fences.ts'
import { growEucalypt, growPalm } from '../landscape/grow-trees.ts'
import {
  castShadow,
  groundDefs,
  layLawn,
  layPath,
  layStreet,
  paintHills,
  paintTreeline,
} from '../landscape/surroundings.ts'
import { hangLeaves, plantBed, plantGrasses, plantHedge } from '../landscape/plant-garden.ts'
import { garageDoor, glassDoors, wideWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, path, polygon, rect, times, mirrored } from '../svg.ts'
import { balusters, brickwork, uprightBoards } from '../textures.ts'

const ground = 642

/** A new house of two boxes: render, timber battens and glass. */
export const paintModern: PaintExterior = (scene) => {
  const { random, light } = scene
  const render = mix(random.pick(['#f3ede0', '#d9d4c7', '#e9dcc6', '#c9ccc4']), light.sun, 0.1)
  const dark = random.pick(['#3d4340', '#4a4540', '#2f3b3d', '#5a4a3e'])
  const timber = random.pick([palette.timber, '#b98a58', '#8a6848'])
  const isMirrored = random.chance(0.5)
  const scenery = random.chance(0.5) ? paintHills(scene, 570) : ''
  return {
    defs: [
      uprightBoards(timber, 'battens', 11),
      balusters('#ffffff', 'balusters', 400),
      brickwork('#c9bda8', '#d8cdb9'),
      groundDefs(scene),
    ],
    distance: scenery + paintTreeline(scene, 586) + growEucalypt(scene, isMirrored ? 210 : 990, 610, 430),
    building: layLawn(614) + group([house(scene, render, dark)], isMirrored ? mirrored : ''),
    front: frontGarden(scene, isMirrored),
  }
}

const house = (scene: Scene, render: string, dark: string) => {
  const frame = darker(dark, 0.3)
  const panels = mix(palette.timber, palette.sand, 0.15)
  return group([
    castShadow(scene, 170, ground, 860),
    rect(196, 424, 810, ground - 424, 'url(#bricks)'),
    rect(196, 424, 300, ground - 424, dark),
    garageDoor(scene, { x: 216, y: 470, width: 256, height: ground - 470, trim: panels }),
    rect(496, 424, 112, ground - 424, 'url(#battens)'),
    rect(520, 478, 66, ground - 478, darker(dark, 0.2)),
    rect(528, 486, 50, ground - 486, palette.ochre),
    rect(566, 560, 5, 40, palette.ink),
    glassDoors(scene, { x: 630, y: 474, width: 350, height: ground - 482, trim: frame }, 4),
    rect(608, 424, 398, 40, render),
    rect(150, 410, 890, 20, lighter(render, 0.35)),
    rect(150, 428, 890, 5, darker(render, 0.35)),
    rect(196, 433, 810, 30, scene.light.shadow, 'opacity=".4"'),
    ...upperFloor(scene, render, dark),
    rect(608, ground - 10, 400, 14, mix(palette.concrete, render, 0.4)),
  ])
}

const upperFloor = (scene: Scene, render: string, dark: string) => {
  const frame = darker(dark, 0.3)
  return [
    rect(290, 232, 610, 180, render),
    rect(290, 232, 190, 180, 'url(#battens)'),
    wideWindow(scene, { x: 322, y: 268, width: 126, height: 112, trim: frame }, 2),
    wideWindow(scene, { x: 520, y: 268, width: 96, height: 112, trim: frame }, 1),
    glassDoors(scene, { x: 662, y: 258, width: 216, height: 152, trim: frame }, 3),
    rect(648, 352, 258, 60, '#dfeceb', 'opacity=".42"'),
    rect(644, 346, 266, 6, darker(dark, 0.1)),
    ...times(4, (index) => rect(650 + index * 84, 350, 4, 62, darker(dark, 0.1))),
    path('M250 216L940 200V222L250 236Z', dark),
    path('M290 236L900 224V252L290 262Z', scene.light.shadow, 'opacity=".3"'),
    rect(880, 232, 20, 180, scene.light.shadow, 'opacity=".18"'),
  ]
}

const frontGarden = (scene: Scene, isMirrored: boolean) => {
  const { random } = scene
  const mirror = (x: number, width = 0) => (isMirrored ? 1200 - x - width : x)
  const tufts = times(9, (index) => plantGrasses(mirror(640 + index * 44), 668, 40))
  const grey = mix(palette.concrete, '#ffffff', 0.1)
  return group([
    polygon([mirror(206), ground, mirror(480), ground, mirror(508), 776, mirror(178), 776], grey),
    layPath(mirror(553), ground + 4, 716, 58, lighter(grey, 0.2)),
    plantHedge(scene, mirror(626, 388), 646, 388, 24),
    ...tufts,
    plantBed(scene, mirror(1016, 170), mirror(1016, 170) + 170, 690, 36),
    (random.chance(0.4) ? growPalm : growEucalypt)(scene, mirror(1090), 684, 340),
    layStreet(scene),
    polygon([mirror(178), 716, mirror(508), 716, mirror(530), 776, mirror(156), 776], grey),
    slatFence(scene, { from: mirror(650, 560), to: mirror(650, 560) + 560, base: 716 }),
    letterbox(scene, mirror(626), 718),
    hangLeaves(scene),
  ])
}
