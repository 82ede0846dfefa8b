import { darker, lighter, mix, palette } from '../colour.ts'
import { growEucalypt, growJacaranda } from '../landscape/grow-trees.ts'
import { groundDefs, layStreet, paintCity, paintTreeline } from '../landscape/surroundings.ts'
import { plantBed } from '../landscape/plant-garden.ts'
import { glassDoors, wideWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { ellipse, group, polygon, rect, type Shape, times } from '../svg.ts'
import { balusters, brickwork, uprightBoards } from '../textures.ts'

const ground = 664
const storey = 84
const left = 270
const right = 930

/** A contemporary block with deep, planted balconies. */
export const paintApartments: PaintExterior = (scene) => {
  const { random, light } = scene
  const slab = mix(random.pick(['#f1e9da', '#dcd6c8', '#e6d2ba', '#cfd3cb']), light.sun, 0.08)
  const accent = random.pick([palette.terracotta, palette.eucalypt, palette.ochre, palette.slate, '#8f6b55'])
  const brick = random.pick(['#b87a5a', '#d6c6aa', '#8d5a48'])
  return {
    defs: [
      brickwork(brick, mix(brick, '#efe6d6', 0.45)),
      uprightBoards(accent, 'battens', 12),
      balusters(darker(accent, 0.2), 'balusters', 8),
      groundDefs(scene),
      homeDefs(scene, slab),
    ],
    distance: paintCity(scene, 560) + paintTreeline(scene, 604),
    building:
      rect(0, 640, 1200, 160, mix(palette.concrete, light.shadow, 0.2)) +
      neighbours(scene) +
      block(scene, slab, random.between(4, 5)),
    front: frontOf(scene),
  }
}

/** One home's balcony, drawn once for the whole front. */
const homeDefs = (scene: Scene, slab: string): Shape => {
  const balcony = (id: string, rail: string) =>
    group(
      [
        glassDoors(scene, { x: 10, y: 8, width: 136, height: 66, trim: '#3d4340' }, 3),
        wideWindow(scene, { x: 162, y: 16, width: 44, height: 44, trim: '#3d4340' }, 1),
        rect(0, 0, 220, 14, scene.light.shadow, 'opacity=".36"'),
        rail,
        rect(-8, 76, 236, 11, lighter(slab, 0.25)),
        rect(-4, 87, 228, 6, scene.light.shadow, 'opacity=".3"'),
      ],
      `id="${id}"`,
    )
  const glassRail = rect(-4, 40, 160, 36, '#e5efec', 'opacity=".45"') + rect(-6, 37, 164, 4, '#596461')
  const barRail = rect(-4, 40, 160, 36, 'url(#balusters)') + rect(-6, 37, 164, 4, '#3d4340')
  return balcony('glassy', glassRail) + balcony('barred', barRail)
}

const block = (scene: Scene, slab: string, floors: number): Shape => {
  const { light, random } = scene
  const top = ground - 96 - floors * storey
  const homes = times(floors * 3, (index) => {
    const column = index % 3
    const row = Math.floor(index / 3)
    const x = left + column * 220
    const y = top + row * storey
    const plants = random.chance(0.45) ? plantBed(scene, x + 10, x + 80, y + 44, 17) : ''
    return `<use href="#${(column + row) % 2 ? 'glassy' : 'barred'}" x="${x}" y="${y}"/>${plants}`
  })
  return group([
    rect(left - 26, top - 14, right - left + 52, ground - top + 14, slab),
    rect(left + 214, top - 44, 232, ground - top + 40, 'url(#battens)'),
    rect(left + 200, top - 52, 260, 12, darker(slab, 0.3)),
    ...homes,
    rect(left - 36, top - 24, 248, 16, lighter(slab, 0.4)),
    rect(right - 212, top - 24, 248, 16, lighter(slab, 0.4)),
    plantBed(scene, left - 20, left + 190, top - 22, 20),
    rect(left - 26, ground - 98, right - left + 52, 98, 'url(#bricks)'),
    rect(left - 34, ground - 106, right - left + 68, 14, lighter(slab, 0.3)),
    rect(left - 26, ground - 92, right - left + 52, 16, light.shadow, 'opacity=".4"'),
    glassDoors(scene, { x: 536, y: ground - 84, width: 128, height: 84, trim: '#2f3432' }, 4),
    rect(512, ground - 98, 176, 10, palette.ochre),
    ...[304, 412, 704, 812].map((x) =>
      wideWindow(scene, { x, y: ground - 74, width: 84, height: 54, trim: '#2f3432' }, 2),
    ),
    rect(light.isFromLeft ? right - 20 : left - 26, top - 14, 46, ground - top + 14, light.shadow, 'opacity=".16"'),
  ])
}

const neighbours = ({ light, random }: Scene): Shape => {
  const wall = (x: number, width: number, height: number) => {
    const colour = mix(random.pick(['#c9a98c', '#b9bdb2', '#d6c8ad', '#a08a78']), light.haze, 0.3)
    const glass = light.isDusk ? '#eec88a' : darker(colour, 0.32)
    const windows = times(Math.floor(height / 74), (row) =>
      times(Math.floor(width / 76), (column) =>
        rect(x + 20 + column * 76, ground - height + 26 + row * 74, 38, 44, glass),
      ).join(''),
    )
    return (
      rect(x, ground - height, width, height, colour) +
      rect(x - 6, ground - height - 8, width + 12, 12, lighter(colour, 0.3)) +
      windows.join('')
    )
  }
  return (
    wall(-30, 250, random.between(200, 330)) +
    wall(980, 250, random.between(180, 300)) +
    polygon([220, ground, 246, ground - 300, 246, ground], light.shadow, 'opacity=".15"')
  )
}

const frontOf = (scene: Scene): Shape =>
  group([
    plantBed(scene, 250, 520, 690, 26),
    plantBed(scene, 680, 950, 690, 26),
    growJacaranda(scene, scene.random.pick([150, 1060]), 712, 270),
    growEucalypt(scene, scene.random.pick([60, 1140]), 714, 330),
    layStreet(scene, 716),
    ...times(2, (index) => ellipse(200 + index * 760, 770, 110, 7, scene.light.shadow, 'opacity=".16"')),
  ])
