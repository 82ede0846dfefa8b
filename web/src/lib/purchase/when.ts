import { type DueItem, timeOfDay } from '@verandah/purchase-dates'
import { daysInWords, daysUntil } from '@/lib/days.ts'
import { plural } from '@/lib/format.ts'

const ofThisYear = daysInWords({ weekday: 'short', day: 'numeric', month: 'short' })
const ofAnotherYear = daysInWords({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** "Fri 11 Dec", and the year where it is another one. */
export function shortDay(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? ofThisYear(day) : ofAnotherYear(day)
}

/** "Fri 11 Dec 2026". */
export const dayWithYear = ofAnotherYear

export interface When {
  /** "Fri 11 Dec, by 5 pm". */
  day: string
  /** "in 3 days". */
  distance: string
  tone: 'ahead' | 'today' | 'overdue' | 'past'
}

type Dated = Pick<DueItem, 'id' | 'by' | 'time' | 'isBinding'>

/** When an item that is not done is due, in words; null without a date. */
export function whenOf({ id, by, time, isBinding }: Dated, today: string): When | null {
  if (by === null) return null
  const day = `${shortDay(by, today)}${time === null ? '' : `, by ${timeOfDay(time)}`}`
  const days = daysUntil(by, today)
  if (days === 0) return { day, distance: 'today', tone: 'today' }
  if (days > 0) return { day, distance: days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`, tone: 'ahead' }
  const ago = days === -1 ? 'yesterday' : `${plural(-days, 'day')} ago`
  if (id === 'cool-off') return { day, distance: `ended ${ago}`, tone: 'past' }
  return isBinding
    ? { day, distance: `overdue by ${plural(-days, 'day')}`, tone: 'overdue' }
    : { day, distance: `was due ${ago}`, tone: 'past' }
}

type Due = Dated & Pick<DueItem, 'title' | 'isDone' | 'applies'>

/** What a buyer does next, on one line. */
export function nextOf(items: readonly Due[], today: string): { text: string; isOverdue: boolean } {
  const open = items.filter(({ by, isDone }) => by !== null && !isDone)
  const overdue = open.filter((item) => whenOf(item, today)?.tone === 'overdue')
  const next = overdue[0] ?? open.find(({ by }) => by !== null && by >= today)
  const when = next && whenOf(next, today)
  const isOverdue = overdue.length > 0
  if (next !== undefined && when)
    return { text: `${isOverdue ? '' : 'Next: '}${next.title}, ${when.day}, ${when.distance}`, isOverdue }
  const isWaiting = items.some(({ by, applies, isDone }) => by === null && applies && !isDone)
  return {
    text: isWaiting
      ? 'Enter how you’re buying and the dates you know, and we’ll work out the rest.'
      : 'Nothing is left to do.',
    isOverdue,
  }
}
