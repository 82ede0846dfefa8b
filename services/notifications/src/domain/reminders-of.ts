import type { TrackedPurchase } from '@verandah/contracts'
import { dueItems, factsOf } from '@verandah/purchase-dates'

export interface Reminder {
  /** Names the item, its day and how long before it is: another day is another reminder. */
  readonly key: string
  readonly title: string
  /** YYYY-MM-DD where the home is. */
  readonly day: string
  /** HH:MM of that day; null: the end of the day. */
  readonly time: string | null
  /** Days from today. */
  readonly days: number
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The reminders of a day: of what is due in three days, and of what is due tomorrow. One that was missed is due until
 * the next one, and until the day itself.
 */
export function remindersOf({ home, terms, done }: TrackedPurchase, today: string): Reminder[] {
  return dueItems(factsOf(home, { terms, done })).flatMap(({ id, title, by, time, applies, isDone }) => {
    if (by === null || isDone || !applies) return []
    const days = Math.round((Date.parse(by) - Date.parse(today)) / dayMs)
    if (days < 0 || days > 3) return []
    return [{ key: `${by} ${id} ${days > 1 ? 'three days' : 'one day'}`, title, day: by, time, days }]
  })
}

/** Without the keys of days that have passed. */
export function stillAhead(keys: readonly string[], today: string): string[] {
  return keys.filter((key) => key.slice(0, today.length) >= today)
}
