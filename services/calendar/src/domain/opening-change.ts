import type { DayPlanInput, OpeningChange } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { type HomeTimes, type Slot, slotsOf } from './home-times.ts'
import { occupiedUntil } from './planned-event.ts'

export type StoredStop = DayPlanInput['routes'][number]['stops'][number]

/**
 * Returns how the advert of a home has changed an opening since it was planned; null if it has not, or if the opening
 * is over. An inspection by appointment is in no advert.
 */
export function openingChangeOf(stop: StoredStop, home: HomeTimes | null, now: Date): OpeningChange | null {
  if (home === null || stop.eventType === 'Private Inspection' || Date.parse(stop.closes) <= now.getTime()) return null
  const slots = slotsOf(home).filter(({ eventType }) => eventType === stop.eventType)
  const same = slots.find(({ start }) => start.getTime() === Date.parse(stop.opens))
  if (same) return endOf(same).getTime() < Date.parse(stop.leavesAt) ? movedTo(same) : null
  const dayOf = (instant: Date | string) => wallClockOf(instant, home.timeZone).date
  const [nearest] = slots
    .filter(({ start }) => dayOf(start) === dayOf(stop.opens))
    .toSorted((one, other) => distance(one, stop) - distance(other, stop))
  return nearest ? movedTo(nearest) : { kind: 'withdrawn', opens: null, closes: null }
}

const distance = ({ start }: Slot, { opens }: StoredStop): number => Math.abs(start.getTime() - Date.parse(opens))

const endOf = ({ start, end, eventType }: Slot): Date => occupiedUntil({ startTime: start, endTime: end, eventType })

const movedTo = (slot: Slot): OpeningChange => ({
  kind: 'moved',
  opens: slot.start.toISOString(),
  closes: endOf(slot).toISOString(),
})
