import { mayKnowHome, PropertyScheduled } from '@verandah/contracts'
import { type Handler, isCaller, newEvent, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { comingSlots, type HomeTimes, newSlots, type Slot } from './domain/home-times.ts'
import { importedEvent } from './domain/new-events.ts'
import { isSameVisit, type PlannedEvent, revise } from './domain/planned-event.ts'
import { requireRoom } from './manage-events.ts'
import { showEvents } from './show-events.ts'

/**
 * Imports the known times of the home, and those that search publishes next: the home may not have been tracked for a
 * long time.
 */
export const importTimes =
  (context: CalendarContext): Handler<'importHomeTimes'> =>
  async ({ body, caller }) => {
    const { clock, events, homes, timeImports } = context
    const userId = caller.sub
    if (!isCaller(body.userId, userId) || !mayKnowHome(body.propertyId, userId)) throw notFound()
    await requireRoom(context, userId)
    const { propertyId } = body
    const scheduled = newEvent(PropertyScheduled, { userId, propertyId }, { clock })
    await timeImports.add({ userId, propertyId, askedAt: new Date(scheduled.occurredAt) }, scheduled)
    const home = await homes.of(propertyId)
    if (home === null) return { events: [], isPending: true }
    const imported = await context.inTurn(userId, () => importKnownTimes(context, userId, home))
    const isPending = imported.length === 0 && (await events.buyersOf(propertyId)).length === 0
    return { events: await showEvents(context, imported), isPending }
  }

/** Resolves to the user's events for the home's future times. */
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
  /** The state of the home whose times the user already has; null if none. */
  readonly before: HomeTimes | null
}

/** Adds an event for each new time; see `addSlots`. */
export function addTimes(
  context: CalendarContext,
  { userId, home, before }: Import,
  known: readonly PlannedEvent[],
): Promise<void> {
  return addSlots(context, { userId, home, slots: newSlots(before, home, context.clock.now()) }, known)
}

interface Adding {
  readonly userId: string
  readonly home: HomeTimes
  /** Times of the home's advert. */
  readonly slots: readonly Slot[]
}

/**
 * Adds an event for each time of an advert. An existing one stays a single event; a deleted one is restored. `known`:
 * the user's events of the home.
 */
export async function addSlots(
  context: CalendarContext,
  { userId, home, slots }: Adding,
  known: readonly PlannedEvent[],
): Promise<void> {
  const { clock, events, newId } = context
  for (const slot of slots) {
    const event = known.find((candidate) => candidate.slot === slot.key) ?? known.find((own) => isPlannedAt(own, slot))
    if (event?.slot === null)
      await events.replace(event, revise(event, { slot: slot.key, endTime: slot.end }, clock.now()))
    else if (!event) await events.add(importedEvent(slot, home, { id: newId(), userId, now: clock.now() }))
    else if (event.cancelledAt !== null) await restore(context, event, { slot, home })
  }
}

/**
 * Whether the buyer scheduled the same time by hand: that event then follows the advert, and no second one is added.
 */
const isPlannedAt = (event: PlannedEvent, { eventType, start }: Slot): boolean =>
  event.slot === null && event.cancelledAt === null && isSameVisit(event, { eventType, startTime: start })

/**
 * Imports for a user who asked while the home's event was being handled. A user with any event of the home, deleted or
 * not, has had them all before.
 */
export async function importFirstTimes(context: CalendarContext, userId: string, home: HomeTimes): Promise<void> {
  const known = await context.events.ofHome(userId, home.propertyId)
  if (known.length === 0) await addTimes(context, { userId, home, before: null }, known)
}

/** Restores an event as the advert states it now. A concurrent restore has the same result. */
const restore = async (
  { clock, events }: CalendarContext,
  event: PlannedEvent,
  { slot, home }: { slot: Slot; home: HomeTimes },
): Promise<void> => {
  const stated = { cancelledAt: null, isWithdrawn: false, endTime: slot.end, timeZone: home.timeZone }
  await events.replace(event, revise(event, stated, clock.now()))
}
