import type { PlannedStop, TravelMode, TravelSource } from '@verandah/contracts'
import { plural, shortDateText, timeText } from '@/lib/format.ts'
import type { WhyOut } from './model/why-out.ts'

/** "35 min", "1 h 5 min". */
export function minutesText(minutes: number): string {
  const hours = Math.trunc(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const travelWords: Readonly<Record<TravelMode, string>> = { driving: 'drive', cycling: 'ride', walking: 'walk' }

/** "12 min drive". */
export function travelText(minutes: number, mode: TravelMode): string {
  return `${minutesText(minutes)} ${travelWords[mode]}`
}

/** Whether travel times come from a router. A copy of a plan from before they could does not say. */
export function isByRouter({ travelLook }: TravelSource): boolean {
  return travelLook === 'exact' || travelLook === 'as-of'
}

/** What follows a travel time: ", estimated", ", as of 12 Nov", nothing where it is exact. */
export function sourceText(travel: TravelSource): string {
  if (!isByRouter(travel)) return ', estimated'
  return travel.travelAsOf === null ? '' : `, as of ${shortDateText(travel.travelAsOf)}`
}

const farMinutes = 240

/** Why a home is not planned; `nameOf` gives the name of a stop by its key. */
export function whyText(why: WhyOut, nameOf: (key: string) => string): string {
  if (why.kind !== 'short' && why.kind !== 'far') return plainReasons[why.kind]
  if (why.minutes > farMinutes) return 'Too far away for this day.'
  const needs = `Needs ${plural(why.minutes, 'more minute')}`
  if (why.kind === 'far') return `${needs}, even as the only home.`
  return why.against === null ? `${needs}.` : `${needs} to be in time for ${nameOf(why.against)}.`
}

const plainReasons = {
  chosen: 'You left it out.',
  verdict: 'You said no to it.',
  ended: 'You marked it as lost or bought.',
  seen: 'You’ve seen it already.',
  appointment: 'You’re seeing it by appointment.',
  auction: 'An auction. Add it if you’d like to go.',
  place: 'Its adverts don’t say where it is.',
  closed: 'Not open long enough within your hours.',
  way: 'No route to it is known.',
} as const

/** "Open 11:00 am to 11:30 am". */
export function openingText({ eventType, opens, closes, timeZone }: Omit<PlannedStop, 'change'>): string {
  const span = `${timeText(opens, timeZone)} to ${timeText(closes, timeZone)}`
  if (eventType === 'Open Home') return `Open ${span}`
  return eventType === 'Auction' ? `Auction ${timeText(opens, timeZone)}` : `By appointment ${span}`
}
