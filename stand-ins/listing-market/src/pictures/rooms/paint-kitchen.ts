import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, group, line, mirrored, path, pattern, rect, repeat, type Shape, stroke, times } from '../svg.ts'
import { buildShell, chooseRoom, roomDefs, sunPatch, windowWithView } from './build-shell.ts'
import { floorShadow, pendant, pottedPlant } from './furnish.ts'

/** Cupboards along a tiled wall, and an island with stools. */
export const paintKitchen = (scene: Scene): Shape => {
  const { random, light } = scene
  const room = chooseRoom(scene)
  const front = mix(
    random.pick(['#f3eee2', palette.eucalypt, '#5d6d72', palette.sage, '#d9c3a3', '#34443d', '#c9cfc6']),
    light.haze,
    0.1,
  )
  const stone = random.pick(['#f2ede3', '#d8d2c6', '#4a4a47', '#e3d8c6'])
  const tile = random.pick(['#f6f1e6', '#c4d1c6', '#e2c9ae', '#b9c7c9', '#d99f7c'])
  const lamp = random.pick([palette.ochre, palette.ink, '#efe6d4', palette.terracotta])
  const inside = [
    buildShell(scene, room, 600),
    sunPatch(scene, 240, 240, 600),
    rect(60, 230, 930, 190, 'url(#tiles)'),
    windowWithView(scene, { x: 210, y: 140, width: 300, height: 240 }, [2, 1]),
    openShelves(scene, 570),
    rangehood(scene, 840, front),
    benchRun(scene, front, stone),
    fridge(scene, 1010),
    island(scene, front, stone),
    ...[390, 600, 810].map((x) => pendant(scene, x, 120, lamp)),
  ]
  const tiles = pattern('tiles', 44, 44, [
    rect(0, 0, 44, 44, darker(tile, 0.12)),
    rect(0, 0, 42.5, 20.5, tile),
    rect(-22, 22, 42.5, 20.5, lighter(tile, 0.12)),
    rect(22, 22, 42.5, 20.5, tile),
  ])
  return `<defs>${roomDefs(scene, room)}${tiles}</defs>${group(inside, random.chance(0.5) ? mirrored : '')}`
}

const handle = (x: number, y: number) => rect(x, y, 34, 5, palette.gold, 'rx="2"')

const benchRun = ({ light }: Scene, front: string, stone: string): Shape =>
  group([
    rect(60, 430, 930, 160, front),
    repeat(
      'door',
      rect(66, 452, 142, 130, lighter(front, 0.07)) + rect(206, 448, 3, 138, darker(front, 0.25)) + handle(152, 464),
      times(5, (index) => (index + 1) * 155),
    ),
    rect(50, 418, 950, 20, stone),
    rect(50, 436, 950, 5, light.shadow, 'opacity=".3"'),
    rect(60, 586, 930, 14, darker(front, 0.5)),
    stroke('M330 418v-52q0-24 26-24t26 24v8', '#c9a24e', 8),
    rect(800, 452, 150, 118, '#3a3d3c'),
    rect(814, 482, 122, 70, '#5b6362'),
    rect(814, 466, 122, 6, palette.steel),
    rect(806, 410, 138, 8, palette.ink),
  ])

const openShelves = (scene: Scene, x: number): Shape => {
  const crockery = times(5, (index) => {
    const colour = scene.random.pick([palette.paper, palette.sea, palette.terracotta, palette.ochre, '#dfe3d8'])
    const tall = scene.random.between(26, 52)
    return rect(x + 14 + index * 40, 196 - tall, 30, tall, colour, 'rx="6"')
  })
  const bowls = times(4, (index) =>
    path(`M${x + 12 + index * 52} 276h40q-2 28-20 28t-20-28z`, index % 2 ? palette.paper : palette.rose),
  )
  return group([
    ...crockery,
    ...bowls,
    rect(x - 6, 196, 226, 10, lighter(palette.timber, 0.1)),
    rect(x - 6, 304, 226, 10, lighter(palette.timber, 0.1)),
    pottedPlant(scene, x + 190, 196, 70),
  ])
}

const rangehood = (scene: Scene, x: number, front: string): Shape =>
  group([
    rect(x - 2, 0, 76, 230, mix(front, '#ffffff', 0.3)),
    path(`M${x - 2} 220h76l44 66h-164z`, mix(front, '#ffffff', 0.18)),
    rect(x - 46, 284, 164, 12, darker(front, 0.2)),
    ellipse(x + 36, 340, 90, 44, scene.light.sun, 'opacity=".2"'),
    rect(x + 4, 376, 70, 34, palette.terracotta, 'rx="6"'),
    rect(x - 4, 370, 86, 8, darker(palette.terracotta, 0.2), 'rx="4"'),
  ])

const fridge = (scene: Scene, x: number): Shape =>
  group([
    floorShadow(scene, x, 604, 150),
    rect(x, 150, 156, 450, '#d5d8d4', 'rx="8"'),
    rect(x + 110, 152, 44, 446, scene.light.shadow, 'opacity=".08"'),
    line(x, 390, x + 156, 390, '#a9afab', 4),
    rect(x + 12, 300, 7, 76, '#8d9490', 'rx="3"'),
    rect(x + 12, 404, 7, 76, '#8d9490', 'rx="3"'),
    rect(x + 60, 220, 34, 44, palette.paper),
    rect(x + 64, 226, 26, 18, palette.sea),
  ])

/** The island, with fruit, and stools before it. */
const island = (scene: Scene, front: string, stone: string): Shape => {
  const base = mix(front, palette.timber, 0.25)
  const stool =
    rect(318, 606, 96, 16, lighter(palette.timber, 0.15), 'rx="7"') +
    line(332, 622, 318, 786, palette.ink, 7) +
    line(400, 622, 414, 786, palette.ink, 7) +
    line(326, 706, 406, 706, palette.ink, 5)
  return group([
    floorShadow(scene, 230, 776, 740),
    rect(240, 560, 720, 210, base),
    ...times(23, (index) => rect(254 + index * 31, 574, 3, 190, darker(base, 0.14))),
    rect(216, 540, 768, 24, stone),
    rect(216, 562, 768, 7, scene.light.shadow, 'opacity=".32"'),
    repeat('stool', stool, [184, 368]),
    ...times(5, (index) =>
      ellipse(718 + index * 21, 512 - (index % 2) * 12, 15, 15, index % 3 ? palette.gold : palette.bottlebrush),
    ),
    path('M690 514h140q-8 28-40 28h-60q-32 0-40-28z', palette.sea),
    rect(380, 486, 34, 56, lighter(palette.sea, 0.3), 'rx="10"'),
    ...times(5, (index) => line(397, 490, 372 + index * 13, 404 + Math.abs(index - 2) * 16, palette.leaf, 4)),
    ...times(5, (index) =>
      ellipse(371 + index * 13, 398 + Math.abs(index - 2) * 16, 10, 15, index % 2 ? palette.bottlebrush : palette.rose),
    ),
  ])
}
