import { endOf, type PreparedDay } from './prepare-day.ts'
import type { PlannedStop } from './types.ts'

export interface Walk {
  visits: PlannedStop[]
  endsAt: number
  travelMinutes: number
  /** The greatest lateness, and the position of the stop that has it first; that of the end where it is the end. */
  late: { minutes: number; position: number }
}

/**
 * Visits stops, given by their positions, in one order and each as early as possible; undefined where something is too
 * late by more than `forgiven` minutes.
 */
export function walk(day: PreparedDay, order: readonly number[], forgiven = 0): Walk | undefined {
  const between = (minutes: ArrayLike<number>, one: number, other: number): number =>
    minutes[one * (day.count + 2) + other] ?? Infinity
  const visits: PlannedStop[] = []
  let late = { minutes: -Infinity, position: day.count + 1 }
  let from = day.count
  let time = day.leavesAt
  let travelMinutes = 0
  for (const position of order) {
    const arrivesAt = time + between(day.passage, from, position)
    const visit = earliestVisit(day, { position, arrivesAt, forgiven })
    if (visit === undefined) return undefined
    visits.push({ stop: day.stops[position] ?? -1, arrivesAt, ...visit.visit })
    if (visit.late > late.minutes) late = { minutes: visit.late, position }
    travelMinutes += between(day.travel, from, position)
    time = visit.visit.leavesAt
    from = position
  }
  const home = between(day.travel, from, day.count + 1)
  const endsAt = time + home
  if (!(endsAt <= day.backBy + forgiven && home < Infinity)) return undefined
  if (endsAt - day.backBy > late.minutes) late = { minutes: endsAt - day.backBy, position: day.count + 1 }
  return { visits, endsAt, travelMinutes: travelMinutes + home, late }
}

/** Of openings with an equal end, the first. */
const earliestVisit = (
  day: PreparedDay,
  { position, arrivesAt, forgiven }: { position: number; arrivesAt: number; forgiven: number },
) => {
  let found: { visit: Omit<PlannedStop, 'stop' | 'arrivesAt'>; late: number } | undefined
  for (const [opening, entry] of (day.entries[position] ?? []).entries()) {
    const leavesAt = endOf(entry, arrivesAt, forgiven)
    if (!(leavesAt < (found?.visit.leavesAt ?? Infinity))) continue
    const startsAt = Math.max(arrivesAt, entry.opens)
    found = { visit: { opening, startsAt, leavesAt }, late: startsAt - entry.latest }
  }
  return found
}
