import { PropertyScheduled } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { comingSlots, type HomeTimes, newSlots, type Slot } from './domain/home-times.ts'
import { takenOverEvent } from './domain/new-events.ts'
import { type PlannedEvent, revise } from './domain/planned-event.ts'

interface TakingOver {
  readonly userId: string
  readonly home: HomeTimes
  /** The home whose times the user was given already; null for none. */
  readonly before: HomeTimes | null
}

type Deps = Pick<CalendarContext, 'clock' | 'events' | 'newId'>

/** Gives a user an event for each coming time of a home, and resolves to these. */
export const takeOver = async (
  context: Deps,
  { userId, home }: Omit<TakingOver, 'before'>,
): Promise<PlannedEvent[]> => {
  const { clock, events } = context
  await giveTimes(context, { userId, home, before: null }, await events.ofHome(userId, home.propertyId))
  const keys = new Set(comingSlots(home, clock.now()).map(({ key }) => key))
  const after = await events.ofHome(userId, home.propertyId)
  return after.filter(({ slot, cancelledAt }) => cancelledAt === null && slot !== null && keys.has(slot))
}

/** A time that the user has already stays one event; one that they deleted comes back. `known`: their events of the home. */
export const giveTimes = async (context: Deps, taking: TakingOver, known: readonly PlannedEvent[]): Promise<void> => {
  const { home, before } = taking
  for (const slot of newSlots(before, home, context.clock.now())) {
    const event = known.find((candidate) => candidate.slot === slot.key)
    if (!event) await addEvent(context, slot, taking)
    else if (event.cancelledAt !== null) await restore(context, event, { slot, home })
  }
}

const addEvent = async ({ clock, events, newId }: Deps, slot: Slot, { userId, home }: TakingOver): Promise<void> => {
  const event = takenOverEvent(slot, home, { id: newId(), userId, now: clock.now() })
  await events.add(event, [scheduledBy(event, clock)])
}

/** As the advert states it now. When somebody else restores it at the same moment, it is restored. */
const restore = async (
  { clock, events }: Deps,
  event: PlannedEvent,
  { slot, home }: { slot: Slot; home: HomeTimes },
): Promise<void> => {
  const stated = { cancelledAt: null, isWithdrawn: false, endTime: slot.end, timeZone: home.timeZone }
  await events.replace(revise(event, stated, clock.now()), [scheduledBy(event, clock)])
}

const scheduledBy = ({ userId, propertyId }: PlannedEvent, clock: Deps['clock']) =>
  newEvent(PropertyScheduled, { userId, propertyId: propertyId ?? '' }, { clock })
