import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { LocalDate } from '../models/day-plan.ts'
import { HomeSummary } from '../models/saved-search.ts'

const OfUser = z.object({ userId: Id, propertyId: Id })

export const PropertyScheduled = defineEvent('calendar', 'PropertyScheduled', {
  summary: 'A buyer has a home in their calendar. Of this and `PropertyUnscheduled` the later `occurredAt` holds.',
  data: OfUser,
})

export const PropertyUnscheduled = defineEvent('calendar', 'PropertyUnscheduled', {
  summary: 'The last event of a home has left a calendar.',
  data: OfUser,
})

export const PlannedOpeningChanged = defineEvent('calendar', 'PlannedOpeningChanged', {
  summary:
    'An advert moved or withdrew an open home or an auction that a buyer has planned to see on a day, or took that back.',
  data: z.object({
    userId: Id,
    /** The day of the plan. */
    date: LocalDate,
    kind: z.enum(['slot', 'auction']),
    propertyId: Id,
    home: HomeSummary,
    /** The start that was planned. */
    before: Instant,
    /** The new start; null when the time is withdrawn, `before` when it is as planned again. */
    after: OrNull(Instant),
    changedAt: Instant,
  }),
})
