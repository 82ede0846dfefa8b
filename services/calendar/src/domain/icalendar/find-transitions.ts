import { offsetAt } from '@verandah/local-time'

/** A moment at which the clocks of a zone are set; offsets are milliseconds ahead of UTC. */
export interface Transition {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Shorter than any two changes of a zone are apart. */
const strideMs = 14 * 24 * 60 * 60 * 1000

/** Every moment between two instants at which the clocks of a zone are set, to the second. */
export const findTransitions = (timeZone: string, fromMs: number, untilMs: number): Transition[] => {
  const found: Transition[] = []
  let from = offsetAt(fromMs, timeZone)
  for (let ms = fromMs; ms < untilMs; ms += strideMs) {
    const next = Math.min(ms + strideMs, untilMs)
    const to = offsetAt(next, timeZone)
    if (from !== to) found.push({ at: firstWith(to, timeZone, ms, next), from, to })
    from = to
  }
  return found
}

/** Halves the stretch until one second is left. */
const firstWith = (offset: number, timeZone: string, before: number, after: number): number => {
  let low = before
  let high = after
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetAt(middle, timeZone) === offset) high = middle
    else low = middle
  }
  return high
}
