import { lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, path, rect, type Shape, stroke, times } from '../svg.ts'
import { clump, type Foliage, leafDefs } from './leaf-clumps.ts'
import { skyDefs } from './surroundings.ts'

/** A soft row of mixed shrubs along a wall or a fence. */
export const plantBed = (scene: Scene, from: number, to: number, base: number, size = 34): Shape => {
  const { random } = scene
  const count = Math.max(1, Math.round((to - from) / (size * 1.35)))
  return times(count, (index) => {
    const x = from + ((index + 0.5) / count) * (to - from)
    const kind = random.unit()
    if (kind < 0.16) return plantBottlebrush(x, base, size * 1.2)
    if (kind < 0.32) return plantGrasses(x, base, size * 1.1)
    if (kind < 0.46) return plant('agapanthus', x, base, size * 1.2)
    const green = random.pick<Foliage>(['leaf', 'eucalypt', 'sage', 'deep'])
    return clump(scene, x, base - size * 0.42, (size * random.between(85, 115)) / 100, green)
  }).join('')
}

/** What sky and plants are drawn with; plants that are no clump are 100 high. */
export const sceneryDefs = (scene: Scene): Shape =>
  skyDefs(scene) +
  leafDefs(scene) +
  group([bottlebrush(scene)], 'id="bottlebrush"') +
  group([grasses(scene)], 'id="grasses"') +
  group([agapanthus(scene)], 'id="agapanthus"')

const plant = (name: string, x: number, base: number, size: number): Shape =>
  `<use href="#${name}" transform="translate(${Math.round(x)} ${Math.round(base)}) scale(${(size / 100).toFixed(2)})"/>`

const plantBottlebrush = (x: number, base: number, size: number) => plant('bottlebrush', x, base, size)
export const plantGrasses = (x: number, base: number, size: number) => plant('grasses', x, base, size)

const bottlebrush = (scene: Scene): Shape => {
  const flowers = times(7, () => `M${scene.random.between(-58, 58)} ${scene.random.between(-108, -30)}l4-22`).join('')
  return (
    clump(scene, 0, -55, 75, 'leaf') +
    stroke(flowers, palette.bottlebrush, 14, 'stroke-linecap="round"') +
    stroke(flowers, lighter(palette.bottlebrush, 0.35), 13, 'stroke-dasharray="1.500 4"')
  )
}

const grasses = ({ random, light }: Scene): Shape => {
  const blades = times(9, (index) => {
    const lean = (index - 4) * 14
    return `M${at(lean * 0.15, 0)}q${at(lean * 0.2, -60, lean, -70 - random.between(0, 35))}`
  })
  return stroke(blades.join(''), mix(palette.dryGrass, light.sun, 0.15), 7, 'stroke-linecap="round"')
}

const agapanthus = ({ random, light }: Scene): Shape => {
  const leaves = times(7, (index) => `M0 0q${at((index - 3) * 12, -50, (index - 3) * 18, -32)}`)
  const heads = times(3, (index) => [(index - 1) * 34, -85 - random.between(0, 30)] as const)
  return (
    stroke(leaves.join(''), palette.eucalypt, 12, 'stroke-linecap="round"') +
    stroke(heads.map(([x, y]) => `M${at(x / 3, 0)}L${at(x, y)}`).join(''), palette.leaf, 4) +
    heads
      .map(
        ([x, y]) =>
          ellipse(x, y, 13, 12, palette.jacaranda) +
          ellipse(x - 4, y - 4, 6, 5, mix(palette.jacaranda, light.sun, 0.5)),
      )
      .join('')
  )
}

/** A clipped hedge. */
export const plantHedge = (scene: Scene, x: number, y: number, width: number, height: number): Shape => {
  const { light, random } = scene
  const leaves = (count: number) =>
    times(count, () => `M${at(x + random.between(8, width - 8), y + random.between(5, height - 5))}h.1`).join('')
  return group([
    rect(x, y, width, height, palette.eucalypt, 'rx="9"'),
    stroke(leaves(width / 24), mix(palette.eucalypt, light.sun, 0.16), 17, 'stroke-linecap="round"'),
    stroke(leaves(width / 24), mix(palette.eucalypt, light.shadow, 0.16), 14, 'stroke-linecap="round"'),
    rect(x, y, width, height * 0.3, light.sun, 'rx="9" opacity=".22"'),
    rect(x, y + height * 0.7, width, height * 0.3, light.shadow, 'rx="6" opacity=".25"'),
  ])
}

/** Gum leaves that hang into the picture from a tree behind the painter. */
export const hangLeaves = ({ random, light }: Scene): Shape => {
  const side = light.isFromLeft ? -1 : 1
  const corner = light.isFromLeft ? 1210 : -10
  const twigs = times(4, (index) => {
    const endX = corner + side * (80 + index * 62)
    const endY = 150 - index * 34 + random.between(-10, 14)
    const leaves = times(7, (leaf) => {
      const share = 0.3 + leaf * 0.115
      const x = corner + (endX - corner) * share
      const y = endY * share * share + 6
      const swing = random.between(-16, 22) * side
      const drop = random.between(44, 66)
      return `M${at(x, y)}q${at(swing - 9, drop * 0.5, swing, drop)}q${at(9, -drop * 0.5, -swing, -drop)}`
    })
    const colour = mix(random.pick([palette.deepLeaf, palette.eucalypt]), light.sun, index * 0.07)
    return (
      stroke(`M${at(corner, 0)}Q${at((corner + endX) / 2, endY * 0.3, endX, endY)}`, palette.bark, 3) +
      path(leaves.join(''), colour)
    )
  })
  return random.chance(0.6) ? group(twigs) : ''
}
