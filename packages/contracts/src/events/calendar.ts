import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'
import { deletionReceiptOf, exportPartOf } from '../models/user-data.ts'

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
  data: deletionReceiptOf('calendar'),
})

export const CalendarDataExported = defineEvent('CalendarDataExported', {
  owner: 'calendar',
  version: 1,
  summary: 'Everything that the calendar holds about a user, as JSON text in parts of at most 400 KiB.',
  data: exportPartOf('calendar'),
})
