import { wallClockOf } from '@verandah/local-time'
import { comingSlots, type HomeTimes, newSlots, type Slot } from './home-times.ts'
import { type PlannedEvent, revise } from './planned-event.ts'

interface News {
  /** The previous state of the home. */
  readonly before: HomeTimes | null
  readonly after: HomeTimes
  readonly now: Date
}

/**
 * Updates one buyer's events of a home after its advert changes: future events that follow a time move with it, or are
 * withdrawn if the advert offers no other. Returns the changed events only; idempotent.
 */
export function followHome(events: readonly PlannedEvent[], news: News): PlannedEvent[] {
  const coming = comingSlots(news.after, news.now)
  const held = new Set(events.map(({ slot }) => slot))
  const free = newSlots(news.before, news.after, news.now).filter(({ key }) => !held.has(key))
  return events
    .filter(({ cancelledAt }) => cancelledAt === null)
    .toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime())
    .flatMap((event) => {
      const changes = { ...timesOf(event, { coming, free, ...news }), timeZone: news.after.timeZone }
      return isChange(event, changes) ? [revise(event, changes, news.now)] : []
    })
}

type Choice = News & { coming: Slot[]; free: Slot[] }

const timesOf = (event: PlannedEvent, { coming, free, after, now }: Choice): Partial<PlannedEvent> => {
  if (event.slot === null || event.startTime <= now) return {}
  const same = coming.find(({ key }) => key === event.slot)
  if (same) return { endTime: same.end, isWithdrawn: false }
  const next = takeNearest(event, free, after.timeZone)
  if (!next) return { isWithdrawn: true }
  const { key, start, end } = next
  return { slot: key, startTime: start, endTime: end, movedFrom: event.startTime, isWithdrawn: false }
}

/** Takes the new time of the same kind on the same day, else the nearest, and removes it from `free`. */
const takeNearest = ({ eventType, startTime }: PlannedEvent, free: Slot[], timeZone: string): Slot | undefined => {
  const distance = ({ start }: Slot) => Math.abs(start.getTime() - startTime.getTime())
  const dayOf = (time: Date) => wallClockOf(time, timeZone).date
  const isSameDay = ({ start }: Slot) => dayOf(start) === dayOf(startTime)
  const [nearest] = free
    .filter((slot) => slot.eventType === eventType)
    .toSorted((one, other) => Number(isSameDay(other)) - Number(isSameDay(one)) || distance(one) - distance(other))
  if (nearest) free.splice(free.indexOf(nearest), 1)
  return nearest
}

const isChange = (event: PlannedEvent, changes: Partial<PlannedEvent>): boolean =>
  (Object.keys(changes) as (keyof PlannedEvent)[]).some((key) => valueOf(event[key]) !== valueOf(changes[key]))

const valueOf = (field: PlannedEvent[keyof PlannedEvent] | undefined) =>
  field instanceof Date ? field.getTime() : field
