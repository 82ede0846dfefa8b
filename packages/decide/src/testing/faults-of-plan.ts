import type { Day, DayPlan, PlannedStop } from '../day-plan/types.ts'

/** Everything by which a plan breaks the rules of its day; `elsewhere`: the stops that somebody else sees. */
export function faultsOfPlan(day: Day, plan: DayPlan, elsewhere: readonly number[] = []): string[] {
  const seen = plan.stops.map(({ stop }) => stop)
  const all = [...seen, ...elsewhere, ...plan.leftOut.map(({ stop }) => stop)].sort((one, other) => one - other)
  const home = day.stops.length + 1
  const way = [home - 1, ...seen, home]
  const minutes = way.slice(1).map((place, at) => day.travelMinutes[way[at]!]![place]!)
  const stays = !(day.leavesAt + minutes[0]! <= day.backBy) && seen.length === 0
  const leaves = [plan.leavesAt, ...plan.stops.map(({ leavesAt }) => leavesAt)]
  const first = plan.stops[0]
  const isWrong = {
    'each stop once, seen or left out': all.join() !== [...day.stops.keys()].join(),
    'the travel': plan.travelMinutes !== (stays ? 0 : minutes.reduce((sum, one) => sum + one, 0)),
    'the end': plan.endsAt !== leaves.at(-1)! + (stays ? 0 : minutes.at(-1)!),
    'back in time': !stays && plan.endsAt > day.backBy,
    'not before the start': plan.leavesAt < day.leavesAt,
    'as late as possible': first !== undefined && first.arrivesAt !== first.startsAt,
  }
  const faults = Object.entries(isWrong).flatMap(([fault, isBroken]) => (isBroken ? [fault] : []))
  plan.stops.forEach((visit, at) => {
    const slack = minutes[at]! > 0 ? day.slackMinutes : 0
    if (visit.arrivesAt !== leaves[at]! + minutes[at]! + slack) faults.push(`the arrival at ${visit.stop}`)
    if (!isVisit(day, visit)) faults.push(`the visit of ${visit.stop}`)
  })
  return faults
}

const isVisit = (day: Day, { stop, opening, arrivesAt, startsAt, leavesAt }: PlannedStop): boolean => {
  const { isWhole, stayMinutes, openings } = day.stops[stop]!
  const { opens, closes } = openings[opening]!
  if (isWhole) return arrivesAt <= opens && startsAt === opens && leavesAt === closes
  return startsAt === Math.max(arrivesAt, opens) && leavesAt === startsAt + stayMinutes && leavesAt <= closes
}
