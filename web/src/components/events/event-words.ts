import type { CalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { dateTimeText, timeText } from '@/lib/format.ts'
import { zoneNote } from './zone-note.ts'

type Span = Pick<CalendarEvent, 'startTime' | 'endTime' | 'timeZone'>

/** The home's address, else the title. */
export const eventName = ({ address, title }: Pick<CalendarEvent, 'address' | 'title'>): string => address ?? title

/** "Sat 5 Dec, 11:00 am to 11:30 am", as clocks at the home show it. */
export const spanText = ({ startTime, endTime, timeZone }: Span): string =>
  `${dateTimeText(startTime, timeZone)}${endTime === null ? '' : ` to ${endText(startTime, endTime, timeZone)}`}`

/** "11:00 am to 11:30 am": for where the day is known. */
export const clockText = ({ startTime, endTime, timeZone }: Span): string =>
  `${timeText(startTime, timeZone)}${endTime === null ? '' : ` to ${endText(startTime, endTime, timeZone)}`}`

const endText = (start: string, end: string, timeZone: string): string =>
  wallClockOf(start, timeZone).date === wallClockOf(end, timeZone).date
    ? timeText(end, timeZone)
    : dateTimeText(end, timeZone)

/** "Perth time" when the viewer's clock shows something else. */
export const eventZoneNote = ({ startTime, timeZone }: Span): string | null => zoneNote(startTime, timeZone)

/** The title where its buyer chose it; null where it only repeats the kind and the address. */
export const ownTitle = ({ title, eventType, address }: CalendarEvent): string | null =>
  address?.startsWith(title.replace(`${eventType}: `, '')) === true ? null : title
