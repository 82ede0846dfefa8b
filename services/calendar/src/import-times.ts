import { type importHomeTimes, mayKnowHome, PropertyScheduled } from '@verandah/contracts'
import { type Handler, isCaller, newEvent, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { comingSlots, type HomeTimes, newSlots, type Slot } from './domain/home-times.ts'
import { importedEvent } from './domain/new-events.ts'
import { isSameVisit, type PlannedEvent, revise } from './domain/planned-event.ts'
import { requireRoom } from './manage-events.ts'
import { showEvents } from './show-events.ts'

/** Imports what is known of the home now, and what search publishes next: the home may not have been tracked for a long time. */
export const importTimes =
  (context: CalendarContext): Handler<typeof importHomeTimes> =>
  async ({ body, caller }) => {
    const { clock, events, homes, timeImports } = context
    const userId = caller.sub
    if (!isCaller(body.userId, userId) || !mayKnowHome(body.propertyId, userId)) throw notFound()
    await requireRoom(context, userId)
    const { propertyId } = body
    const scheduled = newEvent(PropertyScheduled, { userId, propertyId }, { clock })
    await timeImports.add({ userId, propertyId, askedAt: clock.now() }, scheduled)
    const home = await homes.of(propertyId)
    if (home === null) return { events: [], isPending: true }
    const imported = await importKnownTimes(context, userId, home)
    const isPending = imported.length === 0 && (await events.buyersOf(propertyId)).length === 0
    return { events: await showEvents(context, imported), isPending }
  }

/** Resolves to the user's events of the coming times. */
const importKnownTimes = async (context: CalendarContext, userId: string, home: HomeTimes): Promise<PlannedEvent[]> => {
  const { clock, events } = context
  await addTimes(context, { userId, home, before: null }, await events.ofHome(userId, home.propertyId))
  const keys = new Set(comingSlots(home, clock.now()).map(({ key }) => key))
  const after = await events.ofHome(userId, home.propertyId)
  return after.filter(({ slot, cancelledAt }) => cancelledAt === null && slot !== null && keys.has(slot))
}

interface Import {
  readonly userId: string
  readonly home: HomeTimes
  /** The home whose times the user was given already; null for none. */
  readonly before: HomeTimes | null
}

/** A time that the user has already stays one event; one that they deleted comes back. `known`: their events of the home. */
export const addTimes = async (
  context: CalendarContext,
  { userId, home, before }: Import,
  known: readonly PlannedEvent[],
): Promise<void> => {
  const { clock, events, newId } = context
  for (const slot of newSlots(before, home, clock.now())) {
    const event = known.find((candidate) => candidate.slot === slot.key) ?? known.find((own) => isPlannedAt(own, slot))
    if (event?.slot === null)
      await events.replace(event, revise(event, { slot: slot.key, endTime: slot.end }, clock.now()))
    else if (!event) await events.add(importedEvent(slot, home, { id: newId(), userId, now: clock.now() }))
    else if (event.cancelledAt !== null) await restore(context, event, { slot, home })
  }
}

/** The buyer scheduled this very time by hand: from now on that event follows the advert, and there is no second one. */
const isPlannedAt = (event: PlannedEvent, { eventType, start }: Slot): boolean =>
  event.slot === null && event.cancelledAt === null && isSameVisit(event, { eventType, startTime: start })

/** For a user who asked while the home was heard of. Whoever has any time of it, deleted or set otherwise, was given them all before. */
export const importFirstTimes = async (context: CalendarContext, userId: string, home: HomeTimes): Promise<void> => {
  const known = await context.events.ofHome(userId, home.propertyId)
  if (known.length === 0) await addTimes(context, { userId, home, before: null }, known)
}

/** As the advert states it now. When somebody else restores it at the same moment, it is restored. */
const restore = async (
  { clock, events }: CalendarContext,
  event: PlannedEvent,
  { slot, home }: { slot: Slot; home: HomeTimes },
): Promise<void> => {
  const stated = { cancelledAt: null, isWithdrawn: false, endTime: slot.end, timeZone: home.timeZone }
  await events.replace(event, revise(event, stated, clock.now()))
}
