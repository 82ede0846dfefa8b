import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, path, polygon, rect, repeat, type Shape, stroke, times } from '../svg.ts'

export interface Verandah {
  left: number
  right: number
  /** Top of the posts, below the roof. */
  top: number
  floor: number
  bays: number
  trim: string
  /** Frieze below the beam: `lace` or plain battens. */
  frieze: 'lace' | 'battens'
  /** The bay that the steps lead up to, never the first: the others have a balustrade. None has one without it. */
  openBay?: number
}

/** Posts, brackets, frieze and balustrade; needs the textures `lace` and `balusters`. */
export const buildVerandah = (scene: Scene, verandah: Verandah): Shape => {
  const { left, right, top, floor, bays, trim, frieze, openBay } = verandah
  const bay = (right - left) / bays
  const id = `v${Math.round(top)}-${Math.round(left)}`
  const shifts = times(bays - 1, (index) => (index + 1) * bay)
  const posts = repeat(`${id}p`, post(left, top, floor, trim), [...shifts, right - left])
  const brackets = repeat(`${id}b`, pairOfBrackets(left, left + bay, top + 26, trim), shifts)
  const closed = shifts.filter((_, index) => index + 1 !== openBay)
  const rails = openBay === undefined ? '' : repeat(`${id}r`, balustrade(left, bay, floor, trim), closed)
  return group([
    rect(left - 8, top - 8, right - left + 16, 13, trim),
    rect(left - 8, top + 3, right - left + 16, 3, scene.light.shadow, 'opacity=".3"'),
    rect(left, top + 5, right - left, 24, `url(#${frieze === 'lace' ? 'lace' : 'balusters'})`),
    rect(left, top + 28, right - left, 3, trim),
    rails,
    brackets,
    posts,
  ])
}

const post = (x: number, top: number, floor: number, trim: string): Shape =>
  rect(x - 5.5, top, 11, floor - top, trim) +
  rect(x + 1.5, top, 4, floor - top, darker(trim, 0.22)) +
  rect(x - 9, top + 30, 18, 6, lighter(trim, 0.2)) +
  rect(x - 9, floor - 12, 18, 12, trim)

const pairOfBrackets = (left: number, right: number, y: number, trim: string): Shape =>
  stroke(`M${at(left + 5, y + 40)}q4-34 36-38M${at(right - 5, y + 40)}q-4-34-36-38`, trim, 4) +
  stroke(`M${at(left + 5, y + 22)}q14-2 16-18M${at(right - 5, y + 22)}q-14-2-16-18`, trim, 3) +
  ellipse(left + 14, y + 9, 4, 4, trim) +
  ellipse(right - 14, y + 9, 4, 4, trim)

const balustrade = (x: number, width: number, floor: number, trim: string): Shape =>
  rect(x + 4, floor - 60, width - 8, 52, 'url(#balusters)') +
  rect(x + 2, floor - 66, width - 4, 8, lighter(trim, 0.15)) +
  rect(x + 2, floor - 12, width - 4, 5, trim)

/** A bullnose roof of striped iron. */
export const bullnoseRoof = (
  left: number,
  right: number,
  top: number,
  bottom: number,
  colours: readonly [string, string],
): Shape => {
  const count = Math.max(6, Math.round((right - left) / 42))
  const width = (right - left) / count
  const stripes = times(count, (index) => {
    const x = left + index * width
    const inward = 16
    const lean = (share: number) => inward * (1 - share * 2)
    const from = lean(index / count)
    const to = lean((index + 1) / count)
    return path(
      `M${at(x + from, top)}Q${at(x, top + 8, x, bottom)}H${at(x + width)}Q${at(x + width, top + 8, x + width + to, top)}Z`,
      colours[index % 2] ?? colours[0],
    )
  })
  return group([
    ...stripes,
    polygon([left, bottom - 5, right, bottom - 5, right, bottom + 3, left, bottom + 3], darker(colours[0], 0.35)),
    rect(left + 10, top, right - left - 20, (bottom - top) * 0.4, '#fff', 'opacity=".13"'),
  ])
}

/** Steps that widen as they come down. */
export const frontSteps = (
  scene: Scene,
  x: number,
  from: number,
  to: number,
  width: number,
  tread: string,
  trim: string,
): Shape => {
  const count = Math.max(2, Math.round((to - from) / 15))
  const high = (to - from) / count
  const steps = times(count, (index) => {
    const half = width / 2 + index * 2.4
    const y = from + index * high
    return (
      rect(x - half, y, half * 2, high, darker(tread, 0.3)) + rect(x - half - 2, y, half * 2 + 4, high * 0.42, tread)
    )
  })
  return group([
    rect(x - width / 2 - 20, to - 3, width + 40, 8, scene.light.shadow, 'opacity=".25"'),
    ...steps,
    handrail({ x, from, to, half: width / 2, foot: width / 2 + count * 2.4, trim }, -1),
    handrail({ x, from, to, half: width / 2, foot: width / 2 + count * 2.4, trim }, 1),
  ])
}

interface Flight {
  x: number
  from: number
  to: number
  /** Half the width of the top step, and of the foot. */
  half: number
  foot: number
  trim: string
}

const handrail = ({ x, from, to, half, foot, trim }: Flight, side: -1 | 1): Shape => {
  const near = x + side * (half + 2)
  const far = x + side * (foot + 6)
  const bars = times(4, (index) => {
    const share = (index + 0.5) / 4.4
    return rect(x + side * (half + 4 + (foot - half) * index * 0.23), from - 52 + (to - from) * share, 3, 52, trim)
  })
  const rail = path(`M${at(near, from - 58)}L${at(far, to - 58)}V${at(to - 49)}L${at(near, from - 49)}Z`, trim)
  return rail + rect(x + side * (foot + 2) - 5, to - 66, 10, 68, trim) + bars.join('')
}
