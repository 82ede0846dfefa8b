import { readFileSync } from 'node:fs'
import type { Habits } from './days/day.ts'
import type { Limits } from './days/first-to-break.ts'
import { simulateDay, type Day, type Installation } from './days/simulate.ts'
import type { Costs } from './days/work.ts'

/** What pods of a part ask for and grow to. */
export type PartCapacity = Installation['parts'][string]

export interface Capacity extends Installation {
  /** Measured by `npm run bench scale`. */
  readonly costs: Costs
  readonly assumed: {
    readonly habits: Habits
    readonly limits: Limits
    readonly dollarsPerProcessorHour: number
    readonly installations: readonly { readonly buyers: number; readonly serverProcessors: number }[]
  }
}

/** The one source of requests, targets, limits and the tables of docs/operations.md. */
export const capacity = JSON.parse(
  readFileSync(new URL('../../k8s/capacity.json', import.meta.url), 'utf8'),
) as Capacity

/** A Saturday of so many buyers. */
export function dayOf(buyers: number, installation: Installation = capacity): Day {
  return simulateDay(buyers, capacity.assumed.habits, capacity.costs, installation)
}

/** The same if every part could have as many pods as it wants. */
export function unlimitedDayOf(buyers: number): Day {
  const parts = Object.entries(capacity.parts).map(([name, part]) => [name, { ...part, maxReplicas: Infinity }])
  return dayOf(buyers, { ...capacity, parts: Object.fromEntries(parts) as Installation['parts'] })
}

/** Searches a second at which every pod of a part reaches its target. */
export function rateAtLimit(name: string, part: PartCapacity): number {
  const targetMillicores = (part.requestMillicores * capacity.targetUtilization) / 100 - part.idleMillicores
  return (part.maxReplicas * targetMillicores) / (capacity.costs.search.cpuMs[name] ?? 0)
}
