export const calendarEventTypes = ['Open Home', 'Private Inspection', 'Auction', 'Other'] as const
export type CalendarEventType = (typeof calendarEventTypes)[number]

/** What a day is planned of. */
export const stopTypes = ['Open Home', 'Private Inspection', 'Auction'] as const

export const defaultEventType: CalendarEventType = 'Open Home'
/**
 * How long an event without an end is taken to last: adverts give none for auctions, and some give none for open homes.
 */
export const assumedMinutes: Readonly<Record<CalendarEventType, number>> = {
  'Open Home': 30,
  'Private Inspection': 30,
  Auction: 60,
  Other: 60,
}

export const upcomingEventsShown = 4
export const eventTitleMaxLength = 200
export const eventNotesMaxLength = 4_000
