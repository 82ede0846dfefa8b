import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, line, path, polygon, rect, type Shape, stroke, times } from '../svg.ts'
import { floorShadow } from './furnish.ts'

/** A leafy plant in a clay pot. */
export const pottedPlant = (scene: Scene, x: number, base: number, height: number): Shape => {
  const pot = scene.random.pick([palette.terracotta, '#e9e0cf', palette.slate, palette.ochre])
  const leaves = times(9, (index) => {
    const angle = Math.PI * (0.08 + (index / 8) * 0.84)
    const [endX, endY] = [x - Math.cos(angle) * height * 0.4, base - height * 0.3 - Math.sin(angle) * height * 0.66]
    const colour = mix(palette.eucalypt, index % 2 ? scene.light.sun : palette.deepLeaf, 0.3)
    return (
      path(
        `M${at(x, base - height * 0.26)}Q${at(x - Math.cos(angle) * height * 0.36, endY + height * 0.26, endX, endY)}Q${at(x - Math.cos(angle) * height * 0.06, endY + height * 0.12, x, base - height * 0.26)}Z`,
        colour,
      ) +
      stroke(
        `M${at(x, base - height * 0.26)}Q${at(x - Math.cos(angle) * height * 0.2, endY + height * 0.2, endX, endY)}`,
        darker(colour, 0.2),
        1.6,
      )
    )
  })
  return group([
    floorShadow(scene, x - height * 0.16, base + 2, height * 0.32),
    ...leaves,
    polygon(
      [
        x - height * 0.15,
        base - height * 0.3,
        x + height * 0.15,
        base - height * 0.3,
        x + height * 0.11,
        base,
        x - height * 0.11,
        base,
      ],
      pot,
    ),
    rect(x - height * 0.17, base - height * 0.33, height * 0.34, height * 0.06, lighter(pot, 0.15)),
  ])
}

/** A framed picture: a landscape of few colours. */
export const artwork = (scene: Scene, x: number, y: number, width: number, height: number): Shape => {
  const { random } = scene
  const [sky = '', land = '', sun = ''] = random.some(
    [palette.ochre, palette.eucalypt, palette.terracotta, palette.sea, palette.jacaranda, palette.sand],
    3,
  )
  const rise = random.between(35, 60) / 100
  return group([
    rect(x + 6, y + 8, width, height, scene.light.shadow, 'opacity=".18"'),
    rect(x, y, width, height, random.pick([palette.bark, '#fbf7ee', palette.ink])),
    rect(x + 7, y + 7, width - 14, height - 14, palette.paper),
    rect(x + 20, y + 20, width - 40, height - 40, lighter(sky, 0.45)),
    ellipse(x + width * 0.64, y + height * 0.4, width * 0.11, width * 0.11, sun),
    path(
      `M${at(x + 20, y + height * rise)}Q${at(x + width * 0.4, y + height * (rise - 0.16), x + width * 0.6, y + height * rise)}T${at(x + width - 20, y + height * (rise + 0.04))}V${at(y + height - 20)}H${at(x + 20)}Z`,
      land,
    ),
    path(
      `M${at(x + 20, y + height * 0.78)}Q${at(x + width * 0.5, y + height * 0.6, x + width - 20, y + height * 0.8)}V${at(y + height - 20)}H${at(x + 20)}Z`,
      darker(land, 0.2),
    ),
  ])
}

export const pendant = (scene: Scene, x: number, drop: number, colour: string): Shape =>
  group([
    line(x, 0, x, drop, palette.ink, 3),
    ellipse(x, drop + 40, 90, 60, scene.light.sun, 'opacity=".22"'),
    path(
      `M${at(x - 46, drop + 44)}Q${at(x - 44, drop)} ${at(x, drop)}Q${at(x + 44, drop, x + 46, drop + 44)}Z`,
      colour,
    ),
    ellipse(x, drop + 44, 46, 7, lighter(colour, 0.5)),
  ])
