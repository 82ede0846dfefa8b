import { darker, lighter, mix, palette } from '../colour.ts'
import { hedgeFence, letterbox, picketFence } from '../landscape/build-fences.ts'
import { growEucalypt, growJacaranda, growPine } from '../landscape/grow-trees.ts'
import { castShadow, groundDefs, layLawn, layPath, layStreet, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { chimney, gable, hipRoof, solarPanels } from '../parts/build-roofs.ts'
import { buildVerandah, bullnoseRoof } from '../parts/build-verandah.ts'
import { frontDoor, sashWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, line, rect, repeat, times } from '../svg.ts'
import { balusters, brickwork, ironLace, ribs, roofTiles, weatherboards } from '../textures.ts'

const walls = ['#e8e1d0', '#aebbb0', '#8ea3a3', '#d8cdb8', '#c6cfc9', '#6f8177', '#e4cfae', '#b8a48c']
const roofs = ['#8d9694', '#9c4c38', '#5d6664', '#a4623f']
const ground = 634

type Paints = ReturnType<typeof choosePaints>

const choosePaints = ({ random, light }: Scene) => ({
  wall: random.pick(walls),
  roof: mix(random.pick(roofs), light.haze, 0.1),
  texture: random.pick(['ribs', 'tiles']),
  trim: mix('#fbf7ec', light.haze, 0.08),
  door: random.pick([palette.bottlebrush, palette.deepLeaf, palette.ochre, palette.ink]),
  gableIsLeft: random.chance(0.5),
})

/** An Edwardian weatherboard: a gabled front room, a verandah beside it. */
export const paintWeatherboard: PaintExterior = (scene) => {
  const paints = choosePaints(scene)
  const tree = scene.random.pick([growEucalypt, growJacaranda])
  return {
    defs: [
      weatherboards(paints.wall),
      ribs(),
      roofTiles(),
      ironLace(paints.trim),
      balusters(paints.trim),
      brickwork(palette.brick, palette.sand),
      groundDefs(scene),
    ],
    distance: paintTreeline(scene, 570) + growEucalypt(scene, paints.gableIsLeft ? 1010 : 190, 610, 420),
    building: layLawn(606) + house(scene, paints),
    front: frontGarden(scene, paints, tree),
  }
}

const verandah = { top: 438, floor: ground - 8, bays: 4, frieze: 'lace' } as const

const house = (scene: Scene, { wall, roof, texture, trim, door, gableIsLeft }: Paints) => {
  const { light, random } = scene
  const [from, to] = gableIsLeft ? [232, 556] : [644, 968]
  const [left, right] = gableIsLeft ? [556, 984] : [216, 644]
  const mid = (from + to) / 2
  const doorX = gableIsLeft ? 600 : 544
  const windowX = gableIsLeft ? 780 : 330
  const timbers = times(7, (index) =>
    line(mid - 96 + index * 32, 330, mid - 96 + index * 32, 236 + Math.abs(index - 3) * 27, trim, 7),
  )
  return group([
    castShadow(scene, 214, ground, 772),
    chimney(scene, gableIsLeft ? 720 : 440, 290, 96),
    rect(left, 380, right - left, ground - 380, 'url(#boards)'),
    hipRoof(scene, { left: 196, right: 1004, eaves: 396, ridge: 224, inset: 190, colour: roof, texture }),
    random.chance(0.4) ? solarPanels(gableIsLeft ? 640 : 350, 288, 5) : '',
    rect(left, 402, right - left, ground - 402, light.shadow, 'opacity=".3"'),
    frontDoor(scene, { x: doorX, y: 488, width: 62, height: 134, trim }, door),
    repeat('sash', sashWindow(scene, { x: windowX - 36, y: 482, width: 56, height: 96, trim }), [74]),
    bullnoseRoof(left - 6, right + 12, 398, 436, [mix(roof, trim, 0.12), mix(roof, trim, 0.5)]),
    buildVerandah(scene, { ...verandah, left: left + 6, right: right - 2, trim }),
    rect(left - 4, ground - 12, right - left + 8, 14, mix(palette.timber, palette.concrete, 0.4)),
    rect(from, 372, to - from, ground - 372, 'url(#boards)'),
    gable(scene, { left: from, right: to, eaves: 372, peak: 200, face: lighter(wall, 0.3), trim, roof }),
    ...timbers,
    rect(from - 4, 362, to - from + 8, 12, trim),
    rect(from, 374, to - from, 20, light.shadow, 'opacity=".26"'),
    bayWindow(scene, mid, trim, roof),
    rect(from, ground - 30, to - from, 32, 'url(#bricks)'),
    rect(light.isFromLeft ? to - 46 : from, 380, 46, ground - 380, light.shadow, 'opacity=".12"'),
    rect(from - 2, 374, 9, ground - 374, trim),
    rect(to - 7, 374, 9, ground - 374, darker(trim, 0.12)),
  ])
}

const bayWindow = (scene: Scene, mid: number, trim: string, roof: string) =>
  group([
    rect(mid - 112, 442, 224, 14, darker(roof, 0.12)),
    rect(mid - 104, 456, 208, 8, trim),
    repeat('bay', sashWindow(scene, { x: mid - 86, y: 482, width: 52, height: 98, trim }), [60, 120]),
  ])

const frontGarden = (scene: Scene, { gableIsLeft, trim }: Paints, tree: typeof growEucalypt) => {
  const gate = gableIsLeft ? 632 : 574
  const fence = scene.random.pick([picketFence, picketFence, hedgeFence])
  return group([
    plantBed(scene, 226, gate - 60, 646, 30),
    plantBed(scene, gate + 60, 980, 646, 30),
    layPath(gate, 636, 718, 66, mix(palette.terracotta, trim, 0.45)),
    growPine(scene, gableIsLeft ? 1016 : 190, 664, 190),
    tree(scene, gableIsLeft ? 100 : 1100, 684, 380),
    layStreet(scene),
    fence(scene, { from: -6, to: gate - 52, base: 716 }),
    fence(scene, { from: gate + 52, to: 1210, base: 716 }),
    letterbox(scene, gate + 82, 718),
    hangLeaves(scene),
  ])
}
