import { isOpen, type PreparedDay } from './prepare-day.ts'
import type { LeftOut } from './types.ts'
import { walk } from './walk.ts'

/** The best place of a stop in the order of a plan. */
interface Insertion {
  order: number[]
  /** How many minutes too late something would be, at least; infinite where there is no way. */
  minutes: number
}

/** Of places that need equally many minutes, the first. */
export function insertionOf(day: PreparedDay, order: readonly number[], position: number): Insertion {
  let best: Insertion = { order: [...order], minutes: Infinity }
  for (let at = 0; at <= order.length; at++) {
    const longer = order.toSpliced(at, 0, position)
    const isEnough = (minutes: number) => walk(day, longer, minutes) !== undefined
    if (best.minutes < Infinity && (best.minutes === 0 || !isEnough(best.minutes - 1))) continue
    best = { order: longer, minutes: leastWhole(isEnough) }
  }
  return best
}

/** Two years: no day is that long. */
const longest = 2 ** 20

/** The least whole number from 0 that is enough, where more is enough too. */
const leastWhole = (isEnough: (minutes: number) => boolean): number => {
  if (isEnough(0)) return 0
  let enough = 1
  while (!isEnough(enough)) {
    if (enough > longest) return Infinity
    enough *= 2
  }
  let tooFew = Math.trunc(enough / 2)
  while (enough - tooFew > 1) {
    const middle = Math.trunc((enough + tooFew) / 2)
    if (isEnough(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}

/** Why a stop is not in a plan, which sees others in this order. */
export function leftOutOf(day: PreparedDay, order: readonly number[], position: number): LeftOut {
  const stop = day.stops[position] ?? -1
  if (!isOpen(day, position)) return { stop, reason: 'closed' }
  if (walk(day, [position]) === undefined)
    return { stop, reason: 'far', minutes: insertionOf(day, [], position).minutes }
  const { order: longer, minutes } = insertionOf(day, order, position)
  const late = minutes < Infinity ? walk(day, longer, minutes)?.late.position : undefined
  const isItself = late === undefined || late === position
  return { stop, reason: 'short', minutes, against: isItself ? null : (day.stops[late] ?? null) }
}
