import { darker, lighter, mix, palette } from '../colour.ts'
import { paintCity, paintHills, paintSky, paintTreeline } from '../landscape/surroundings.ts'
import { plantBed, sceneryDefs } from '../landscape/plant-garden.ts'
import type { Scene } from '../scene.ts'
import { ellipse, group, line, rect, type Shape, times } from '../svg.ts'
import { pottedPlant } from '../rooms/furnish.ts'

/** The view over the city from a balcony. */
export const paintBalcony = (scene: Scene): Shape => {
  const { random, light } = scene
  const stone = mix(palette.concrete, light.sun, 0.2)
  const seat = random.pick([330, 700])
  return [
    `<defs>${sceneryDefs(scene)}</defs>`,
    paintSky(scene),
    paintHills(scene, 460),
    paintCity(scene, 520),
    paintTreeline(scene, 560),
    paintTreeline(scene, 610, 0.75),
    rect(0, 664, 1200, 136, stone),
    ...times(11, (index) => line(600 + (index - 5) * 120, 664, 600 + (index - 5) * 190, 800, darker(stone, 0.16), 2)),
    line(0, 724, 1200, 724, darker(stone, 0.16), 2),
    rect(0, 470, 1200, 194, '#e8f1ee', 'opacity=".28"'),
    ...times(5, (index) => rect(index * 300 - 4, 466, 8, 200, '#4a5250')),
    rect(0, 458, 1200, 10, '#4a5250'),
    lounge(scene, seat),
    pottedPlant(scene, seat === 330 ? 1020 : 180, 760, 330),
    pottedPlant(scene, seat === 330 ? 900 : 300, 782, 200),
    rect(0, 0, 1200, 46, lighter(stone, 0.2)),
    rect(0, 46, 1200, 10, light.shadow, 'opacity=".28"'),
    plantBed(scene, 0, 210, 664, 30),
    plantBed(scene, 990, 1200, 664, 30),
  ].join('')
}

const lounge = ({ light, random }: Scene, x: number): Shape => {
  const cushion = random.pick([palette.ochre, palette.terracotta, palette.sage, palette.paper])
  const chair = (left: number, side: number) =>
    group([
      line(left + 14, 690, left + 4, 772, palette.bark, 8),
      line(left + 106, 690, left + 116, 772, palette.bark, 8),
      rect(left, 668, 120, 28, cushion, 'rx="12"'),
      rect(side > 0 ? left - 8 : left + 96, 582, 32, 104, lighter(cushion, 0.12), 'rx="14"'),
    ])
  return group([
    ellipse(x + 90, 776, 230, 13, light.shadow, 'opacity=".22"'),
    chair(x - 90, 1),
    chair(x + 160, -1),
    line(x + 95, 680, x + 95, 772, palette.ink, 7),
    ellipse(x + 95, 772, 34, 6, palette.ink),
    ellipse(x + 95, 678, 54, 12, lighter(palette.timber, 0.1)),
    rect(x + 78, 646, 14, 28, '#dfe8e4', 'rx="4" opacity=".9"'),
    rect(x + 102, 654, 16, 20, palette.terracotta, 'rx="4"'),
  ])
}
