import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes, byThePage, Id, Instant, PageSize, UserClaim } from '../fields.ts'
import {
  CalendarEvent,
  CalendarEventChange,
  CalendarEventInput,
  CalendarFeed,
  ImportedTimes,
} from '../models/calendar.ts'

const OneEvent = z.object({ id: Id })

export const listCalendarEvents = defineRoute('calendar', 'listCalendarEvents', 'GET /api/calendar-events/{id}', {
  summary:
    'The events of the caller in order: all, those between `from` and `to`, or the next `upcoming` that are not over. With `limit` they come by the page, and `Link: rel="next"` leads on.',
  /** The id is a user's here: `1` and `me` mean the caller. */
  params: OneEvent,
  query: z.object({ from: z.optional(Instant), to: z.optional(Instant), upcoming: z.optional(PageSize), ...byThePage }),
  reply: z.array(CalendarEvent),
})

export const createCalendarEvent = defineRoute('calendar', 'createCalendarEvent', 'POST /api/calendar-events', {
  summary: "Adds an event. Its home's time zone is kept with it; `clashes` names the events at the same time.",
  status: 201,
  body: CalendarEventInput,
  reply: CalendarEvent,
})

export const updateCalendarEvent = defineRoute('calendar', 'updateCalendarEvent', 'PUT /api/calendar-events/{id}', {
  summary: 'Changes an event. 409 `edit-conflict` when it has changed since `revision`.',
  params: OneEvent,
  body: CalendarEventChange,
  reply: CalendarEvent,
})

export const deleteCalendarEvent = defineRoute('calendar', 'deleteCalendarEvent', 'DELETE /api/calendar-events/{id}', {
  summary: 'Cancels an event: it leaves the list, and feeds show it as cancelled for a while.',
  params: OneEvent,
})

export const importHomeTimes = defineRoute('calendar', 'importHomeTimes', 'POST /api/calendar-events/take-over', {
  summary:
    'Takes the coming open homes and the auction of a home into the calendar; they follow the advert from then on.',
  body: z.object({ userId: UserClaim, propertyId: Id }),
  reply: ImportedTimes,
})

export const getCalendarFeed = defineRoute('calendar', 'getCalendarFeed', 'GET /api/calendar-feed', {
  summary: 'The private iCalendar feed of the caller; 404 while there is none.',
  reply: CalendarFeed,
})

export const openCalendarFeed = defineRoute('calendar', 'openCalendarFeed', 'POST /api/calendar-feed', {
  summary: 'The private iCalendar feed of the caller, opened if there is none.',
  reply: CalendarFeed,
})

export const revokeCalendarFeed = defineRoute('calendar', 'revokeCalendarFeed', 'DELETE /api/calendar-feed', {
  summary: 'Closes the feed for good: its address answers 404, and the next feed has another.',
})

export const readCalendarFeed = defineRoute('calendar', 'readCalendarFeed', 'GET /api/calendar-feed/{token}.ics', {
  auth: 'token',
  summary: 'A calendar as iCalendar (RFC 5545), for calendar programs; the address is the key.',
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  replyType: 'text/calendar; charset=utf-8',
  reply: Bytes,
})
