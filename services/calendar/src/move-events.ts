import type { CalendarContext } from './context.ts'
import { followHome } from './domain/follow-home.ts'
import type { HomeTimes } from './domain/home-times.ts'
import type { PlannedEvent } from './domain/planned-event.ts'

/** Updates an event that was written from the state `before` of its home to the current state. */
export async function followSince(
  context: CalendarContext,
  event: PlannedEvent,
  before: HomeTimes | null,
): Promise<PlannedEvent> {
  const newest = await context.homes.of(event.propertyId)
  if (newest === null || newest.revision === before?.revision) return event
  const own = await moveEvents(context, event.userId, before, newest)
  return own.find(({ id }) => id === event.id) ?? event
}

/**
 * Resolves to all events of the user and the home after the move. Rereads events changed concurrently, so that a
 * buyer's edits survive.
 */
export async function moveEvents(
  context: CalendarContext,
  userId: string,
  before: HomeTimes | null,
  after: HomeTimes,
): Promise<PlannedEvent[]> {
  const { clock, events } = context
  const own = await events.ofHome(userId, after.propertyId)
  const moved = new Map(followHome(own, { before, after, now: clock.now() }).map((event) => [event.id, event]))
  for (const event of own) {
    const next = moved.get(event.id)
    if (next && !(await events.replace(event, next))) return moveEvents(context, userId, before, after)
  }
  return own.map((event) => moved.get(event.id) ?? event)
}
