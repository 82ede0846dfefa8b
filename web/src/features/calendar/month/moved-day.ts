import { addDays, addMonths, type Day, weekdayOf, weekLength } from './days.ts'

interface Press {
  key: string
  shiftKey: boolean
}

/** Where a key leads in a grid of days; null when it isn't one of the grid's. */
export const movedDay = (day: Day, { key, shiftKey }: Press): Day | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -weekLength)
    case 'ArrowDown':
      return addDays(day, weekLength)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, weekLength - 1 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}
