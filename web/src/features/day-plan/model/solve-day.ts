import { type DayPlanInput, type HomeStage, isEnded } from '@verandah/contracts'
import { type Day as DayOfStops, type DayPlan, type LeftOut, planDay, splitDay } from '@verandah/decide'
import { instantOf } from '@verandah/local-time'
import { type Asked, choiceOf } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { estimateMinutes, type Point } from './travel.ts'

export interface DayProblem {
  /** YYYY-MM-DD. */
  date: string
  asked: Asked
  candidates: readonly Candidate[]
}

/**
 * Why a candidate is not planned: the buyer left it out, what they said of the home, where it is, or its times. `against`
 * is the key of the stop that would be too late.
 */
export type WhyOut =
  | { kind: 'chosen' | 'verdict' | 'ended' | 'seen' | 'appointment' | 'auction' | 'place' | 'closed' }
  | { kind: 'short'; minutes: number; against: string | null }

export interface Solution {
  /** The caller's, then the companion's. */
  routes: DayPlanInput['routes']
  leftOut: readonly { key: string; why: WhyOut }[]
  isExact: boolean
}

/** Plans a day: most worth first, then least travel, then the earliest end. */
export const solveDay = (problem: DayProblem): Solution => {
  const { asked, candidates } = problem
  const sorted = candidates.map((candidate) => ({ candidate, why: notPlannedWhy(problem, candidate) }))
  const stops = sorted.flatMap(({ candidate, why }) => (why === null ? [candidate] : []))
  const day = dayOfStops(problem, stops)
  const plans = asked.companion === null ? [planDay(day)] : splitDay([day, day])
  const leftByPlan = (plans[0]?.leftOut ?? []).map((left) => ({
    key: stops[left.stop]?.key ?? '',
    why: whyOf(left, stops),
  }))
  return {
    routes: plans.map((plan) => routeOf(problem, plan, stops)),
    leftOut: [
      ...leftByPlan,
      ...sorted.flatMap(({ candidate, why }) => (why === null ? [] : [{ key: candidate.key, why }])),
    ],
    isExact: plans.every(({ isExact }) => isExact),
  }
}

const unseen: readonly HomeStage[] = ['to-see', 'booked']

/** Why a candidate is not even tried; null when it is. */
const notPlannedWhy = ({ asked, candidates }: DayProblem, candidate: Candidate): WhyOut | null => {
  const { decision } = choiceOf(asked, candidate)
  const { eventType, verdict, stage, isWanted, point } = candidate
  if (point === null) return { kind: 'place' }
  if (decision === 'out') return { kind: 'chosen' }
  if (decision !== null || eventType === 'Private Inspection') return null
  if (verdict === 'no') return { kind: 'verdict' }
  if (isEnded(stage)) return { kind: 'ended' }
  if (eventType === 'Auction') return isWanted || verdict === 'love' ? null : { kind: 'auction' }
  if (stage !== null && !unseen.includes(stage)) return { kind: 'seen' }
  const isByAppointment = candidates.some(
    (other) =>
      other.propertyId === candidate.propertyId &&
      other.eventType === 'Private Inspection' &&
      choiceOf(asked, other).decision !== 'out',
  )
  return isByAppointment ? { kind: 'appointment' } : null
}

const dayOfStops = ({ date, asked, candidates: _, ...of }: DayProblem, stops: readonly Candidate[]): DayOfStops => {
  const minuteOf = minutesFrom({ date, asked, ...of })
  const places = [...stops, { point: asked.start }, { point: asked.end }]
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
    travelMinutes: places.map((from) => places.map((to) => travelBetween(from, to, asked))),
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
  stops: readonly Candidate[],
): Solution['routes'][number] => {
  const origin = Date.parse(at(date, '00:00', asked.timeZone))
  const instant = (minute: number) => new Date(origin + minute * minuteMs).toISOString()
  const { travelMinutes } = plan
  return {
    leavesAt: instant(plan.leavesAt),
    endsAt: instant(plan.endsAt),
    travelMinutes,
    stops: plan.stops.flatMap((planned, index) => {
      const candidate = stops[planned.stop]
      const opening = candidate?.openings[planned.opening]
      if (candidate === undefined || opening === undefined) return []
      const { propertyId, eventType, address, timeZone } = candidate
      const from = stops[plan.stops[index - 1]?.stop ?? -1] ?? { point: asked.start }
      return [
        {
          propertyId,
          eventType,
          address,
          timeZone,
          opens: opening.opens,
          closes: opening.closes,
          travelMinutes: travelBetween(from, candidate, asked),
          arrivesAt: instant(planned.arrivesAt),
          leavesAt: instant(planned.leavesAt),
        },
      ]
    }),
  }
}

interface Place {
  point: Point | null
  propertyId?: string
}

/** The open home and the auction of one home are at one place. */
const travelBetween = (from: Place, to: Place, { mode }: Asked): number => {
  const isSame = from.propertyId !== undefined && from.propertyId === to.propertyId
  return isSame || from.point === null || to.point === null ? 0 : estimateMinutes(from.point, to.point, mode)
}

const whyOf = (left: LeftOut, stops: readonly Candidate[]): WhyOut => {
  if (left.reason === 'closed') return { kind: 'closed' }
  const { minutes, against } = left
  return { kind: 'short', minutes, against: against === null ? null : (stops[against]?.key ?? null) }
}
