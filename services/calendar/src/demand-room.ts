import { problemCodes } from '@verandah/contracts'
import { AppError } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Refuses a calendar that is full. */
export const demandRoom = async (
  { events, settings }: Pick<CalendarContext, 'events' | 'settings'>,
  userId: string,
): Promise<void> => {
  const limit = settings.CALENDAR_EVENTS_LIMIT
  if ((await events.countOf(userId)) < limit) return
  throw new AppError('conflict', {
    code: problemCodes.calendarFull,
    detail: `A calendar holds at most ${limit} events. Delete some that are over.`,
  })
}
