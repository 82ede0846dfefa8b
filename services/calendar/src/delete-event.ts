import type { deleteCalendarEvent } from '@verandah/contracts'
import { type Handler, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { revise } from './domain/planned-event.ts'
import { leaveHome } from './leave-home.ts'

/** Leaves a tombstone. When somebody changes the event at the same moment, it is deleted after their change. */
export const deleteEvent =
  (context: CalendarContext): Handler<typeof deleteCalendarEvent> =>
  async ({ params, caller }) => {
    const { clock, events } = context
    for (;;) {
      const event = await events.findOwn(params.id, caller.sub)
      if (!event) throw notFound()
      const now = clock.now()
      if (!(await events.replace(revise(event, { cancelledAt: now }, now), [], event.propertyId))) continue
      await leaveHome(context, event)
      return undefined
    }
  }
