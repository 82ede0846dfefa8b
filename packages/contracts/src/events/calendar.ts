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
