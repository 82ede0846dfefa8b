import { type Day, planDay, splitDay } from '@verandah/decide'
import { openAllDay, someSaturday } from '@verandah/decide/testing'
import { type Figure, figuresIn, warmCpuMsOf } from './measure.ts'

const homes = 16

/** Measures how long the plan of a day of 16 homes takes, as many as are planned exactly: CPU, median of seven days. */
export async function benchDayPlan(): Promise<Figure[]> {
  const saturdays = [1, 2, 3, 4, 5, 6, 7].map((seed) => someSaturday(homes, seed))
  const cost = (days: readonly Day[], plan: (day: Day) => unknown) => warmCpuMsOf(days.map((day) => () => plan(day)))
  const split = (day: Day) => splitDay([day, day])
  return figuresIn('ms of CPU', {
    [`a Saturday of ${homes} homes, planned`]: await cost(saturdays, planDay),
    'the same, split between two people': await cost(saturdays, split),
    [`${homes} homes that are all open all day`]: await cost(saturdays.map(openAllDay), planDay),
  })
}
