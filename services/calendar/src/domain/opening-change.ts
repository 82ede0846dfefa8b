import type { DayPlanInput, OpeningChange } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { type HomeTimes, type Slot, slotsOf } from './home-times.ts'
import { isSameVisit, occupiedUntil, type PlannedEvent } from './planned-event.ts'

export type StoredStop = DayPlanInput['routes'][number]['stops'][number]

/** What is known of a stop beside its plan. */
export interface Knowledge {
  /** The advertised times; null while the calendar does not know the home. */
  readonly home: HomeTimes | null
  /** Visits whose times the owner of the plan set. */
  readonly setByHand: readonly PlannedEvent[]
  readonly now: Date
}

/**
 * Returns how the advert of a home has changed an opening since it was planned; null if it has not, or if the opening
 * is over. An inspection by appointment, or a time that the buyer set, is in no advert.
 */
export function openingChangeOf(stop: StoredStop, { home, setByHand, now }: Knowledge): OpeningChange | null {
  if (home === null || stop.eventType === 'Private Inspection' || Date.parse(stop.closes) <= now.getTime()) return null
  if (setByHand.some((event) => isOf(stop, event))) return null
  const slots = slotsOf(home).filter(({ eventType }) => eventType === stop.eventType)
  const same = slots.find(({ start }) => start.getTime() === Date.parse(stop.opens))
  if (same) return endOf(same).getTime() < Date.parse(stop.leavesAt) ? movedTo(same) : null
  const dayOf = (instant: Date | string) => wallClockOf(instant, home.timeZone).date
  const [nearest] = slots
    .filter(({ start }) => dayOf(start) === dayOf(stop.opens))
    .toSorted((one, other) => distance(one, stop) - distance(other, stop))
  return nearest ? movedTo(nearest) : { kind: 'withdrawn', opens: null, closes: null }
}

const isOf = ({ propertyId, eventType, opens }: StoredStop, event: PlannedEvent): boolean =>
  event.propertyId === propertyId && isSameVisit(event, { eventType, startTime: new Date(opens) })

const distance = ({ start }: Slot, { opens }: StoredStop): number => Math.abs(start.getTime() - Date.parse(opens))

const endOf = ({ start, end, eventType }: Slot): Date => occupiedUntil({ startTime: start, endTime: end, eventType })

const movedTo = (slot: Slot): OpeningChange => ({
  kind: 'moved',
  opens: slot.start.toISOString(),
  closes: endOf(slot).toISOString(),
})
