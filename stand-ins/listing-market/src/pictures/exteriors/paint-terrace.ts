import { lighter, mix, palette } from '../colour.ts'
import { ironFence } from '../landscape/build-fences.ts'
import { growPine } from '../landscape/grow-trees.ts'
import { groundDefs, layStreet, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { chimney } from '../parts/build-roofs.ts'
import { buildVerandah, bullnoseRoof } from '../parts/build-verandah.ts'
import { frenchDoors, frontDoor, sashWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { at, ellipse, group, path, rect, type Shape, times, use } from '../svg.ts'
import { balusters, brickwork, ironLace, ribs } from '../textures.ts'

const facades = ['#e6d9c2', '#cfd5cc', '#d8b49c', '#b9c3c3', '#efe6d3', '#c8b9a0', '#9fae9d']
const doors = [palette.deepLeaf, palette.bottlebrush, palette.ink, palette.ochre, palette.sea]
const ground = 640
const upper = 412
const cornice = 226
const houseWidth = 312

interface House {
  x: number
  wall: string
  door: string
  trim: string
  doorIsLeft: boolean
}

/** A row of Victorian terraces with iron lace. */
export const paintTerrace: PaintExterior = (scene) => {
  const { random, light } = scene
  const trim = mix(random.pick(['#fbf6ea', '#2f3b37', '#f3ead6']), light.haze, 0.08)
  const doorIsLeft = random.chance(0.5)
  const isBrick = random.chance(0.35)
  const colours = random.some(facades, 3)
  const houses = times(5, (index) => ({
    x: index * houseWidth - 180,
    wall: isBrick && index === 2 ? 'url(#bricks)' : (colours[index % 3] ?? '#e6d9c2'),
    door: random.pick(doors),
    trim,
    doorIsLeft,
  }))
  return {
    defs: [
      ironLace(trim),
      balusters(trim, 'balusters', 9),
      ribs(),
      brickwork(random.pick([palette.brick, '#8f4f3d', '#c79a72']), palette.sand),
      groundDefs(scene),
      commonParts(scene, { x: 0, wall: '', door: '', trim, doorIsLeft }),
    ],
    distance: paintTreeline(scene, 560, 0.4),
    building:
      rect(0, ground - 10, 1200, 180, mix(palette.concrete, light.shadow, 0.18)) +
      houses.map((house) => terrace(scene, house)).join(''),
    front: frontOf(scene, houses[2]),
  }
}

/** What all houses of the row have in common, drawn once, at 0. */
const commonParts = (scene: Scene, { trim, doorIsLeft }: House): Shape => {
  const left = 14
  const right = houseWidth - 14
  const windowX = doorIsLeft ? left + 132 : left + 34
  const stripes = [mix(trim, palette.steel, 0.35), mix(trim, palette.eucalypt, 0.55)] as const
  const windows = '#f6f0e2'
  const storey = { left: left + 2, right: right - 2, bays: 3, trim, frieze: 'lace' } as const
  const parts = [
    mouldings(scene),
    frenchDoors(scene, { x: left + 34, y: 286, width: 66, height: 122, trim: windows }),
    frenchDoors(scene, { x: right - 100, y: 286, width: 66, height: 122, trim: windows }),
    rect(0, 250, houseWidth, 34, scene.light.shadow, 'opacity=".2"'),
    bullnoseRoof(left - 10, right + 10, 234, 264, stripes),
    buildVerandah(scene, { ...storey, top: 264, floor: upper }),
    rect(left, upper - 64, right - left, 54, 'url(#lace)'),
    rect(left - 4, upper - 70, right - left + 8, 8, trim),
    rect(left - 6, upper - 10, right - left + 12, 16, lighter(trim, 0.2)),
    rect(left, upper + 6, right - left, 44, scene.light.shadow, 'opacity=".32"'),
    sashWindow(scene, { x: windowX, y: 480, width: 54, height: 116, trim: windows }),
    sashWindow(scene, { x: windowX + 68, y: 480, width: 54, height: 116, trim: windows }),
    buildVerandah(scene, { ...storey, top: upper + 12, floor: ground }),
    rect(left, ground - 4, right - left, 12, mix(palette.slate, palette.concrete, 0.6)),
    ...times(11, (index) =>
      rect(left + index * 26, ground - 4, 13, 12, index % 2 ? palette.terracotta : palette.ink, 'opacity=".55"'),
    ),
  ]
  return group([...parts, partyWall(scene)], 'id="house"')
}

const terrace = (scene: Scene, { x, wall, door, trim, doorIsLeft }: House): Shape => {
  const left = x + 14
  const right = x + houseWidth - 14
  const middle = x + houseWidth / 2
  const top = cornice - 92
  const doorX = doorIsLeft ? left + 26 : right - 82
  return group([
    chimney(scene, doorIsLeft ? right - 70 : left + 30, cornice - 40, 66),
    rect(x, cornice - 58, houseWidth, ground - cornice + 58, wall),
    path(
      `M${at(middle - 66, cornice - 58)}V${at(top)}Q${at(middle, cornice - 158, middle + 66, top)}V${at(cornice - 58)}Z`,
      wall,
    ),
    frontDoor(scene, { x: doorX, y: 498, width: 56, height: 138, trim: mix(trim, '#f6f0e2', 0.8) }, door),
    use('house', x, 0),
  ])
}

/** Mouldings of the parapet, in light and shade over any colour. */
const mouldings = ({ light }: Scene): Shape => {
  const middle = houseWidth / 2
  const top = cornice - 92
  const stone = 'opacity=".5"'
  const urn = (x: number) =>
    ellipse(x, cornice - 82, 12, 14, '#efe4cf') +
    rect(x - 8, cornice - 70, 16, 10, '#efe4cf') +
    rect(x - 4, cornice - 102, 8, 9, '#efe4cf')
  return group([
    rect(-2, cornice - 64, houseWidth + 4, 11, '#fff8ea', stone),
    path(
      `M${at(middle - 72, top)}Q${at(middle, cornice - 168, middle + 72, top)}l-9 3Q${at(middle, cornice - 146, middle - 63, top + 3)}Z`,
      '#fff8ea',
      stone,
    ),
    ellipse(middle, top, 21, 17, light.shadow, 'opacity=".24"'),
    ellipse(middle, top, 14, 11, '#fff8ea', stone),
    ...times(13, (index) => rect(12 + index * 23, cornice - 40, 10, 22, light.shadow, 'opacity=".2"')),
    rect(-3, cornice - 12, houseWidth + 6, 14, '#fff8ea', stone),
    rect(0, cornice + 2, houseWidth, 7, light.shadow, 'opacity=".3"'),
    urn(12),
    urn(houseWidth - 12),
  ])
}

const partyWall = ({ light }: Scene): Shape =>
  rect(-11, cornice, 22, ground - cornice, '#d8c8ad') +
  rect(light.isFromLeft ? 3 : -11, cornice, 8, ground - cornice, light.shadow, 'opacity=".25"') +
  rect(-14, upper - 12, 28, 24, lighter('#d8c8ad', 0.3)) +
  rect(-14, cornice + 24, 28, 18, lighter('#d8c8ad', 0.3))

const frontOf = (scene: Scene, middle: House | undefined) => {
  const gate = (middle?.x ?? 0) + (middle?.doorIsLeft ? 70 : 244)
  return group([
    plantBed(scene, -10, gate - 50, 690, 26),
    plantBed(scene, gate + 50, 1210, 690, 26),
    ...times(3, (index) => growPine(scene, index * houseWidth + 132, 688, 92)),
    rect(gate - 34, ground + 6, 68, 82, mix(palette.sand, palette.terracotta, 0.3)),
    layStreet(scene, 724),
    ironFence(scene, { from: -6, to: gate - 40, base: 724 }),
    ironFence(scene, { from: gate + 40, to: 1210, base: 724 }),
    hangLeaves(scene),
  ])
}
