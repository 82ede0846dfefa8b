import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, path, type Shape, stroke, times } from '../svg.ts'
import { clump, type Foliage } from './leaf-clumps.ts'

/** A gum: pale, leaning, airy. `height` in pixels above `base`. */
export const growEucalypt = (scene: Scene, x: number, base: number, height: number): Shape => {
  const { random, light } = scene
  const lean = random.between(-30, 30)
  const bark = mix(palette.paleBark, light.sun, 0.2)
  const width = height * 0.042
  const topX = x + lean
  const topY = base - height * 0.72
  const trunk = path(
    `M${at(x - width, base)}Q${at(x - width * 0.4, base - height * 0.3, topX - width * 0.3, topY)}L${at(topX + width * 0.3, topY)}Q${at(x + width * 0.9, base - height * 0.3, x + width * 1.1, base)}Z`,
    bark,
  )
  const shade = stroke(
    `M${at(x + width * 0.5, base)}Q${at(x + width * 0.4, base - height * 0.3, topX + width * 0.1, topY)}`,
    palette.bark,
    width * 0.5,
    'opacity=".35"',
  )
  const green = random.pick<Foliage>(['eucalypt', 'leaf', 'olive'])
  const crowns = times(7, (index) => {
    const angle = (index / 7) * Math.PI * 2 + random.unit()
    const reach = height * (index === 0 ? 0.05 : 0.2 + random.unit() * 0.08)
    return [topX + Math.cos(angle) * reach * 1.15, topY - height * 0.08 + Math.sin(angle) * reach * 0.8] as const
  })
  const branches = crowns.map(([cx, cy]) =>
    stroke(`M${at(topX - lean * 0.3, topY + height * 0.16)}Q${at(topX, topY, cx, cy)}`, bark, width * 0.42),
  )
  const leaves = crowns.map(([cx, cy]) => clump(scene, cx, cy, height * (0.13 + random.unit() * 0.05), green))
  return (
    ellipse(x, base + 4, height * 0.3, height * 0.03, light.shadow, 'opacity=".22"') +
    trunk +
    shade +
    branches.join('') +
    leaves.join('')
  )
}

/** A jacaranda in flower, with fallen petals. */
export const growJacaranda = (scene: Scene, x: number, base: number, height: number): Shape => {
  const { random, light } = scene
  const wood = darker(palette.bark, 0.1)
  const fork = base - height * 0.34
  const limbs = [-0.34, -0.12, 0.14, 0.36].map((side) =>
    stroke(
      `M${at(x, fork + 20)}Q${at(x + side * height * 0.3, fork - 10, x + side * height, base - height * 0.72)}`,
      wood,
      height * 0.03,
    ),
  )
  const flowers = (count: number, spread: number, lift: number) =>
    times(count, (index) => {
      const side = (index / (count - 1)) * 2 - 1
      const y = base - height * (lift + (1 - side * side) * 0.16 + random.unit() * 0.05)
      return clump(scene, x + side * height * spread, y, height * 0.17, random.chance(0.5) ? 'jacaranda' : 'blossom')
    })
  const leaves = [...flowers(4, 0.24, 0.56), ...flowers(7, 0.45, 0.64)]
  const petals = times(14, () => {
    const petalX = x + random.between(-50, 50) * (height / 110)
    const petalY = base + random.between(-2, 16)
    return ellipse(petalX, petalY, 5, 2, lighter(palette.jacaranda, 0.2), 'opacity=".8"')
  })
  return (
    ellipse(x, base + 6, height * 0.42, height * 0.035, light.shadow, 'opacity=".2"') +
    path(
      `M${at(x - height * 0.035, base)}L${at(x - height * 0.02, fork)}H${at(x + height * 0.02)}L${at(x + height * 0.035, base)}Z`,
      wood,
    ) +
    group([...limbs, ...leaves, ...petals])
  )
}

export const growPalm = (scene: Scene, x: number, base: number, height: number): Shape => {
  const { random, light } = scene
  const top = base - height
  const bend = random.between(-26, 26)
  const fronds = times(9, (index) => {
    const angle = Math.PI * (1.08 - (index / 8) * 1.16)
    const endX = x + bend + Math.cos(angle) * height * 0.34
    const endY = top - Math.sin(angle) * height * 0.2 + height * 0.12
    const colour = mix(palette.eucalypt, index % 2 ? light.sun : light.shadow, 0.16)
    return path(
      `M${at(x + bend, top)}Q${at((x + bend + endX) / 2, top - height * 0.14, endX, endY)}Q${at((x + bend + endX) / 2, top - height * 0.05, x + bend, top)}Z`,
      colour,
    )
  })
  return (
    stroke(
      `M${at(x, base)}Q${at(x - bend * 0.4, base - height * 0.5, x + bend, top)}`,
      palette.bark,
      height * 0.035,
      'stroke-linecap="round"',
    ) + fronds.join('')
  )
}

/** A clipped, narrow conifer. */
export const growPine = ({ light }: Scene, x: number, base: number, height: number): Shape =>
  path(
    `M${at(x, base - height)}Q${at(x + height * 0.16, base - height * 0.4, x + height * 0.09, base)}H${at(x - height * 0.09)}Q${at(x - height * 0.16, base - height * 0.4, x, base - height)}Z`,
    palette.deepLeaf,
  ) +
  path(
    `M${at(x, base - height)}Q${at(x - height * 0.15, base - height * 0.4, x - height * 0.08, base)}H${at(x - height * 0.02)}Q${at(x - height * 0.06, base - height * 0.5, x, base - height)}Z`,
    mix(palette.deepLeaf, light.sun, 0.22),
  )
