import { mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { group, type Shape, times } from '../svg.ts'

const foliages = {
  eucalypt: palette.eucalypt,
  leaf: palette.leaf,
  sage: palette.sage,
  olive: mix(palette.eucalypt, palette.sage, 0.4),
  deep: palette.deepLeaf,
  jacaranda: palette.jacaranda,
  blossom: mix(palette.jacaranda, '#ffffff', 0.16),
} as const
export type Foliage = keyof typeof foliages

/** Clumps of leaves, about 100 across each way from their middle: trees and shrubs are made of them. */
export const leafDefs = (scene: Scene): Shape => {
  const { light } = scene
  const side = light.isFromLeft ? -1 : 1
  const outlines = times(3, (index) => `<path id="o${index}" d="${leafyOutline(scene)}"/>`)
  const layer = (outline: number, x: number, y: number, size: number, fill: string) =>
    `<use href="#o${outline}" transform="translate(${x} ${y}) scale(${size})" fill="${fill}"/>`
  const clumps = Object.entries(foliages).map(([name, colour], index) =>
    group(
      [
        layer(index % 3, 0, 16, 1, mix(colour, light.shadow, 0.32)),
        layer((index + 1) % 3, side * 6, -4, 0.86, colour),
        layer((index + 2) % 3, side * 20, -24, 0.5, mix(colour, light.sun, 0.3)),
      ],
      `id="${name}"`,
    ),
  )
  return outlines.join('') + clumps.join('')
}

const leafyOutline = ({ random }: Scene): string => {
  const points = times(15, (step) => {
    const angle = (step / 15) * Math.PI * 2
    const reach = 74 + random.between(0, 26)
    return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach * 0.86)}`
  })
  const arcs = [...points.slice(1), points[0] ?? ''].map((point) => `A24 22 0 0 1 ${point}`)
  return `M${points[0] ?? ''}${arcs.join('')}Z`
}

export const clump = ({ random }: Scene, x: number, y: number, size: number, foliage: Foliage): Shape => {
  const wide = size / 100
  const tall = (size * random.between(62, 82)) / 10_000
  const turn = random.between(-25, 25)
  return `<use href="#${foliage}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${wide.toFixed(2)} ${tall.toFixed(2)})"/>`
}
