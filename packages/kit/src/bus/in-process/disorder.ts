/** Disorder of deliveries in a test, reproducible by seed. */
export interface Disorder {
  readonly seed: number
  /** In [0, 1]: probability of a duplicate. */
  readonly duplicateRate: number
  /** A delivery waits up to this many event-loop turns, which also reorders deliveries. */
  readonly maxDelayTicks: number
}

/** Per delivery: the ticks that each copy waits. */
export type PlanCopies = () => number[]

export const planOneCopy: PlanCopies = () => [1]

export const planDisorder = ({ seed, duplicateRate, maxDelayTicks }: Disorder): PlanCopies => {
  const random = seededRandom(seed)
  const delayTicks = () => 1 + Math.floor(random() * maxDelayTicks)
  return () => (random() < duplicateRate ? [delayTicks(), delayTicks()] : [delayTicks()])
}

/** The mulberry32 generator: small, and good enough to shuffle with. */
const seededRandom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
