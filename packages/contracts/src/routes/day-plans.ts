import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { AustralianState, Id } from '../fields.ts'
import { CalendarEvent, TimeZone } from '../models/calendar.ts'
import { DayPlan, DayPlanInput, HousemateDayPlan, LocalDate } from '../models/day-plan.ts'
import { placesLimit } from '../models/place.ts'
import {
  ArriveBy,
  coordinates,
  maxTravelPlaces,
  TransitTime,
  TravelMode,
  TravelPlace,
  TravelTimes,
} from '../models/travel.ts'

const OfDay = z.object({ date: LocalDate })

export const listDayPlans = defineRoute('calendar', 'listDayPlans', 'GET /api/day-plans', {
  summary:
    'The plans of the caller by date, past ones for some weeks. A stop says how its advert has changed since it was planned.',
  reply: z.array(DayPlan),
})

export const saveDayPlan = defineRoute('calendar', 'saveDayPlan', 'PUT /api/day-plans/{date}', {
  summary:
    'Saves the plan of a day. 409 `edit-conflict` when it has changed since `revision`, which is null for a day without one.',
  params: OfDay,
  body: DayPlanInput,
  reply: DayPlan,
})

export const deleteDayPlan = defineRoute('calendar', 'deleteDayPlan', 'DELETE /api/day-plans/{date}', {
  summary: 'Deletes the plan of a day. Events that were added from it stay.',
  params: OfDay,
})

export const addDayPlanEvents = defineRoute('calendar', 'addDayPlanEvents', 'POST /api/day-plans/{date}/events', {
  summary:
    'Adds the stops of a plan to the calendar of the caller: the first route of their own plan, or the second one of the plan of `member`. They follow their adverts. Stops that the calendar has already are not added again.',
  params: OfDay,
  body: z.object({
    /** Whose plan it is; the caller's own by default. */
    member: z.optional(Id),
  }),
  reply: z.array(CalendarEvent),
})

export const listHousematesDayPlans = defineRoute(
  'calendar',
  'listHousematesDayPlans',
  'GET /api/household/day-plans',
  {
    summary: 'Plans by other members of the household that give the caller a part, by date.',
    reply: z.array(HousemateDayPlan),
  },
)

export const findTravelTimes = defineRoute('calendar', 'findTravelTimes', 'POST /api/travel-times', {
  summary:
    'Travel times between all of some places, by the router of the operator. Without one, or while it gives none, `look` is `estimated` and `minutes` is null.',
  body: z.object({
    mode: TravelMode,
    places: z.array(TravelPlace).check(z.maxLength(maxTravelPlaces)),
  }),
  reply: TravelTimes,
})

export const findTransitTimes = defineRoute('calendar', 'findTransitTimes', 'POST /api/transit-times', {
  summary:
    'Journeys by public transport from a home to places, each on its next weekday that is no public holiday, or else on a Tuesday at 9:00, by the MOTIS of the operator. Without one, or while it gives none, `look` is `estimated`.',
  body: z.object({
    from: TravelPlace,
    /** Of the home: its public holidays and its clocks count. */
    state: AustralianState,
    timeZone: TimeZone,
    to: z.array(z.object({ ...coordinates, arriveBy: z.nullable(ArriveBy) })).check(z.maxLength(placesLimit)),
  }),
  reply: z.array(TransitTime),
})
