import { darker, lighter, mix, palette } from '../colour.ts'
import { railFence } from '../landscape/build-fences.ts'
import { growEucalypt, growPine } from '../landscape/grow-trees.ts'
import { castShadow, groundDefs, layLawn, paintHills, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { chimney, hipRoof } from '../parts/build-roofs.ts'
import { buildVerandah, frontSteps } from '../parts/build-verandah.ts'
import { frenchDoors, frontDoor, sashWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { ellipse, group, line, path, polygon, rect, repeat, type Shape, times } from '../svg.ts'
import { balusters, brickwork, ribs, weatherboards } from '../textures.ts'

const floor = 588
const ground = 622

/** A homestead under a wide iron roof, among paddocks. */
export const paintFarmhouse: PaintExterior = (scene) => {
  const { random, light } = scene
  const roof = mix(random.pick(['#a9b0ad', '#96483a', '#6f7d75']), light.haze, 0.12)
  const trim = mix('#f8f2e4', light.haze, 0.1)
  const grass = mix(palette.dryGrass, palette.grass, random.between(10, 60) / 100)
  return {
    defs: [
      weatherboards(random.pick(['#ece4d2', '#d5d6c6', '#e3cfb2'])),
      ribs(),
      balusters(trim),
      brickwork(palette.brick, palette.sand),
      groundDefs(scene, grass),
    ],
    distance: paintHills(scene, 500) + paintTreeline(scene, 548, 0.4) + windmill(scene, random.pick([130, 1060])),
    building: layLawn(560) + homestead(scene, roof, trim),
    front: paddock(scene),
  }
}

const homestead = (scene: Scene, roof: string, trim: string): Shape =>
  group([
    castShadow(scene, 230, ground, 740),
    tank(scene, 962, ground),
    rect(290, 410, 620, floor - 410, 'url(#boards)'),
    chimney(scene, 380, 350, 110),
    chimney(scene, 790, 350, 110),
    hipRoof(scene, { left: 316, right: 884, eaves: 380, ridge: 276, inset: 150, colour: roof, texture: 'ribs' }),
    path('M222 434L310 378H890L978 434Z', mix(roof, scene.light.sun, 0.12)),
    path('M222 434L310 378H890L978 434Z', 'url(#ribs)'),
    rect(216, 430, 768, 8, trim),
    rect(290, 438, 620, floor - 438, scene.light.shadow, 'opacity=".38"'),
    frontDoor(scene, { x: 570, y: 478, width: 60, height: floor - 478, trim }, palette.deepLeaf),
    repeat('french', frenchDoors(scene, { x: 440, y: 456, width: 70, height: floor - 456, trim }), [250]),
    repeat('sash', sashWindow(scene, { x: 330, y: 466, width: 60, height: 88, trim }), [480]),
    buildVerandah(scene, { left: 236, right: 964, top: 446, floor, bays: 7, frieze: 'battens', openBay: 3, trim }),
    rect(226, floor - 4, 748, 12, lighter(palette.timber, 0.35)),
    rect(232, floor + 8, 736, ground - floor - 8, darker(palette.bark, 0.3)),
    frontSteps(scene, 600, floor + 4, ground + 6, 90, palette.timber, trim),
  ])

const tank = ({ light }: Scene, x: number, base: number): Shape =>
  group([
    rect(x, base - 128, 108, 128, palette.steel),
    ...times(12, (row) => rect(x, base - 128 + row * 10.6, 108, 4, darker(palette.steel, 0.16))),
    rect(x + (light.isFromLeft ? 70 : 0), base - 128, 38, 128, light.shadow, 'opacity=".22"'),
    path(`M${x - 4} ${base - 126}Q${x + 54} ${base - 158} ${x + 112} ${base - 126}Z`, lighter(palette.steel, 0.15)),
  ])

const windmill = ({ light }: Scene, x: number): Shape => {
  const steel = mix(palette.slate, light.haze, 0.25)
  const blades = times(
    14,
    (index) =>
      `<path d="M0-8L-7-50 8-54z" fill="${index % 2 ? steel : lighter(steel, 0.2)}" transform="rotate(${index * 25.7})"/>`,
  )
  return group([
    line(x - 30, 566, x, 320, steel, 4),
    line(x + 30, 566, x, 320, steel, 4),
    ...[380, 440, 500].map((y) => line(x - (y - 320) * 0.122, y, x + (y - 320) * 0.122, y, steel, 3)),
    polygon([x, 316, x + 70, 300, x + 70, 334], darker(steel, 0.15)),
    group(blades, `transform="translate(${x} 318)"`),
    ellipse(x, 318, 7, 7, darker(steel, 0.3)),
  ])
}

const paddock = (scene: Scene): Shape => {
  const { random, light } = scene
  const track = mix(palette.sand, palette.terracotta, 0.3)
  return group([
    plantBed(scene, 236, 530, 640, 30),
    plantBed(scene, 670, 960, 640, 30),
    path('M560 634Q600 690 520 800H760Q680 690 640 634Z', mix(track, light.haze, 0.2)),
    growPine(scene, 196, 646, 170),
    growEucalypt(scene, random.pick([84, 1116]), 680, 460),
    railFence(scene, { from: -10, to: 500, base: 742 }),
    railFence(scene, { from: 740, to: 1220, base: 742 }),
    plantBed(scene, 20, 330, 800, 36),
    hangLeaves(scene),
  ])
}
