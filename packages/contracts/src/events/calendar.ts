import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'

const OfUser = z.object({ userId: Id, propertyId: Id })

export const PropertyScheduled = defineEvent('PropertyScheduled', {
  owner: 'calendar',
  version: 1,
  summary: 'A buyer has a home in their calendar. Of this and `PropertyUnscheduled` the later `occurredAt` holds.',
  data: OfUser,
})

export const PropertyUnscheduled = defineEvent('PropertyUnscheduled', {
  owner: 'calendar',
  version: 1,
  summary: 'The last event of a home has left a calendar.',
  data: OfUser,
})

export const CalendarDataDeleted = defineEvent('CalendarDataDeleted', {
  owner: 'calendar',
  version: 1,
  summary: 'The calendar has forgotten a user: events, feed and wishes.',
  data: z.object({
    userId: Id,
    deletionId: Id,
    service: z.literal('calendar'),
    /** How many documents went from each collection. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const CalendarDataExported = defineEvent('CalendarDataExported', {
  owner: 'calendar',
  version: 1,
  summary: 'Everything that the calendar holds about a user, as JSON text in parts of at most 400 KiB.',
  data: z.object({
    userId: Id,
    exportId: Id,
    service: z.literal('calendar'),
    data: z.string(),
    /** 1 to `parts`; the parts in a row are the text. */
    part: z.int(),
    parts: z.int(),
  }),
})
