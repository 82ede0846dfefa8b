import type { Day, DayPlan, DayStop, Opening } from '../day-plan/types.ts'

/** Musts, worth, travel and end, the last two with the sign turned: the greater the better, in this order. */
export type Objective = readonly [number, number, number, number]

export function isMore(one: Objective, other: Objective): boolean {
  const at = one.findIndex((number, index) => number !== other[index])
  return at !== -1 && one[at]! > other[at]!
}

/** What the definition says of a plan, from its stops, travel and end. */
export function objectiveOf(day: Day, ...plans: readonly DayPlan[]): Objective {
  return [
    sum(plans.flatMap(({ stops }) => stops.map(({ stop }) => Number(day.stops[stop]!.isMust)))),
    sum(plans.flatMap(({ stops }) => stops.map(({ stop }) => day.stops[stop]!.worth))),
    0 - sum(plans.map(({ travelMinutes }) => travelMinutes)),
    0 - sum(plans.map(({ endsAt }) => endsAt)),
  ]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

interface Way {
  seen: readonly number[]
  objective: Objective
}

/** Every order of every set, in every choice of openings. */
export function* everyWay(day: Day): Generator<Way> {
  const home = day.stops.length + 1
  if (!(day.leavesAt + day.travelMinutes[home - 1]![home]! <= day.backBy))
    yield { seen: [], objective: [0, 0, 0, 0 - day.leavesAt] }
  yield* waysFrom(day, { seen: [], from: home - 1, time: day.leavesAt, travel: 0 })
}

interface SoFar {
  seen: readonly number[]
  from: number
  time: number
  travel: number
}

function* waysFrom(day: Day, { seen, from, time, travel }: SoFar): Generator<Way> {
  if (time > day.backBy) return
  const row = day.travelMinutes[from]!
  const home = row[day.stops.length + 1]!
  const stops = seen.map((stop) => day.stops[stop]!)
  if (time + home <= day.backBy) {
    const musts = stops.filter(({ isMust }) => isMust).length
    const worth = sum(stops.map((stop) => stop.worth))
    yield { seen, objective: [musts, worth, 0 - travel - home, 0 - time - home] }
  }
  for (const [stop, visited] of day.stops.entries()) {
    if (seen.includes(stop)) continue
    const arrival = time + row[stop]! + (row[stop]! > 0 ? day.slackMinutes : 0)
    for (const opening of visited.openings) {
      const leaves = leavesOf(visited, opening, arrival)
      if (leaves !== null)
        yield* waysFrom(day, { seen: [...seen, stop], from: stop, time: leaves, travel: travel + row[stop]! })
    }
  }
}

const leavesOf = ({ isWhole, stayMinutes }: DayStop, { opens, closes }: Opening, arrival: number): number | null => {
  if (isWhole) return arrival <= opens ? closes : null
  const leaves = Math.max(arrival, opens) + stayMinutes
  return leaves <= closes ? leaves : null
}

export function bestOfEveryWay(day: Day): Objective {
  let best: Objective = [-1, 0, 0, 0]
  for (const { objective } of everyWay(day)) if (isMore(objective, best)) best = objective
  return best
}

/** The best of every pair of ways that have no stop in common. */
export function bestOfEveryPair([first, second]: readonly [Day, Day]): Objective {
  const ways = bestBySet(second)
  let best: Objective = [-1, 0, 0, 0]
  for (const one of bestBySet(first))
    for (const other of ways) {
      if (one.seen.some((stop) => other.seen.includes(stop))) continue
      const both = one.objective.map((number, at) => number + other.objective[at]!) as unknown as Objective
      if (isMore(both, best)) best = both
    }
  return best
}

const bestBySet = (day: Day): Way[] => {
  const best = new Map<string, Way>()
  for (const way of everyWay(day)) {
    const key = way.seen.toSorted().join()
    if (isMore(way.objective, best.get(key)?.objective ?? [-1, 0, 0, 0])) best.set(key, way)
  }
  return [...best.values()]
}
