import { CalendarDataDeleted, type EventOf, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Forgets a user and says so. Search forgets by itself which homes they follow. */
export const deleteUserData =
  ({ answers, clock, events, feeds, takeOvers }: CalendarContext) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const counts = {
      calendar_events: await events.forget(userId),
      calendar_feeds: await feeds.forget(userId),
      take_overs: await takeOvers.forget(userId),
    }
    const receipt = { userId, deletionId, service: 'calendar' as const, counts }
    await answers.give(newEvent(CalendarDataDeleted, receipt, { clock, id: `${deletionId}:calendar` }))
  }
