import { darker, lighter, mix, palette } from '../colour.ts'
import { clump } from '../landscape/leaf-clumps.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, line, path, polygon, rect, type Shape, stroke, times } from '../svg.ts'

export const floorShadow = ({ light }: Scene, x: number, y: number, width: number): Shape =>
  ellipse(x + width / 2, y, width * 0.56, 13, light.shadow, 'opacity=".22"')

/** A deep sofa; `base` is where its feet stand. */
export const sofa = (scene: Scene, x: number, base: number, width: number, cloth: string): Shape => {
  const cushions = scene.random.some(
    [palette.ochre, palette.terracotta, palette.eucalypt, '#f3ead8', palette.jacaranda, palette.rose],
    3,
  )
  const seats = times(3, (index) =>
    rect(x + 34 + (index * (width - 68)) / 3, base - 92, (width - 76) / 3, 44, lighter(cloth, 0.1), 'rx="12"'),
  )
  const pillow = (px: number, turn: number, colour: string) =>
    `<rect x="-34" y="-34" width="68" height="64" rx="13" fill="${colour}" transform="translate(${at(px, base - 112)}) rotate(${turn})"/>`
  return group([
    floorShadow(scene, x, base + 4, width),
    ...[x + 24, x + width - 38].map((leg) => rect(leg, base - 22, 14, 24, palette.bark)),
    rect(x + 14, base - 178, width - 28, 130, darker(cloth, 0.08), 'rx="22"'),
    rect(x + 14, base - 178, width - 28, 16, lighter(cloth, 0.16), 'rx="8"'),
    ...seats,
    rect(x + 12, base - 58, width - 24, 42, cloth, 'rx="10"'),
    rect(x, base - 126, 46, 112, lighter(cloth, 0.05), 'rx="20"'),
    rect(x + width - 46, base - 126, 46, 112, darker(cloth, 0.04), 'rx="20"'),
    pillow(x + 86, -9, cushions[0] ?? palette.ochre),
    pillow(x + 142, 7, cushions[1] ?? palette.rose),
    pillow(x + width - 92, 8, cushions[2] ?? palette.eucalypt),
  ])
}

/** A woven rug that lies on the floor. */
export const rug = ({ random }: Scene, x: number, y: number, width: number, height: number): Shape => {
  const colour = random.pick([palette.linen, palette.rose, palette.sage, '#d9b98f', '#c9cfc4'])
  const border = random.pick([palette.terracotta, palette.eucalypt, palette.ochre, palette.slate])
  const lean = 46
  const slab = (inset: number, fill: string) => {
    const back = y + inset * 0.6
    const front = y + height - inset * 0.6
    const far = lean + inset * 1.6
    const near = inset * 2
    return polygon([x + far, back, x + width - far, back, x + width - near, front, x + near, front], fill)
  }
  return group([
    slab(0, lighter(border, 0.15)),
    slab(10, colour),
    slab(24, mix(colour, border, 0.22)),
    slab(32, lighter(colour, 0.2)),
  ])
}

export const floorLamp = (scene: Scene, x: number, base: number): Shape =>
  group([
    floorShadow(scene, x - 26, base + 2, 52),
    ellipse(x, base, 28, 6, palette.ink),
    line(x, base, x, base - 300, palette.ink, 5),
    ellipse(x, base - 310, 120, 110, scene.light.sun, 'opacity=".13"'),
    polygon(
      [x - 34, base - 368, x + 34, base - 368, x + 54, base - 288, x - 54, base - 288],
      mix('#f6e8c8', scene.light.sun, 0.4),
    ),
    rect(x - 54, base - 291, 108, 4, palette.gold),
  ])

export const coffeeTable = (scene: Scene, x: number, base: number, width: number): Shape => {
  const timber = lighter(palette.timber, 0.14)
  return group([
    floorShadow(scene, x, base + 4, width),
    line(x + 34, base - 46, x + 20, base, darker(timber, 0.3), 9),
    line(x + width - 34, base - 46, x + width - 20, base, darker(timber, 0.3), 9),
    ellipse(x + width / 2, base - 50, width / 2, 18, darker(timber, 0.25)),
    ellipse(x + width / 2, base - 56, width / 2, 18, timber),
    rect(x + width * 0.26, base - 74, 66, 9, palette.terracotta),
    rect(x + width * 0.28, base - 83, 58, 9, palette.paper),
    rect(x + width * 0.62, base - 92, 20, 32, palette.sea, 'rx="7"'),
    clump(scene, x + width * 0.62 + 10, base - 108, 26, 'leaf'),
  ])
}

/** A leafy plant in a clay pot. */
export const pottedPlant = (scene: Scene, x: number, base: number, height: number): Shape => {
  const pot = scene.random.pick([palette.terracotta, '#e9e0cf', palette.slate, palette.ochre])
  const rim = height * 0.15
  const foot = height * 0.11
  const leaves = times(9, (index) => {
    const angle = Math.PI * (0.08 + (index / 8) * 0.84)
    const endX = x - Math.cos(angle) * height * 0.4
    const endY = base - height * 0.3 - Math.sin(angle) * height * 0.66
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
    polygon([x - rim, base - height * 0.3, x + rim, base - height * 0.3, x + foot, base, x - foot, base], pot),
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
