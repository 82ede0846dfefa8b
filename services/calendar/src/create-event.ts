import { type createCalendarEvent, PropertyScheduled } from '@verandah/contracts'
import { type Handler, invalid, isCaller, newEvent, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { demandRoom } from './demand-room.ts'
import { findFault } from './domain/find-fault.ts'
import { newEventOf } from './domain/new-events.ts'
import { replyWith } from './reply-with.ts'

export const createEvent =
  (context: CalendarContext): Handler<typeof createCalendarEvent> =>
  async ({ body, caller }) => {
    const userId = caller.sub
    if (!isCaller(body.userId, userId)) throw notFound()
    await demandRoom(context, userId)
    const { clock, events, homes, newId } = context
    const home = await homes.of(body.propertyId)
    const event = newEventOf(body, home, { id: newId(), userId, now: clock.now() })
    const fault = findFault(event, clock.now())
    if (fault) throw invalid([fault])
    const { propertyId } = event
    await events.add(event, propertyId === null ? [] : [newEvent(PropertyScheduled, { userId, propertyId }, { clock })])
    const [reply] = await replyWith(context, [event])
    if (!reply) throw notFound()
    return reply
  }
