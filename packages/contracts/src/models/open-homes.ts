import type { Inspection, PropertySnapshot } from './property.ts'

type OpenHomes = Pick<PropertySnapshot, 'openHomeDate' | 'openHomeEndTime' | 'inspections'>

/**
 * The open homes that are on or to come, in order; a home is kept as a search saw it, so what was next may be over.
 * `now` in milliseconds.
 */
export const openHomesAhead = (home: OpenHomes, now: number): Inspection[] => {
  const { openHomeDate, openHomeEndTime, inspections } = home
  const isListed = openHomeDate === null || inspections.some(({ start }) => start === openHomeDate)
  const stated = isListed ? inspections : [...inspections, { start: openHomeDate, end: openHomeEndTime }]
  return stated
    .filter(({ start, end }) => Date.parse(end ?? start) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start))
}
