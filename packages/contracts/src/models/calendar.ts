import * as z from 'zod/mini'
import { Id, Instant, LongText, RequiredText, UserClaim } from '../fields.ts'
import { Housemate } from './household.ts'
import { calendarEventTypes, defaultEventType, eventNotesMaxLength, eventTitleMaxLength } from './event-facts.ts'

const EventType = z.enum(calendarEventTypes)

export const defaultTimeZone = 'Australia/Sydney'

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A name of the IANA time zone database. */
export const TimeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/),
    z.refine(isZone, 'There is no such time zone'),
  )

/** An instant of a calendar, with any offset; other centuries are refused as typing errors. Normalised to UTC. */
const EventTime = z
  .pipe(
    z.iso.datetime({ offset: true }),
    z.transform((time) => new Date(time).toISOString()),
  )
  .check(z.refine((instant) => instant >= '2000' && instant < '2100', 'Choose a date of this century'))

const EventNotes = LongText(eventNotesMaxLength)

const fields = {
  propertyId: z.nullable(Id),
  title: RequiredText(eventTitleMaxLength),
  startTime: EventTime,
  endTime: z.nullable(EventTime),
  eventType: EventType,
  notes: EventNotes,
  timeZone: TimeZone,
}

interface Times {
  startTime?: string | undefined
  endTime?: string | null | undefined
}

const endsAfterStart = ({ startTime, endTime }: Times): boolean =>
  startTime === undefined || !endTime || Date.parse(endTime) > Date.parse(startTime)

const endCheck = z.refine<Times>(endsAfterStart, { message: 'The end must be after the start', path: ['endTime'] })

/** `timeZone` is used only while the calendar does not know the home's own. */
export const CalendarEventInput = z
  .object({
    userId: UserClaim,
    propertyId: z._default(fields.propertyId, null),
    title: fields.title,
    startTime: fields.startTime,
    endTime: z._default(fields.endTime, null),
    eventType: z._default(EventType, defaultEventType),
    notes: z.pipe(
      z.optional(z.nullable(EventNotes)),
      z.transform((notes) => notes ?? ''),
    ),
    timeZone: z.optional(TimeZone),
  })
  .check(endCheck)
export type CalendarEventInput = z.infer<typeof CalendarEventInput>

/** The changed fields; others stay. `revision` is the one that the sender saw. */
export const CalendarEventChange = z
  .object({ userId: UserClaim, revision: z.int(), ...z.partial(z.object(fields)).shape })
  .check(endCheck)
export type CalendarEventChange = z.infer<typeof CalendarEventChange>

export const CalendarEvent = z.object({
  id: Id,
  userId: Id,
  propertyId: z.nullable(Id),
  title: z.string(),
  startTime: Instant,
  endTime: z.nullable(Instant),
  eventType: EventType,
  notes: z.string(),
  /** IANA name; the event is shown in it. */
  timeZone: z.string(),
  /** The home's address in one line; null while the calendar does not know the home. */
  address: z.nullable(z.string()),
  /** Increments with every change; send it back with an edit. */
  revision: z.int(),
  /** True while the event follows an open home or auction of the advert. */
  isTakenOver: z.boolean(),
  /** The time before the advert moved it; null when it never moved, or once the buyer has set the time. */
  movedFrom: z.nullable(Instant),
  /** True when the advert no longer lists this time. */
  isWithdrawn: z.boolean(),
  /** The caller's other events at the same time, the first twenty. The way between two homes is not considered. */
  clashes: z.array(Id),
  /** Adds the event to Google Calendar; for a browser to open. */
  googleUrl: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** An event of another member of the household. Its clashes are with other events of theirs. */
export const HousemateEvent = z.extend(CalendarEvent, { member: Housemate })
export type HousemateEvent = z.infer<typeof HousemateEvent>

export const ImportedTimes = z.object({
  /** The events of the home's open homes and auction, including existing ones. */
  events: z.array(CalendarEvent),
  /**
   * True while the home is unknown here, or outdated without a future time: its times are imported once they are known.
   */
  isPending: z.boolean(),
})
export type ImportedTimes = z.infer<typeof ImportedTimes>

/** The private URLs of a user's feed. Possession of one grants read access to the calendar. */
export const CalendarFeed = z.object({ url: z.string(), webcalUrl: z.string(), createdAt: Instant })
export type CalendarFeed = z.infer<typeof CalendarFeed>
