import type { Day } from '@/lib/days.ts'

/** Of the next seven days with anything to see, the one with the most homes; the earlier of two. Days are in order. */
export function busiestDay(days: readonly { day: Day; homes: number }[]): Day | null {
  const soon = days.slice(0, 7)
  const most = Math.max(...soon.map(({ homes }) => homes))
  return soon.find(({ homes }) => homes === most)?.day ?? null
}
