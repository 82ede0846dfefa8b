import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes, Id, Instant } from '../fields.ts'
import {
  CalendarEvent,
  CalendarEventChange,
  CalendarEventInput,
  CalendarFeed,
  ImportedTimes,
} from '../models/calendar.ts'

const OneEvent = z.object({ id: Id })
const Count = z.coerce.number().check(z.int(), z.gte(1), z.lte(100))

export const listCalendarEvents = defineRoute({
  name: 'listCalendarEvents',
  method: 'GET',
  path: '/api/calendar-events/{userId}',
  service: 'calendar',
  auth: 'session',
  summary:
    'The events of the caller in order: all, those between `from` and `to`, or the next `upcoming` that are not over.',
  status: 200,
  params: z.object({ userId: Id }),
  query: z.object({ from: z.optional(Instant), to: z.optional(Instant), upcoming: z.optional(Count) }),
  reply: z.array(CalendarEvent),
})

export const createCalendarEvent = defineRoute({
  name: 'createCalendarEvent',
  method: 'POST',
  path: '/api/calendar-events',
  service: 'calendar',
  auth: 'session',
  summary: "Adds an event. Its home's time zone is kept with it; `clashes` names the events at the same time.",
  status: 201,
  body: CalendarEventInput,
  reply: CalendarEvent,
})

export const updateCalendarEvent = defineRoute({
  name: 'updateCalendarEvent',
  method: 'PUT',
  path: '/api/calendar-events/{id}',
  service: 'calendar',
  auth: 'session',
  summary: 'Changes an event. 409 `edit-conflict` when it has changed since `revision`.',
  status: 200,
  params: OneEvent,
  body: CalendarEventChange,
  reply: CalendarEvent,
})

export const deleteCalendarEvent = defineRoute({
  name: 'deleteCalendarEvent',
  method: 'DELETE',
  path: '/api/calendar-events/{id}',
  service: 'calendar',
  auth: 'session',
  summary: 'Cancels an event: it leaves the list, and feeds show it as cancelled for a while.',
  status: 204,
  params: OneEvent,
})

export const importHomeTimes = defineRoute({
  name: 'importHomeTimes',
  method: 'POST',
  path: '/api/calendar-events/take-over',
  service: 'calendar',
  auth: 'session',
  summary:
    'Takes the coming open homes and the auction of a home into the calendar; they follow the advert from then on.',
  status: 200,
  body: z.object({ userId: z.optional(z.union([Id, z.number()])), propertyId: Id }),
  reply: ImportedTimes,
})

export const getCalendarFeed = defineRoute({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/api/calendar-feed',
  service: 'calendar',
  auth: 'session',
  summary: 'The private iCalendar feed of the caller; 404 while there is none.',
  status: 200,
  reply: CalendarFeed,
})

export const openCalendarFeed = defineRoute({
  name: 'openCalendarFeed',
  method: 'POST',
  path: '/api/calendar-feed',
  service: 'calendar',
  auth: 'session',
  summary: 'The private iCalendar feed of the caller, opened if there is none.',
  status: 200,
  reply: CalendarFeed,
})

export const revokeCalendarFeed = defineRoute({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/api/calendar-feed',
  service: 'calendar',
  auth: 'session',
  summary: 'Closes the feed for good: its address answers 404, and the next feed has another.',
  status: 204,
})

export const readCalendarFeed = defineRoute({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/api/calendar-feed/{token}.ics',
  service: 'calendar',
  auth: 'token',
  summary: 'A calendar as iCalendar (RFC 5545), for calendar programs; the address is the key.',
  status: 200,
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  replyType: 'text/calendar; charset=utf-8',
  reply: Bytes,
})

export const calendarRoutes = [
  listCalendarEvents,
  createCalendarEvent,
  updateCalendarEvent,
  deleteCalendarEvent,
  importHomeTimes,
  getCalendarFeed,
  openCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
]
