import type { Inspection, PropertySnapshot } from './property.ts'

type OpenHomes = Pick<PropertySnapshot, 'openHomeDate' | 'openHomeEndTime' | 'inspections'>

/** The open homes of a home, each once and unordered; the next one may be missing from the list. */
export function openHomesOf({ openHomeDate, openHomeEndTime, inspections }: OpenHomes): Inspection[] {
  const isListed = openHomeDate === null || inspections.some(({ start }) => start === openHomeDate)
  return isListed ? inspections : [...inspections, { start: openHomeDate, end: openHomeEndTime }]
}

/**
 * Current and future open homes, in order; past ones may remain because a home is stored as a search saw it. `now` in
 * milliseconds.
 */
export function openHomesAhead(home: OpenHomes, now: number): Inspection[] {
  return openHomesOf(home)
    .filter(({ start, end }) => Date.parse(end ?? start) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start))
}
