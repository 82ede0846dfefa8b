import { darker, lighter, mix, type PaintName, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, path, rect, type Shape, times, mirrored } from '../svg.ts'
import { brickwork } from '../textures.ts'
import { buildShell, chooseRoom, hangCurtains, isPeriod, roomDefs, sunPatch, windowWithView } from './build-shell.ts'
import { artwork, coffeeTable, floorLamp, pendant, pottedPlant, rug, sofa } from './furnish.ts'

/** Where people sit: a window, a fireplace or a picture, a sofa. */
export const paintLivingRoom = (scene: Scene): Shape => {
  const { random } = scene
  const room = chooseRoom(scene)
  const isMirrored = random.chance(0.5)
  const pane = isPeriod(scene)
    ? { x: 150, y: 150, width: 260, height: 330 }
    : { x: 110, y: 110, width: 380, height: 400 }
  const cloth = random.pick(['#d8cbb4', '#8d9c8c', '#b98d6a', '#6f7f86', '#c9c2b4', '#a8553b'])
  const inside = [
    buildShell(scene, room),
    windowWithView(scene, pane, isPeriod(scene) ? [2, 2] : [3, 1]),
    hangCurtains(scene, pane, 574),
    sunPatch(scene, pane.x, pane.width),
    isPeriod(scene) ? fireplace(scene, 720) : mediaWall(scene, 690),
    rug(scene, 250, 620, 760, 150),
    sofa(scene, 300, 700, 430, cloth),
    coffeeTable(scene, 560, 768, 240),
    floorLamp(scene, 244, 660),
    pottedPlant(scene, 1080, 690, 250),
    pendant(scene, 600, 90, random.pick([palette.ochre, '#e9dfcc', palette.slate])),
  ]
  const mirror = isMirrored ? mirrored : ''
  return `<defs>${roomDefs(scene, room)}${brickwork('#b3705a', '#d8c4ad')}</defs>${group(inside, mirror)}`
}

/** A marble mantel with a fire laid, and a mirror above. */
const fireplace = (scene: Scene, x: number): Shape => {
  const marble = mix('#f4efe6', scene.light.haze, 0.2)
  const logs = times(3, (index) =>
    ellipse(x + 98 + index * 30, 556, 26, 9, index % 2 ? palette.bark : darker(palette.bark, 0.3)),
  )
  return group([
    rect(x - 26, 330, 304, 250, marble),
    rect(x - 44, 312, 340, 24, lighter(marble, 0.3)),
    rect(x - 44, 336, 340, 6, darker(marble, 0.2)),
    rect(x + 20, 380, 212, 200, 'url(#bricks)'),
    path(`M${at(x + 42, 580)}V${at(450)}Q${at(x + 126, 372, x + 210, 450)}V${at(580)}Z`, '#2f2a27'),
    ...logs,
    scene.light.isDusk ? path(`M${at(x + 90, 556)}q10-60 34-78q2 30 20 34q10-18 6-36q34 34 26 80z`, '#f0a84e') : '',
    rect(x - 20, 574, 292, 14, palette.slate),
    ellipse(x + 126, 205, 92, 92, palette.gold),
    ellipse(x + 126, 205, 84, 84, mix('#cfdadb', scene.light.sky[1], 0.5)),
    path(`M${at(x + 70, 240)}L${at(x + 150, 130)}h30L${at(x + 92, 256)}Z`, '#fff', 'opacity=".35"'),
    rect(x - 8, 268, 22, 44, palette.sea, 'rx="8"'),
    rect(x + 240, 276, 12, 36, palette.paper),
    rect(x + 258, 262, 12, 50, palette.paper),
  ])
}

const mediaWall = (scene: Scene, x: number): Shape => {
  const timber = lighter(palette.timber, 0.1)
  const books = times(11, (index) => {
    const colour = scene.random.pick<PaintName>(['terracotta', 'eucalypt', 'ochre', 'paper', 'slate', 'jacaranda'])
    return rect(x + 20 + index * 17, 352 - scene.random.between(0, 16), 14, 60, palette[colour])
  })
  return group([
    artwork(scene, x + 10, 120, 250, 170),
    rect(x - 20, 408, 390, 10, timber),
    ...books,
    pottedPlant(scene, x + 316, 408, 96),
    rect(x - 40, 490, 430, 72, timber),
    rect(x - 40, 490, 430, 10, lighter(timber, 0.25)),
    ...times(3, (index) => rect(x - 30 + index * 140, 508, 130, 44, darker(timber, 0.1))),
    rect(x - 20, 562, 14, 30, palette.ink),
    rect(x + 356, 562, 14, 30, palette.ink),
  ])
}
