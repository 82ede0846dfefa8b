import type { PurchaseRecord, SavedProperty } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { dueItems, timeOfDay } from '@verandah/purchase-dates'
import { streetOf } from '@/components/property/street-of.ts'
import { type Day, daysUntil } from '@/lib/days.ts'
import { factsOf } from '@/lib/purchase/facts.ts'
import { type When, whenOf } from '@/lib/purchase/when.ts'

/** A day by which the buyer must have done something for a home. */
export interface DueDay {
  key: string
  propertyId: string
  /** "Pay the deposit". */
  title: string
  street: string
  /** Where the home is. */
  day: Day
  /** "by 5 pm"; null: by the end of the day. */
  time: string | null
  /** Negative: overdue. */
  daysAhead: number
  when: When
}

/** What is still to do for the homes that the buyer is buying and can still be done, by date. */
export function dueDaysOf(
  purchases: readonly PurchaseRecord[],
  saved: readonly SavedProperty[],
  now: number,
): DueDay[] {
  return purchases
    .flatMap((purchase) => daysOf(purchase, saved, now))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

const daysOf = (purchase: PurchaseRecord, saved: readonly SavedProperty[], now: number): DueDay[] => {
  const { propertyId } = purchase
  const record = saved.find((one) => one.propertyId === propertyId)
  const home = record?.home ?? null
  if (home === null || record?.stage === 'lost') return []
  const today = wallClockOf(now, home.timeZone).date
  return dueItems(factsOf(home, purchase)).flatMap((item) => {
    const { id, title, by, time, isDone, applies } = item
    const when = whenOf(item, today)
    if (when === null || by === null || isDone || !applies || when.tone === 'past') return []
    return {
      key: `${propertyId} ${id}`,
      propertyId,
      title,
      street: streetOf(home),
      day: by,
      time: time === null ? null : `by ${timeOfDay(time)}`,
      daysAhead: daysUntil(by, today),
      when,
    }
  })
}
