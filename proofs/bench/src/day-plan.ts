import { loadavg } from 'node:os'
import { type Day, planDay, splitDay } from '@verandah/decide'
import { openAllDay, someSaturday } from '@verandah/decide/testing'
import { type Figure, medianOf } from './measure.ts'

const homes = 16
const seeds = [1, 2, 3, 4, 5, 6, 7]

/** Measures how long the plan of a day of 16 homes takes, as many as are planned exactly: CPU, warm. */
export function benchDayPlan(): Figure[] {
  const saturdays = seeds.map((seed) => someSaturday(homes, seed))
  const openDays = saturdays.map(openAllDay)
  return [
    { name: `a Saturday of ${homes} homes, planned`, value: cpuMsOf(saturdays, planDay), unit: 'ms of CPU' },
    { name: 'the same, split between two people', value: cpuMsOf(saturdays, split), unit: 'ms of CPU' },
    { name: `${homes} homes that are all open all day`, value: cpuMsOf(openDays, planDay), unit: 'ms of CPU' },
    { name: 'the same, split between two people', value: cpuMsOf(openDays, split), unit: 'ms of CPU' },
    { name: 'load of the machine, one minute', value: loadavg()[0] ?? 0, unit: '' },
  ]
}

const split = (day: Day) => splitDay([day, day])

/** The median over the days; the first one is planned once before. */
const cpuMsOf = (days: readonly Day[], plan: (day: Day) => unknown): number => {
  for (const day of days.slice(0, 1)) plan(day)
  const measured = days.map((day) => {
    const before = process.cpuUsage()
    plan(day)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return medianOf(measured)
}
