import { bestOrder, mostExactStops, openStops, planOf } from './plan-day.ts'
import { prepareDay } from './prepare-day.ts'
import { compareScores, type Score, sumOfScores } from './score.ts'
import { seenSets } from './seen-sets.ts'
import type { Day, DayPlan, LeftOut } from './types.ts'

type Both<Of> = readonly [Of, Of]

/**
 * The plans of two people who see nothing twice, best by the rules of `planDay` for both together: the sum of travel,
 * then the sum of both ends. Their days have the same stops in the same order. Both plans list the same stops as left
 * out: those that neither sees, each for the reason of the plan in which it needs fewer minutes, the first person's
 * where that is equal.
 */
export function splitDay(days: Both<Day>): Both<DayPlan> {
  const [first, second] = days
  const stops = [...new Set([...openStops(first), ...openStops(second)])].sort((one, other) => one - other)
  if (stops.length <= mostExactStops) return plansOf(days, exactOrders(days, stops), true)
  const ahead = bestOrder(first, stops)
  const one = plansOf(days, [ahead, bestOrder(second, without(stops, ahead))], false)
  const leading = bestOrder(second, stops)
  const other = plansOf(days, [bestOrder(first, without(stops, leading)), leading], false)
  return compareScores(scoreOf(first, other), scoreOf(first, one)) < 0 ? other : one
}

const without = (stops: readonly number[], seen: readonly number[]) => stops.filter((stop) => !seen.includes(stop))

/** Of equal pairs, the one whose first person's set of stops is the smallest binary number. */
const exactOrders = ([first, second]: Both<Day>, stops: readonly number[]): Both<readonly number[]> => {
  const ofFirst = seenSets(prepareDay(first, stops))
  const ofSecond = second === first ? ofFirst : seenSets(prepareDay(second, stops))
  const subsets = bestSubsets(ofSecond.scores)
  let best: (Score & { sets: Both<number> }) | undefined
  ofFirst.scores.forEach((score, set) => {
    const rest = subsets[subsets.length - 1 - set] ?? 0
    const other = ofSecond.scores[rest]
    if (score === undefined || other === undefined) return
    const both = { ...sumOfScores(score, other), sets: [set, rest] as const }
    if (best === undefined || compareScores(both, best) < 0) best = both
  })
  const [one, other] = best?.sets ?? [0, 0]
  const indexes = (order: readonly number[]) => order.map((position) => stops[position] ?? -1)
  return [indexes(ofFirst.orderOf(one)), indexes(ofSecond.orderOf(other))]
}

/** By set: its best subset that can be seen. */
const bestSubsets = (scores: readonly (Score | undefined)[]): Int32Array => {
  const subsets = new Int32Array(scores.length)
  for (let set = 1; set < scores.length; set++) {
    let best = scores[set] === undefined ? 0 : set
    for (let bit = 1; bit <= set; bit *= 2) {
      if ((set & bit) === 0) continue
      const subset = subsets[set - bit] ?? 0
      const score = scores[subset]
      const most = scores[best]
      if (score !== undefined && most !== undefined && compareScores(score, most) < 0) best = subset
    }
    subsets[set] = best
  }
  return subsets
}

const plansOf = (
  [first, second]: Both<Day>,
  [one, other]: Both<readonly number[]>,
  isExact: boolean,
): Both<DayPlan> => {
  const ofFirst = planOf(first, { order: one, isExact, elsewhere: other })
  const ofSecond = planOf(second, { order: other, isExact, elsewhere: one })
  const leftOut = ofFirst.leftOut.map((stop, at) => nearer(stop, ofSecond.leftOut[at] ?? stop))
  return [
    { ...ofFirst, leftOut },
    { ...ofSecond, leftOut },
  ]
}

const nearer = (one: LeftOut, other: LeftOut): LeftOut => {
  const isNearer = rankOf(other) < rankOf(one) || (rankOf(other) === rankOf(one) && minutesOf(other) < minutesOf(one))
  return isNearer ? other : one
}

const rankOf = ({ reason }: LeftOut): number => ['short', 'far', 'closed'].indexOf(reason)
const minutesOf = (left: LeftOut): number => (left.reason === 'closed' ? 0 : left.minutes)

const scoreOf = (day: Day, plans: Both<DayPlan>): Score => {
  const { values } = prepareDay(day, [...day.stops.keys()])
  return plans
    .map(({ stops, travelMinutes, endsAt }) => ({
      value: stops.reduce((sum, { stop }) => sum + (values[stop] ?? 0), 0),
      travel: travelMinutes,
      endsAt,
    }))
    .reduce(sumOfScores)
}
