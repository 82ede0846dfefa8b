import { mayKnowHome, type EventOf, type TrackedPropertyNotFound } from '@verandah/contracts'
import type { CalendarContext } from './context.ts'
import { revise } from './domain/planned-event.ts'

type Missing = EventOf<typeof TrackedPropertyNotFound>
type Detaching = Pick<CalendarContext, 'clock' | 'events' | 'homes' | 'timeImports'>

/**
 * Takes a home that does not exist from a buyer's events, which stay, and drops the request for its times. Events that
 * were scheduled since have their own answer, and a home that is known here stays.
 */
export const detachMissingHome =
  (context: Detaching) =>
  async ({ data: { userId, propertyId, reason, revision } }: Missing): Promise<void> => {
    if (reason !== 'scheduled') return
    if (mayKnowHome(propertyId, userId) && (await context.homes.of(propertyId)) !== null) return
    const until = new Date(revision)
    await context.timeImports.dropUntil(userId, propertyId, until)
    await detach(context, { userId, propertyId, until })
  }

/** Reads the events again after a concurrent change, so that a buyer's edits survive. */
const detach = async (
  context: Detaching,
  scheduled: { userId: string; propertyId: string; until: Date },
): Promise<void> => {
  const { clock, events } = context
  for (const event of await events.scheduledUntil(scheduled.userId, scheduled.propertyId, scheduled.until)) {
    if (!(await events.replace(event, revise(event, { propertyId: null }, clock.now()))))
      return detach(context, scheduled)
    await events.announceDepartures(event.id)
  }
}
