import { type CalendarEventInput, defaultTimeZone } from '@verandah/contracts'
import type { HomeTimes, Slot } from './home-times.ts'
import { type PlannedEvent, toSecond } from './planned-event.ts'

interface Making {
  readonly id: string
  readonly userId: string
  readonly now: Date
}

/** Creates an event that a buyer enters. Its zone is the home's, else the one sent, else that of most Australians. */
export function newEventOf(input: CalendarEventInput, home: HomeTimes | null, making: Making): PlannedEvent {
  return {
    ...blank(making),
    propertyId: input.propertyId,
    title: input.title,
    startTime: toSecond(new Date(input.startTime)),
    endTime: input.endTime === null ? null : toSecond(new Date(input.endTime)),
    eventType: input.eventType,
    notes: input.notes,
    timeZone: home?.timeZone ?? input.timeZone ?? defaultTimeZone,
  }
}

/** Creates an event that follows a time of an advert. */
export function importedEvent(slot: Slot, home: HomeTimes, making: Making): PlannedEvent {
  return {
    ...blank(making),
    propertyId: home.propertyId,
    title: `${slot.eventType}: ${home.address}`,
    startTime: slot.start,
    endTime: slot.end,
    eventType: slot.eventType,
    notes: '',
    timeZone: home.timeZone,
    slot: slot.key,
  }
}

const blank = ({ id, userId, now }: Making) => ({
  id,
  userId,
  revision: 1,
  slot: null,
  movedFrom: null,
  isWithdrawn: false,
  cancelledAt: null,
  createdAt: toSecond(now),
  updatedAt: toSecond(now),
})
