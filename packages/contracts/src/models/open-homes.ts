import type { Inspection, PropertySnapshot } from './property.ts'

type OpenHomes = Pick<PropertySnapshot, 'openHomeDate' | 'openHomeEndTime' | 'inspections'>

/**
 * Current and future open homes, in order; past ones may remain because a home is stored as a search saw it. `now` in
 * milliseconds.
 */
export const openHomesAhead = (home: OpenHomes, now: number): Inspection[] => {
  const { openHomeDate, openHomeEndTime, inspections } = home
  const isListed = openHomeDate === null || inspections.some(({ start }) => start === openHomeDate)
  const stated = isListed ? inspections : [...inspections, { start: openHomeDate, end: openHomeEndTime }]
  return stated
    .filter(({ start, end }) => Date.parse(end ?? start) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start))
}
