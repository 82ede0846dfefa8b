import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'

const OfUser = z.object({ userId: Id, propertyId: Id })

export const PropertyScheduled = defineEvent('calendar', 'PropertyScheduled', {
  summary: 'A buyer has a home in their calendar. Of this and `PropertyUnscheduled` the later `occurredAt` holds.',
  data: OfUser,
})

export const PropertyUnscheduled = defineEvent('calendar', 'PropertyUnscheduled', {
  summary: 'The last event of a home has left a calendar.',
  data: OfUser,
})
