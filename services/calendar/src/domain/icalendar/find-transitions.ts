import { offsetAt } from '@verandah/local-time'

/** A moment at which a zone's UTC offset changes; offsets are milliseconds ahead of UTC. */
export interface Transition {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Shorter than the time between any two transitions of a zone. */
const strideMs = 14 * 24 * 60 * 60 * 1000

/** Returns every transition of a zone between two instants, to the second. */
export function findTransitions(timeZone: string, fromMs: number, untilMs: number): Transition[] {
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

/** Bisects to one second. */
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
