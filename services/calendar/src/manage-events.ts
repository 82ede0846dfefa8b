import { type CalendarEventInput, mayKnowHome, problemCodes } from '@verandah/contracts'
import { AppError, type Handler, invalid, isCaller, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { changeEvent } from './domain/change-event.ts'
import { newEventOf } from './domain/new-events.ts'
import { findFault, isSameVisit, type PlannedEvent, revise } from './domain/planned-event.ts'
import { followSince } from './move-events.ts'
import { showEvent } from './show-events.ts'

export const createEvent =
  (context: CalendarContext): Handler<'createCalendarEvent'> =>
  async ({ body, caller }) => {
    const userId = caller.sub
    if (!isCaller(body.userId, userId) || !mayKnowHome(body.propertyId ?? '', userId)) throw notFound()
    return showEvent(context, await context.inTurn(userId, () => addEvent(context, userId, body)))
  }

const addEvent = async (context: CalendarContext, userId: string, body: CalendarEventInput): Promise<PlannedEvent> => {
  const { clock, events, homes, newId } = context
  const home = await homes.of(body.propertyId)
  const event = newEventOf(body, home, { id: newId(), userId, now: clock.now() })
  requireSoundTimes(event, clock.now())
  const twin = await twinOf(context, event)
  if (twin) return addWords(context, twin, event)
  await requireRoom(context, userId)
  await events.add(event)
  return followSince(context, event, home)
}

/** Returns the existing event for the same visit: one per home, kind and start, and without a home per title too. */
export async function twinOf({ events }: CalendarContext, event: PlannedEvent): Promise<PlannedEvent | undefined> {
  const known = await events.ofHome(event.userId, event.propertyId)
  const isTwin = (other: PlannedEvent) =>
    isSameVisit(other, event) && (event.propertyId !== null || other.title === event.title)
  return known.find((other) => other.cancelledAt === null && isTwin(other))
}

/** Gives an existing visit the title that was chosen now, and notes if it has none. It still follows its advert. */
const addWords = async ({ clock, events }: CalendarContext, twin: PlannedEvent, again: PlannedEvent) => {
  // A title that was not chosen begins with the kind of the event.
  const title = again.title.startsWith(`${again.eventType}: `) ? twin.title : again.title
  const notes = twin.notes === '' ? again.notes : twin.notes
  if (title === twin.title && notes === twin.notes) return twin
  const changed = revise(twin, { title, notes }, clock.now())
  if (!(await events.replace(twin, changed))) throw editConflict()
  return changed
}

export const updateEvent =
  (context: CalendarContext): Handler<'updateCalendarEvent'> =>
  async ({ params, body, caller }) => {
    const { clock, events, homes } = context
    const isAllowed = isCaller(body.userId, caller.sub) && mayKnowHome(body.propertyId ?? '', caller.sub)
    const event = isAllowed ? await events.findOwn(params.id, caller.sub) : null
    if (!event) throw notFound()
    if (event.revision !== body.revision) throw editConflict()
    const home = await homes.of(body.propertyId === undefined ? event.propertyId : body.propertyId)
    const changed = changeEvent(event, body, { home, now: clock.now() })
    requireSoundTimes(changed, clock.now())
    if (!(await events.replace(event, changed))) throw editConflict()
    if (changed.propertyId !== event.propertyId) await leaveHome(context, event)
    return showEvent(context, await followSince(context, changed, home))
  }

/** Deletes an event and leaves a tombstone. Retries after a concurrent change. */
export const deleteEvent =
  (context: CalendarContext): Handler<'deleteCalendarEvent'> =>
  async ({ params, caller }) => {
    const { clock, events } = context
    for (;;) {
      const event = await events.findOwn(params.id, caller.sub)
      if (!event) throw notFound()
      const now = clock.now()
      if (!(await events.replace(event, revise(event, { cancelledAt: now }, now)))) continue
      await leaveHome(context, event)
      return undefined
    }
  }

/**
 * Cleans up after an event of a home: drops its buyer's request for times, and publishes the departure if it was their
 * last one.
 */
const leaveHome = async (
  { events, timeImports }: CalendarContext,
  { id, userId, propertyId }: PlannedEvent,
): Promise<void> => {
  if (propertyId !== null) await timeImports.drop(userId, propertyId)
  await events.announceDepartures(id)
}

const requireSoundTimes = (event: PlannedEvent, now: Date): void => {
  const fault = findFault(event, now)
  if (fault) throw invalid([fault])
}

/** Refuses if the calendar is full. */
export async function requireRoom({ events, settings }: CalendarContext, userId: string): Promise<void> {
  if ((await events.countOf(userId)) >= settings.CALENDAR_EVENTS_LIMIT) throw calendarFull(settings)
}

const calendarFull = ({ CALENDAR_EVENTS_LIMIT: limit }: CalendarContext['settings']) =>
  new AppError('conflict', {
    code: problemCodes.calendarFull,
    detail: `A calendar holds at most ${limit} events. Delete some past events.`,
  })

const editConflict = () =>
  new AppError('conflict', {
    code: problemCodes.editConflict,
    detail: 'This event has changed since you opened it. Open it again, then repeat your change.',
  })
