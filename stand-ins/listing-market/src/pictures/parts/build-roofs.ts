import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { group, line, polygon, rect, type Shape } from '../svg.ts'

export interface HipRoof {
  /** Of the eaves. */
  left: number
  right: number
  eaves: number
  ridge: number
  /** How far the ridge stays inside the eaves at each end. */
  inset: number
  colour: string
  /** `ribs` or `tiles`. */
  texture: string
}

/** A hipped roof seen from the street: one sunny, one shaded end. */
export const hipRoof = ({ light }: Scene, { left, right, eaves, ridge, inset, colour, texture }: HipRoof): Shape => {
  const shape = [left, eaves, left + inset, ridge, right - inset, ridge, right, eaves]
  const end = light.isFromLeft
    ? [right, eaves, right - inset, ridge, right - inset * 1.45, eaves]
    : [left, eaves, left + inset, ridge, left + inset * 1.45, eaves]
  return group([
    polygon(shape, colour),
    polygon(shape, `url(#${texture})`),
    polygon(end, light.shadow, 'opacity=".2"'),
    line(left + inset, ridge, right - inset, ridge, lighter(colour, 0.35), 6, 'stroke-linecap="round"'),
    line(left + inset, ridge, left, eaves, lighter(colour, 0.2), 4),
    line(right - inset, ridge, right, eaves, darker(colour, 0.2), 4),
    rect(left - 6, eaves - 4, right - left + 12, 10, lighter(colour, 0.55)),
    rect(left - 6, eaves + 3, right - left + 12, 4, darker(colour, 0.35)),
  ])
}

export interface Gable {
  left: number
  right: number
  eaves: number
  peak: number
  /** What fills it: a colour or a texture. */
  face: string
  trim: string
  roof: string
}

/** A street-facing gable with barge boards and a finial. */
export const gable = ({ light }: Scene, { left, right, eaves, peak, face, trim, roof }: Gable): Shape => {
  const middle = (left + right) / 2
  return group([
    polygon([left - 22, eaves + 8, middle, peak - 16, right + 22, eaves + 8], roof),
    polygon([left, eaves + 6, middle, peak + 12, right, eaves + 6], face),
    polygon([left, eaves + 6, middle, peak + 12, right, eaves + 6, middle, peak + 34], light.shadow, 'opacity=".28"'),
    line(left - 22, eaves + 8, middle, peak - 12, trim, 11),
    line(right + 22, eaves + 8, middle, peak - 12, trim, 11),
    rect(middle - 3, peak - 46, 6, 40, trim),
    rect(middle - 7, peak - 36, 14, 5, trim),
  ])
}

export const chimney = ({ light }: Scene, x: number, base: number, height: number, fill = 'url(#bricks)'): Shape =>
  group([
    rect(x, base - height, 44, height, fill),
    rect(x + (light.isFromLeft ? 28 : 0), base - height, 16, height, light.shadow, 'opacity=".22"'),
    rect(x - 5, base - height - 4, 54, 10, '#cdbfa6'),
    rect(x + 5, base - height - 22, 12, 20, '#b4613f'),
    rect(x + 26, base - height - 22, 12, 20, '#b4613f'),
  ])

export const solarPanels = (x: number, y: number, count: number): Shape =>
  group(
    Array.from({ length: count }, (_, index) => {
      const left = x + index * 44
      return (
        polygon([left, y + 46, left + 9, y, left + 49, y, left + 40, y + 46], '#2c3b4d') +
        line(left + 22, y + 46, left + 29, y, '#6f8499', 1.2) +
        line(left + 4, y + 23, left + 45, y + 23, '#6f8499', 1.2)
      )
    }),
  )
