import type { ArriveBy, Place, PlaceMode } from '@verandah/contracts'
import { modeWords } from '@verandah/scoring-model'
import { weekdays, weekLength } from '@/lib/days.ts'

export const modeTitles: Readonly<Record<PlaceMode, string>> = {
  driving: 'Drive',
  transit: 'Public transport',
  cycling: 'Cycle',
  walking: 'Walk',
}

export function weekdayName(weekday: number): string {
  return weekdays[weekday % weekLength] ?? ''
}

/** "by 9:00 on a Tuesday". */
export function arrivalText({ weekday, time }: ArriveBy): string {
  return `by ${time.replace(/^0/, '')} on a ${weekdayName(weekday)}`
}

/** "By public transport, by 9:00 on a Tuesday. Good up to 20 min, too far from 45 min." */
export function placeText({ mode, arriveBy, goodMinutes, tooFarMinutes }: Place): string {
  const way = `${modeWords[mode]}${arriveBy === null ? '' : `, ${arrivalText(arriveBy)}`}`
  return `${way.charAt(0).toUpperCase()}${way.slice(1)}. Good up to ${goodMinutes} min, too far from ${tooFarMinutes} min.`
}
