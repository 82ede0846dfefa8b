import { problemCodes, PropertyScheduled, type updateCalendarEvent } from '@verandah/contracts'
import { AppError, type Handler, invalid, isCaller, newEvent, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { changeEvent } from './domain/change-event.ts'
import { findFault } from './domain/find-fault.ts'
import { leaveHome } from './leave-home.ts'
import { replyWith } from './reply-with.ts'

export const updateEvent =
  (context: CalendarContext): Handler<typeof updateCalendarEvent> =>
  async ({ params, body, caller }) => {
    const { clock, events, homes } = context
    const userId = caller.sub
    const event = isCaller(body.userId, userId) ? await events.findOwn(params.id, userId) : null
    if (!event) throw notFound()
    if (event.revision !== body.revision) throw editConflict()
    const home = await homes.of(body.propertyId === undefined ? event.propertyId : body.propertyId)
    const changed = changeEvent(event, body, { home, now: clock.now() })
    const fault = findFault(changed, clock.now())
    if (fault) throw invalid([fault])
    const { propertyId } = changed
    const isMoved = propertyId !== event.propertyId
    const scheduled =
      isMoved && propertyId !== null ? [newEvent(PropertyScheduled, { userId, propertyId }, { clock })] : []
    if (!(await events.replace(changed, scheduled, isMoved ? event.propertyId : null))) throw editConflict()
    if (isMoved) await leaveHome(context, event)
    const [reply] = await replyWith(context, [changed])
    if (!reply) throw notFound()
    return reply
  }

const editConflict = () =>
  new AppError('conflict', {
    code: problemCodes.editConflict,
    detail: 'The event has changed since you opened it. Look at it again, then repeat your change.',
  })
