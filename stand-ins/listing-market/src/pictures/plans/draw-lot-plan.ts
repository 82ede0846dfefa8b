import { mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { label } from './draw-floor-plan.ts'
import { group, line, polygon, rect, type Shape, times } from '../svg.ts'

/** A surveyor's plan: the lot among its neighbours. */
export const drawLotPlan = ({ random }: Scene): Shape => {
  const lots = times(10, (index) => {
    const column = index % 5
    const row = Math.floor(index / 5)
    return { x: 60 + column * 216, y: 90 + row * 330, number: random.between(10, 60) }
  })
  const chosen = random.between(1, 3)
  const frontage = random.between(12, 22)
  const drawn = lots.map(({ x, y, number }, index) => lot(x, y, `${number}`, index === chosen))
  const wide = `${frontage}.0 m`
  const deep = `${random.between(30, 44)}.5 m`
  const at = lots[chosen]
  return group([
    rect(0, 0, 1200, 800, palette.paper),
    rect(0, 380, 1200, 64, mix(palette.sand, palette.paper, 0.3)),
    ...times(15, (index) => rect(index * 84, 410, 44, 4, palette.paper)),
    ...drawn,
    at ? note(wide, at.x + 98, 348) + note(deep, at.x + 98, 300) : '',
    line(60, 752, 260, 752, palette.ink, 4),
    note('20 m', 296, 759),
    polygon([1120, 690, 1136, 740, 1120, 728, 1104, 740], palette.terracotta),
    note('N', 1120, 772),
  ])
}

const lot = (x: number, y: number, number: string, isChosen: boolean): Shape => {
  const fill = isChosen ? mix(palette.sage, palette.paper, 0.35) : '#fbf6ea'
  const edge = `stroke="${isChosen ? palette.deepLeaf : '#b3a78f'}" stroke-width="${isChosen ? 7 : 2.5}"`
  return group([
    rect(x, y, 196, 270, fill, edge),
    isChosen ? '' : rect(x + 40, y + 80, 116, 96, '#eee3cd'),
    `<text x="${x + 98}" y="${y + 140}" font-family="Georgia,serif" font-size="${isChosen ? 44 : 28}" text-anchor="middle" fill="${isChosen ? palette.deepLeaf : '#9a8f7b'}">${number}</text>`,
  ])
}

const note = (text: string, x: number, y: number): Shape => label(text, x, y, 19, palette.ink)
