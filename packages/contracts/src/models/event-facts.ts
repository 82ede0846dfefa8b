export const calendarEventTypes = ['Open Home', 'Private Inspection', 'Auction', 'Other'] as const
export type CalendarEventType = (typeof calendarEventTypes)[number]

export const defaultEventType: CalendarEventType = 'Open Home'
export const upcomingEventsShown = 4
export const eventTitleMaxLength = 200
export const eventNotesMaxLength = 4_000
