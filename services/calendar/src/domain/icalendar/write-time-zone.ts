import { offsetAt } from '@verandah/local-time'
import { figuresOf, textOf } from './content-line.ts'
import { findTransitions, type Transition } from './find-transitions.ts'

/**
 * Returns the lines of a VTIMEZONE (RFC 5545, section 3.6.5) that is right for every instant between two, with a year
 * to spare on each side.
 */
export function writeTimeZone(timeZone: string, first: Date, last: Date): string[] {
  const fromMs = Date.UTC(first.getUTCFullYear() - 1, 0, 1)
  const transitions = findTransitions(timeZone, fromMs, Date.UTC(last.getUTCFullYear() + 2, 0, 1))
  const offset = offsetAt(fromMs, timeZone)
  const observed = [{ at: fromMs, from: offset, to: offset }, ...transitions]
  const standard = Math.min(...observed.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${textOf(timeZone)}`,
    ...observed.flatMap((transition) => observanceOf(transition, timeZone, standard)),
    'END:VTIMEZONE',
  ]
}

const observanceOf = ({ at, from, to }: Transition, timeZone: string, standard: number): string[] => {
  const kind = to === standard ? 'STANDARD' : 'DAYLIGHT'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${figuresOf(new Date(at + from))}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${textOf(nameAt(at, timeZone))}`,
    `END:${kind}`,
  ]
}

const offsetText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const figures = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${figures.join('')}`
}

/** `AEDT`; `GMT+11` for a zone without an abbreviation. */
const nameAt = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
