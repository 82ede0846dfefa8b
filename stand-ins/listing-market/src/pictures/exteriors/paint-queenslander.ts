import { darker, lighter, mix, palette } from '../colour.ts'
import { letterbox, picketFence } from '../landscape/build-fences.ts'
import { growEucalypt, growJacaranda, growPalm } from '../landscape/grow-trees.ts'
import { castShadow, groundDefs, layLawn, layPath, layStreet, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { chimney, gable, hipRoof } from '../parts/build-roofs.ts'
import { buildVerandah, frontSteps } from '../parts/build-verandah.ts'
import { frenchDoors, frontDoor, sashWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, rect, repeat, times } from '../svg.ts'
import { balusters, brickwork, ironLace, lattice, ribs, uprightBoards } from '../textures.ts'

const walls = ['#e9e2cf', '#b7c4b4', '#c9d3d3', '#e8cdb6', '#d9d2c0', '#a9b8ae']
const roofs = ['#a9b0ad', '#96483a', '#54685f', '#8a8f8f']
const floor = 548
const ground = 622

/** A timber house on stumps, wrapped in a verandah. */
export const paintQueenslander: PaintExterior = (scene) => {
  const paints = choosePaints(scene)
  const { wall, trim, gableIsLeft } = paints
  return {
    defs: [
      uprightBoards(wall, 'vj'),
      ribs(),
      ironLace(trim),
      balusters(trim),
      lattice(darker(trim, 0.16)),
      brickwork(palette.brick, palette.sand),
      groundDefs(scene),
    ],
    distance:
      paintTreeline(scene, 560) +
      (scene.random.chance(0.5)
        ? growPalm(scene, gableIsLeft ? 1050 : 150, 610, 360)
        : growEucalypt(scene, gableIsLeft ? 1060 : 140, 612, 400)),
    building: layLawn(600) + house(scene, paints),
    front: frontGarden(scene, trim),
  }
}

type Paints = ReturnType<typeof choosePaints>

const choosePaints = ({ random, light }: Scene) => ({
  wall: random.pick(walls),
  roof: mix(random.pick(roofs), light.haze, 0.12),
  trim: mix('#fbf7ec', light.haze, 0.1),
  doorColour: random.pick([palette.deepLeaf, palette.brick, palette.ochre, palette.slate]),
  gableIsLeft: random.chance(0.5),
})

const house = (scene: Scene, { roof, trim, doorColour, gableIsLeft, wall }: Paints) => {
  const { light } = scene
  const [from, to] = gableIsLeft ? [262, 492] : [708, 938]
  const mid = (from + to) / 2
  const [door, french, window] = gableIsLeft ? [560, 680, 860] : [640, 520, 340]
  const stumps = times(8, (index) => rect(250 + index * 99, floor, 15, ground - floor, darker(trim, 0.34)))
  return group([
    castShadow(scene, 220, ground, 760),
    rect(240, floor, 720, ground - floor, '#3d3a36'),
    ...stumps,
    rect(240, floor + 12, 720, ground - floor - 16, 'url(#lattice)'),
    rect(250, 330, 700, floor - 330, 'url(#vj)'),
    rect(250, 330, 700, floor - 330, light.shadow, 'opacity=".34"'),
    frontDoor(scene, { x: door - 30, y: 424, width: 60, height: 118, trim }, doorColour),
    frenchDoors(scene, { x: french - 34, y: 398, width: 68, height: 144, trim }),
    sashWindow(scene, { x: window - 30, y: 410, width: 60, height: 96, trim }),
    chimney(scene, gableIsLeft ? 760 : 400, 250, 70),
    hipRoof(scene, { left: 206, right: 994, eaves: 338, ridge: 190, inset: 205, colour: roof, texture: 'ribs' }),
    rect(206, 344, 788, 22, light.shadow, 'opacity=".3"'),
    buildVerandah(scene, { left: 226, right: 974, top: 352, floor, bays: 7, frieze: 'lace', openBay: 3, trim }),
    rect(214, floor - 4, 772, 13, lighter(trim, 0.1)),
    rect(214, floor + 8, 772, 4, light.shadow, 'opacity=".35"'),
    rect(from, 330, to - from, floor - 330, 'url(#vj)'),
    gable(scene, { left: from, right: to, eaves: 330, peak: 208, face: darker(wall, 0.05), trim, roof }),
    rect(mid - 62, 268, 124, 40, 'url(#lace)'),
    rect(mid - 70, 386, 140, 12, darker(roof, 0.1)),
    repeat('sash', sashWindow(scene, { x: mid - 56, y: 404, width: 50, height: 92, trim }), [62]),
    rect(from, floor - 22, to - from, 22, darker(trim, 0.06)),
    rect(light.isFromLeft ? to - 34 : from, 336, 34, floor - 336, light.shadow, 'opacity=".14"'),
    frontSteps(scene, 600, floor, ground + 14, 88, mix(palette.timber, palette.concrete, 0.4), trim),
  ])
}

const frontGarden = (scene: Scene, trim: string) => {
  const treeOnLeft = scene.random.chance(0.5)
  return group([
    plantBed(scene, 226, 530, 636, 32),
    plantBed(scene, 672, 980, 636, 32),
    layPath(600, 634, 718, 74, mix(palette.concrete, trim, 0.3)),
    growJacaranda(scene, treeOnLeft ? 116 : 1086, 676, 330),
    layStreet(scene),
    picketFence(scene, { from: -6, to: 540, base: 716 }),
    picketFence(scene, { from: 660, to: 1210, base: 716 }),
    letterbox(scene, treeOnLeft ? 694 : 506, 716),
    hangLeaves(scene),
  ])
}
