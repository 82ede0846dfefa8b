import * as z from 'zod/mini'
import { ClockTime, Id, Instant, OrNull, RequiredText } from '../fields.ts'
import { TimeZone } from './calendar.ts'
import { stopTypes } from './event-facts.ts'
import { Housemate } from './household.ts'
import { coordinates, maxPlannedStops, TravelMode, travelSource } from './travel.ts'

/** A local date, YYYY-MM-DD. */
export const LocalDate = z.iso.date()

export const StopType = z.enum(stopTypes)
export type StopType = z.infer<typeof StopType>

export const longestStayMinutes = 180
export const mostSlackMinutes = 30

const StayMinutes = z.int().check(z.gte(5), z.lte(longestStayMinutes))

/** Where a day starts or ends, such as the buyer's suburb. */
export const DayPlace = z.object({
  name: RequiredText(120),
  ...coordinates,
})
export type DayPlace = z.infer<typeof DayPlace>

const stopOf = { propertyId: Id, eventType: StopType }

export const StopChoice = z.object({
  ...stopOf,
  /** `in`: seen if it fits. `must`: kept before all others. `out`: left out. Null follows verdict and stage. */
  decision: OrNull(z.enum(['in', 'must', 'out'])),
  /** The only opening to see it at, by its start; null for any. */
  opens: OrNull(Instant),
  /** The least stay in minutes; null for that of the plan. */
  stayMinutes: OrNull(StayMinutes),
})
export type StopChoice = z.infer<typeof StopChoice>

const plannedStop = {
  ...stopOf,
  /** On one line. */
  address: RequiredText(300),
  /** IANA name; the times of the stop are shown in it. */
  timeZone: TimeZone,
  /** The opening as advertised when it was planned. */
  opens: Instant,
  closes: Instant,
  /** Minutes of travel to it. */
  travelMinutes: z.int().check(z.gte(0), z.lte(1_440)),
  /** After parking. */
  arrivesAt: Instant,
  leavesAt: Instant,
}
const PlannedStopInput = z.object(plannedStop)

const route = { leavesAt: Instant, endsAt: Instant, travelMinutes: z.int().check(z.gte(0), z.lte(1_440)) }

const fields = {
  timeZone: TimeZone,
  /** Null: the day starts at its first stop. */
  start: OrNull(DayPlace),
  /** Null: it ends at its last one. */
  end: OrNull(DayPlace),
  leavesAt: ClockTime,
  backBy: ClockTime,
  mode: TravelMode,
  stayMinutes: StayMinutes,
  /** Minutes for parking and the way to the door, at each stop. */
  slackMinutes: z.int().check(z.gte(0), z.lte(mostSlackMinutes)),
  /** The member of the household who sees a part of the homes; null, or the caller, when all go together. */
  companion: OrNull(Id),
  choices: z.array(StopChoice).check(z.maxLength(100)),
}

const backAfterLeaving = z.refine<{ leavesAt: string; backBy: string }>(({ leavesAt, backBy }) => backBy > leavesAt, {
  message: 'Choose a time after you leave',
  path: ['backBy'],
})

/** A plan to keep. `routes` holds the caller's, then the companion's. `revision` is the one that the sender saw. */
export const DayPlanInput = z
  .object({
    revision: OrNull(z.int()),
    ...fields,
    ...travelSource,
    routes: z
      .array(z.object({ ...route, stops: z.array(PlannedStopInput).check(z.maxLength(maxPlannedStops)) }))
      .check(z.minLength(1), z.maxLength(2)),
  })
  .check(backAfterLeaving)
export type DayPlanInput = z.infer<typeof DayPlanInput>

/** How an advert has changed an opening since it was planned. */
export const OpeningChange = z.object({
  kind: z.enum(['moved', 'withdrawn']),
  /** The new time; null when it is withdrawn. */
  opens: OrNull(Instant),
  closes: OrNull(Instant),
})
export type OpeningChange = z.infer<typeof OpeningChange>

export const PlannedStop = z.object({ ...plannedStop, change: OrNull(OpeningChange) })
export type PlannedStop = z.infer<typeof PlannedStop>

export const DayRoute = z.object({ ...route, stops: z.array(PlannedStop) })
export type DayRoute = z.infer<typeof DayRoute>

/** A buyer's plan of a day of open homes. */
export const DayPlan = z.object({
  date: LocalDate,
  ...fields,
  ...travelSource,
  routes: z.array(DayRoute),
  revision: z.int(),
  updatedAt: Instant,
})
export type DayPlan = z.infer<typeof DayPlan>

/** A plan in which another member of the household has given the caller a part: the second route. */
export const HousemateDayPlan = z.extend(DayPlan, { member: Housemate })
export type HousemateDayPlan = z.infer<typeof HousemateDayPlan>
