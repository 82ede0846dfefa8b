import type { Work } from './work.ts'

/** Parts of a Saturday's work by local hour. Each sums to 1 but for look-ups, which run all day. */
const shares = {
  /** Most search in the evening: 15 % in the busiest hour. */
  search: [1, 1, 1, 1, 1, 1, 2, 3, 5, 6, 6, 5, 4, 4, 4, 4, 4, 5, 6, 9, 15, 8, 3, 1],
  /** Pages of homes are opened before and at open homes, too. */
  visit: [1, 1, 1, 1, 1, 1, 2, 4, 8, 11, 11, 9, 6, 5, 4, 4, 3, 4, 4, 6, 7, 4, 1, 1],
  /** Daily saved searches are spread over the hours before 7:00. */
  savedRun: [0, 0, 20, 20, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  lookUp: Array.from({ length: 24 }, () => 100 / 24),
  registration: [1, 1, 1, 1, 1, 1, 2, 3, 5, 6, 6, 5, 4, 4, 4, 4, 4, 5, 6, 9, 15, 8, 3, 1],
} satisfies Record<Work, number[]>

/** Pieces of work of each buyer a day. */
export type Habits = Readonly<Record<Work, number>>

/** Follows the hours step by step; the others swell and fade. */
const isSudden = (work: Work): boolean => work === 'savedRun'

/** Pieces of work a second at a second of the day. */
export function rateAt(work: Work, second: number, buyers: number, habits: Habits): number {
  return (buyers * habits[work] * shareAt(work, second / 3600)) / 100 / 3600
}

const shareAt = (work: Work, hour: number): number => {
  const shareOf = (index: number) => shares[work][(index + 24) % 24] ?? 0
  if (isSudden(work)) return shareOf(Math.floor(hour))
  const before = Math.floor(hour - 0.5)
  const weight = hour - 0.5 - before
  return shareOf(before) * (1 - weight) + shareOf(before + 1) * weight
}
