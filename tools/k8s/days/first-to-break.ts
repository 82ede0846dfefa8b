import type { Day } from './simulate.ts'

/** What an installation has beside its pods. */
export interface Limits {
  /** Commands a second that one replica set answers. */
  readonly storeCommandsPerSecond: number
  /** The longest that work may wait for pods. */
  readonly waitSeconds: number
}

/** What does not hold on a day, in words; empty when everything does. */
export function brokenOn(day: Day, limits: Limits): string[] {
  const late = Object.entries(day.parts).filter(([, { waitSeconds }]) => waitSeconds > limits.waitSeconds)
  return [
    ...late.map(
      ([name, { pods, waitSeconds }]) => `work waits ${waitSeconds.toFixed(1)} s for ${pods} pods of ${name}`,
    ),
    ...(day.storeCommandsPerSecond > limits.storeCommandsPerSecond
      ? [`the store gets ${Math.round(day.storeCommandsPerSecond)} commands a second`]
      : []),
  ]
}

const most = 100_000_000
const precision = 1.05

/**
 * About the least number of buyers from `from` on whose day does not hold, and what breaks; null beyond 100 million.
 */
export function firstToBreak(
  from: number,
  dayOf: (buyers: number) => Day,
  limits: Limits,
): { buyers: number; broken: string[] } | null {
  const brokenAt = (buyers: number) => brokenOn(dayOf(buyers), limits)
  let holds = 0
  let breaks = from
  while (brokenAt(breaks).length === 0) {
    holds = breaks
    breaks *= 2
    if (breaks > most) return null
  }
  while (holds > 0 && breaks / holds > precision) {
    const between = Math.round((holds + breaks) / 2)
    if (brokenAt(between).length === 0) holds = between
    else breaks = between
  }
  return { buyers: breaks, broken: brokenAt(breaks) }
}
