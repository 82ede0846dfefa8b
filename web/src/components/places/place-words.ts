import type { ArriveBy, Place, PlaceMode } from '@verandah/contracts'
import { modeWords } from '@verandah/scoring-model'

export const modeTitles: Readonly<Record<PlaceMode, string>> = {
  driving: 'Drive',
  transit: 'Public transport',
  cycling: 'Cycle',
  walking: 'Walk',
}

/** From Monday on. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** "by 9:00 on a Tuesday". */
export const arrivalText = ({ weekday, time }: ArriveBy): string =>
  `by ${time.replace(/^0/, '')} on a ${weekdays[weekday - 1] ?? ''}`

/** "By public transport, by 9:00 on a Tuesday. Good up to 20 min, too far from 45 min." */
export const placeText = ({ mode, arriveBy, goodMinutes, tooFarMinutes }: Place): string => {
  const way = `${modeWords[mode]}${arriveBy === null ? '' : `, ${arrivalText(arriveBy)}`}`
  return `${way.charAt(0).toUpperCase()}${way.slice(1)}. Good up to ${goodMinutes} min, too far from ${tooFarMinutes} min.`
}
