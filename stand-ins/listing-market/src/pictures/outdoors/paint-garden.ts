import { darker, lighter, mix, palette } from '../colour.ts'
import { slatFence } from '../landscape/build-fences.ts'
import { growEucalypt, growJacaranda } from '../landscape/grow-trees.ts'
import { groundDefs, layLawn, paintSky, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed, sceneryDefs } from '../landscape/plant-garden.ts'
import type { Scene } from '../scene.ts'
import { ellipse, group, line, polygon, rect, type Shape, stroke, times } from '../svg.ts'

/** The back garden from its deck: lawn, beds, a table for the evening. */
export const paintGarden = (scene: Scene): Shape => {
  const { random } = scene
  return [
    `<defs>${sceneryDefs(scene)}${groundDefs(scene)}</defs>`,
    paintSky(scene),
    paintTreeline(scene, 430),
    growEucalypt(scene, random.pick([240, 900]), 500, 430),
    slatFence(scene, { from: -5, to: 1205, base: 500 }),
    rect(0, 420, 1200, 84, mix(palette.timber, scene.light.haze, 0.4), 'opacity=".4"'),
    layLawn(496),
    plantBed(scene, -20, 420, 530, 46),
    plantBed(scene, 640, 1220, 530, 46),
    growJacaranda(scene, random.pick([150, 1050]), 570, 330),
    random.chance(0.55) ? clothesHoist(scene, random.pick([480, 760])) : pool(scene),
    deck(scene),
    table(scene, random.pick([330, 820])),
    hangLeaves(scene),
  ].join('')
}

/** A rotary clothes hoist, an Australian invention. */
const clothesHoist = ({ light }: Scene, x: number): Shape => {
  const steel = mix(palette.slate, light.haze, 0.2)
  const cloths = [palette.paper, palette.ochre, palette.sea, palette.rose].map((colour, index) =>
    rect(x - 100 + index * 52, 428 + (index % 2) * 4, 38, 44 + (index % 3) * 14, colour),
  )
  return group([
    ellipse(x, 592, 120, 10, light.shadow, 'opacity=".18"'),
    rect(x - 4, 400, 8, 190, steel),
    stroke(`M${x - 130} 424L${x} 396L${x + 130} 424M${x - 70} 440L${x} 396L${x + 70} 440`, steel, 5),
    ...times(3, (index) =>
      line(x - 130 + index * 30, 424 + index * 6, x + 130 - index * 30, 424 + index * 6, steel, 1.5),
    ),
    ...cloths,
  ])
}

const pool = ({ light }: Scene): Shape => {
  const water = mix('#74b3b8', light.sky[1], 0.3)
  return group([
    polygon([330, 556, 860, 556, 930, 652, 260, 652], lighter(palette.concrete, 0.3)),
    polygon([352, 566, 838, 566, 892, 640, 300, 640], water),
    polygon([352, 566, 838, 566, 842, 574, 346, 574], light.shadow, 'opacity=".2"'),
    ...times(6, (index) =>
      stroke(`M${360 + index * 84} ${590 + (index % 3) * 16}q16-6 32 0t32 0`, '#fff', 3, 'opacity=".5"'),
    ),
  ])
}

const deck = ({ light }: Scene): Shape => {
  const timber = mix(palette.timber, light.haze, 0.22)
  const boards = times(17, (index) =>
    line(600 + (index - 8) * 84, 664, 600 + (index - 8) * 128, 800, darker(timber, 0.25), 2.5),
  )
  return group([
    rect(0, 656, 1200, 144, timber),
    ...boards,
    rect(0, 652, 1200, 10, lighter(timber, 0.25)),
    rect(0, 662, 1200, 6, light.shadow, 'opacity=".2"'),
    rect(0, 0, 1200, 34, mix('#f4efe2', light.shadow, 0.15)),
    rect(0, 34, 1200, 8, light.shadow, 'opacity=".3"'),
    ...[28, 1146].map((x) => rect(x, 34, 26, 640, '#f4efe2') + rect(x + 18, 34, 8, 640, light.shadow, 'opacity=".16"')),
  ])
}

const table = ({ light }: Scene, x: number): Shape => {
  const timber = lighter(palette.bark, 0.2)
  const chair = (left: number) =>
    group([
      rect(left, 618, 54, 10, timber, 'rx="4"'),
      rect(left, 556, 54, 12, timber, 'rx="5"'),
      rect(left + 4, 560, 7, 196, darker(timber, 0.2)),
      rect(left + 43, 560, 7, 196, darker(timber, 0.2)),
      rect(left + 4, 676, 46, 12, palette.ochre),
    ])
  return group([
    ellipse(x, 760, 190, 14, light.shadow, 'opacity=".25"'),
    chair(x - 150),
    chair(x + 96),
    line(x - 70, 660, x - 84, 760, darker(timber, 0.3), 10),
    line(x + 70, 660, x + 84, 760, darker(timber, 0.3), 10),
    rect(x - 110, 646, 220, 16, timber, 'rx="7"'),
    rect(x - 26, 606, 22, 40, '#dfe8e4', 'rx="5" opacity=".85"'),
    ellipse(x + 34, 642, 30, 8, palette.terracotta),
    ...times(3, (index) => ellipse(x + 20 + index * 14, 632, 9, 9, palette.gold)),
  ])
}
