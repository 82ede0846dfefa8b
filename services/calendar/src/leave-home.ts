import type { CalendarContext } from './context.ts'
import type { PlannedEvent } from './domain/planned-event.ts'

/** One event of a home is no more: its buyer waits for no further times of it, and the home leaves with their last one. */
export const leaveHome = async (
  { events, takeOvers }: Pick<CalendarContext, 'events' | 'takeOvers'>,
  { id, userId, propertyId }: PlannedEvent,
): Promise<void> => {
  if (propertyId !== null) await takeOvers.drop(userId, propertyId)
  await events.settleLeaving(id)
}
