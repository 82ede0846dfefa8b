import { PropertyScheduled } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { comingSlots, type HomeTimes, type Slot } from './domain/home-times.ts'
import { takenOverEvent } from './domain/new-events.ts'
import { type PlannedEvent, revise } from './domain/planned-event.ts'

interface TakingOver {
  readonly userId: string
  readonly home: HomeTimes
}

type Deps = Pick<CalendarContext, 'clock' | 'events' | 'newId'>

/**
 * Gives a user an event for each coming time of a home, and resolves to these. A time that they have already stays one event;
 * one that they deleted comes back.
 */
export const takeOver = async (context: Deps, { userId, home }: TakingOver): Promise<PlannedEvent[]> => {
  const { clock, events } = context
  const slots = comingSlots(home, clock.now())
  const known = await events.ofHome(userId, home.propertyId)
  for (const slot of slots) {
    const event = known.find((candidate) => candidate.slot === slot.key)
    if (!event) await addEvent(context, slot, { userId, home })
    else if (event.cancelledAt !== null) await restore(context, event)
  }
  const keys = new Set(slots.map(({ key }) => key))
  const after = await events.ofHome(userId, home.propertyId)
  return after.filter(({ slot, cancelledAt }) => cancelledAt === null && slot !== null && keys.has(slot))
}

const addEvent = async ({ clock, events, newId }: Deps, slot: Slot, { userId, home }: TakingOver): Promise<void> => {
  const event = takenOverEvent(slot, home, { id: newId(), userId, now: clock.now() })
  await events.add(event, [scheduledBy(event, clock)])
}

/** When somebody else restores it at the same moment, it is restored. */
const restore = async ({ clock, events }: Deps, event: PlannedEvent): Promise<void> => {
  await events.replace(revise(event, { cancelledAt: null }, clock.now()), [scheduledBy(event, clock)])
}

const scheduledBy = ({ userId, propertyId }: PlannedEvent, clock: Deps['clock']) =>
  newEvent(PropertyScheduled, { userId, propertyId: propertyId ?? '' }, { clock })
