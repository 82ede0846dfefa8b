import { darker, lighter, mix, type PaintName, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, group, mirrored, path, polygon, rect, type Shape, stroke, times } from '../svg.ts'
import { buildShell, chooseRoom, hangCurtains, isPeriod, roomDefs, sunPatch, windowWithView } from './build-shell.ts'
import { artwork, floorShadow, pottedPlant, rug } from './furnish.ts'

/** A made bed between two lamps, and a window. */
export const paintBedroom = (scene: Scene): Shape => {
  const { random } = scene
  const room = chooseRoom(scene)
  const pane = { x: 860, y: 140, width: 210, height: 340 }
  const linen = random.pick(['#f4eee2', '#dfe4dc', '#efdfd0', '#d6dbdd'])
  const throwOver = palette[random.pick<PaintName>(['ochre', 'terracotta', 'eucalypt', 'jacaranda', 'sea', 'rose'])]
  const inside = [
    buildShell(scene, room),
    windowWithView(scene, pane, isPeriod(scene) ? [2, 2] : [2, 1]),
    hangCurtains(scene, pane, 574),
    sunPatch(scene, pane.x, pane.width),
    artwork(scene, 300, 120, 150, 190),
    artwork(scene, 480, 120, 150, 190),
    rug(scene, 90, 660, 800, 130),
    bedside(scene, 118, throwOver),
    bedside(scene, 706, throwOver),
    bed(scene, linen, throwOver),
    pottedPlant(scene, 1130, 700, 230),
  ]
  return `<defs>${roomDefs(scene, room)}</defs>${group(inside, random.chance(0.5) ? mirrored : '')}`
}

const bed = (scene: Scene, linen: string, throwOver: string): Shape => {
  const { random, light } = scene
  const head = random.pick([palette.timber, '#b9a88e', palette.sage, '#8a6f58'])
  const pillow = (x: number, y: number, colour: string) =>
    rect(x, y, 150, 74, colour, 'rx="30"') + rect(x + 12, y + 52, 126, 16, light.shadow, 'rx="8" opacity=".08"')
  return group([
    floorShadow(scene, 220, 762, 480),
    rect(216, 356, 488, 260, head, 'rx="22"'),
    ...times(7, (index) => rect(240 + index * 64, 372, 3, 180, darker(head, 0.16))),
    rect(216, 356, 488, 14, lighter(head, 0.25), 'rx="7"'),
    rect(236, 500, 448, 120, lighter(linen, 0.3), 'rx="16"'),
    pillow(262, 446, lighter(linen, 0.4)),
    pillow(508, 446, lighter(linen, 0.4)),
    pillow(290, 476, linen),
    pillow(480, 476, linen),
    rect(396, 498, 128, 62, throwOver, 'rx="18"'),
    path('M226 566Q460 540 694 566L724 742Q460 764 196 742Z', linen),
    path('M222 580Q460 556 698 580L702 604Q460 580 218 604Z', lighter(linen, 0.5)),
    path('M209 664Q460 642 711 664L724 742Q460 764 196 742Z', throwOver),
    ...times(9, (index) => stroke(`M${226 + index * 58} 656q-4 46-8 96`, darker(throwOver, 0.16), 4)),
    stroke('M300 580Q290 620 286 652M420 574Q424 610 420 644M580 574Q592 612 600 650', darker(linen, 0.1), 4),
    rect(208, 742, 16, 26, darker(head, 0.3)),
    rect(696, 742, 16, 26, darker(head, 0.3)),
  ])
}

const bedside = (scene: Scene, x: number, accent: string): Shape => {
  const timber = lighter(palette.timber, 0.12)
  return group([
    floorShadow(scene, x, 664, 96),
    rect(x + 8, 630, 8, 34, darker(timber, 0.4)),
    rect(x + 80, 630, 8, 34, darker(timber, 0.4)),
    rect(x, 540, 96, 94, timber),
    rect(x - 5, 532, 106, 12, lighter(timber, 0.2)),
    rect(x + 8, 552, 80, 34, darker(timber, 0.08)),
    rect(x + 8, 592, 80, 34, darker(timber, 0.08)),
    ellipse(x + 48, 569, 5, 5, palette.gold),
    ellipse(x + 48, 609, 5, 5, palette.gold),
    ellipse(x + 48, 452, 96, 90, scene.light.sun, 'opacity=".3"'),
    rect(x + 34, 486, 28, 46, mix(accent, palette.paper, 0.35), 'rx="12"'),
    polygon([x + 20, 414, x + 76, 414, x + 92, 486, x + 4, 486], mix('#f6e8c8', scene.light.sun, 0.4)),
  ])
}
