import { type DayPlanInput, mayKnowHome, type TravelSource } from '@verandah/contracts'
import { type Day as DayOfStops, type DayPlan, planDay, splitDay } from '@verandah/decide'
import { instantOf } from '@verandah/local-time'
import { type Asked, choiceOf } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { endOf, type RouterTimes, startOf, type Way, type Ways, waysOf } from './ways.ts'
import { notPlannedWhy, type WhyOut, whyOf } from './why-out.ts'

export interface DayProblem {
  /** YYYY-MM-DD. */
  date: string
  asked: Asked
  candidates: readonly Candidate[]
  /** Null or absent: travel is estimated. */
  times?: RouterTimes | null | undefined
}

/** `travelLook` is `estimated` as soon as one of the ways is. */
export interface Solution extends TravelSource {
  /** The caller's, then the companion's. */
  routes: DayPlanInput['routes']
  leftOut: readonly { key: string; why: WhyOut }[]
  isExact: boolean
}

/** Plans a day: most worth first, then least travel, then the earliest end. */
export function solveDay(problem: DayProblem): Solution {
  const { asked, candidates, times } = problem
  const sorted = candidates.map((candidate) => ({ candidate, why: notPlannedWhy(problem, candidate) }))
  const stops = sorted.flatMap(({ candidate, why }) => (why === null ? [candidate] : []))
  const ways = waysOf([...stops, { point: asked.start }, { point: asked.end }], asked.mode, times)
  const day = dayOfStops(problem, stops, ways)
  const plans = asked.companion === null ? [planDay(day)] : splitDay([day, dayFor(asked.companion, day, stops)])
  const leftByPlan = (plans[0]?.leftOut ?? []).map((left) => ({
    key: stops[left.stop]?.key ?? '',
    why: whyOf(left, stops, ways),
  }))
  return {
    ...sourceOf(plans, ways, times),
    routes: plans.map((plan) => routeOf(problem, plan, { stops, ways })),
    leftOut: [
      ...leftByPlan,
      ...sorted.flatMap(({ candidate, why }) => (why === null ? [] : [{ key: candidate.key, why }])),
    ],
    isExact: plans.every(({ isExact }) => isExact),
  }
}

const estimated: TravelSource = { travelLook: 'estimated', travelAsOf: null }

const sourceOf = (plans: readonly DayPlan[], ways: Ways, times: DayProblem['times']): TravelSource => {
  const isEstimated = plans.flatMap((plan) => waysTaken(plan, ways)).some((way) => way.isEstimated)
  if (isEstimated || times === null || times === undefined) return estimated
  return { travelLook: times.travelLook, travelAsOf: times.travelAsOf }
}

/** From the start over the stops to the end; none where nothing is seen. */
const waysTaken = ({ stops }: DayPlan, ways: Ways): Way[] => {
  const order = stops.map(({ stop }) => stop)
  const froms = [startOf(ways), ...order]
  return order.length === 0 ? [] : froms.flatMap((from, at) => ways[from]?.[order[at] ?? endOf(ways)] ?? [])
}

const dayOfStops = ({ date, asked }: DayProblem, stops: readonly Candidate[], ways: Ways): DayOfStops => {
  const minuteOf = minutesFrom({ date, asked })
  return {
    leavesAt: minuteOf(at(date, asked.leavesAt, asked.timeZone)),
    backBy: minuteOf(at(date, asked.backBy, asked.timeZone)),
    slackMinutes: asked.slackMinutes,
    stops: stops.map((candidate) => {
      const { decision, opens, stayMinutes } = choiceOf(asked, candidate)
      const isByAppointment = candidate.eventType === 'Private Inspection'
      return {
        worth: (candidate.score ?? unscored) + 1,
        stayMinutes: stayMinutes ?? asked.stayMinutes,
        isWhole: candidate.eventType !== 'Open Home',
        isMust: decision === 'must' || (isByAppointment && decision === null),
        openings: candidate.openings.map((opening) => {
          const isChosen = opens === null || opens === opening.opens
          return isChosen ? { opens: minuteOf(opening.opens), closes: minuteOf(opening.closes) } : never
        }),
      }
    }),
    travelMinutes: ways.map((row) => row.map(({ minutes }) => minutes)),
  }
}

/** The day of a housemate, to whom homes that the buyer added do not open. */
const dayFor = (userId: string, day: DayOfStops, stops: readonly Candidate[]): DayOfStops => {
  const isOpenTo = stops.map(({ propertyId }) => mayKnowHome(propertyId, userId))
  if (!isOpenTo.includes(false)) return day
  return {
    ...day,
    stops: day.stops.map((stop, at) => (isOpenTo[at] ? stop : { ...stop, openings: stop.openings.map(() => never) })),
  }
}

/** A home without a score counts as one in the middle. */
const unscored = 50

/** An opening that the buyer has not chosen keeps its place in the list. */
const never = { opens: 0, closes: -1 }

const minuteMs = 60_000

const at = (date: string, time: string, timeZone: string): string => instantOf(`${date}T${time}`, timeZone) ?? ''

/** Whole minutes of an instant from the beginning of the day. */
const minutesFrom = ({ date, asked }: Pick<DayProblem, 'date' | 'asked'>) => {
  const origin = Date.parse(at(date, '00:00', asked.timeZone))
  return (instant: string): number => Math.round((Date.parse(instant) - origin) / minuteMs)
}

const routeOf = (
  { date, asked }: DayProblem,
  plan: DayPlan,
  { stops, ways }: { stops: readonly Candidate[]; ways: Ways },
): Solution['routes'][number] => {
  const origin = Date.parse(at(date, '00:00', asked.timeZone))
  const instant = (minute: number) => new Date(origin + minute * minuteMs).toISOString()
  const { travelMinutes } = plan
  const taken = waysTaken(plan, ways)
  return {
    leavesAt: instant(plan.leavesAt),
    endsAt: instant(plan.endsAt),
    travelMinutes,
    stops: plan.stops.flatMap((planned, index) => {
      const candidate = stops[planned.stop]
      const opening = candidate?.openings[planned.opening]
      if (candidate === undefined || opening === undefined) return []
      const { propertyId, eventType, address, timeZone } = candidate
      return [
        {
          propertyId,
          eventType,
          address,
          timeZone,
          opens: opening.opens,
          closes: opening.closes,
          travelMinutes: taken[index]?.minutes ?? 0,
          arrivesAt: instant(planned.arrivesAt),
          leavesAt: instant(planned.leavesAt),
        },
      ]
    }),
  }
}
