import DateHolidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { type Day, type State, states } from '../types.ts'
import { isWeekend } from './days.ts'
import { holidayOf, holidaysBetween, holidayTable } from './holidays.ts'

/** Whole weekdays that the package counts as public holidays of a state, within our table. */
const theirDays = (state: State): Day[] => {
  const { lastDay } = holidayTable.states[state]
  const library = new DateHolidays('AU', state)
  const days = [2026, 2027, 2028, 2029]
    .flatMap((year) => library.getHolidays(year))
    .filter(({ type, date }) => type === 'public' && date.slice(11, 16) === '00:00')
    .map(({ date }) => date.slice(0, 10))
  return [...new Set(days)].filter((day) => !isWeekend(day) && day <= lastDay).sort()
}

const ourDays = (state: State): Day[] => {
  const days = holidaysBetween('2026-01-01', holidayTable.states[state].lastDay, state)
  return days.filter(({ isOpen }) => !isOpen).map(({ on }) => on)
}

/** Days that the package computes, but that are set each year, by the league and by proclamation, or that a bill moves. */
const notFixedYet: Partial<Record<State, Day[]>> = {
  VIC: ['2027-09-24', '2028-09-29', '2029-09-28'],
  WA: ['2027-09-27', '2028-03-06', '2028-06-05', '2028-09-25', '2029-03-05', '2029-06-04', '2029-09-24'],
}

describe('public holidays', () => {
  it.each(states)('of %s are those of date-holidays, but for days that are not fixed yet', (state) => {
    const openDays = notFixedYet[state] ?? []
    expect(ourDays(state)).toEqual(theirDays(state).filter((day) => !openDays.includes(day)))
    for (const day of openDays)
      expect(holidaysBetween(day, day, state)).toEqual([expect.objectContaining({ isOpen: true })])
  })

  it('of Western Australia are open on the days to which a bill moves them', () => {
    const days = ['2028-03-13', '2028-06-12', '2028-11-13', '2029-03-19', '2029-06-11', '2029-11-12']
    const open = days.filter((day) => holidaysBetween(day, day, 'WA').some(({ isOpen }) => isOpen))
    expect(open).toEqual(days)
  })

  it('lie on weekdays, in order of date', () => {
    const days = holidayTable.days.map(({ on }) => on)
    expect(days.filter(isWeekend)).toEqual([])
    expect(days).toEqual(days.toSorted())
  })

  it.each([
    ['2026-11-03', 'VIC', 'Melbourne Cup Day'],
    ['2026-11-03', 'NSW', null],
    ['2027-03-08', 'ACT', 'Canberra Day'],
    ['2027-03-08', 'NSW', null],
    ['2027-03-08', 'SA', 'Adelaide Cup Day'],
    ['2027-03-08', 'TAS', 'Eight Hours Day'],
    ['2027-06-07', 'WA', 'Western Australia Day'],
    ['2027-06-14', 'WA', null],
    ['2027-06-14', 'VIC', "King's Birthday"],
    ['2027-06-14', 'QLD', null],
    ['2027-10-04', 'QLD', "King's Birthday"],
    ['2027-10-04', 'VIC', null],
    ['2027-04-26', 'QLD', 'Anzac Day (additional day)'],
    ['2027-04-26', 'SA', null],
    ['2028-03-06', 'WA', null],
    ['2028-04-14', 'WA', 'Good Friday'],
    ['2028-12-26', 'WA', 'Boxing Day'],
  ] as const)('on %s in %s: %s', (day, state, name) => {
    expect(holidayOf(day, state)).toBe(name)
  })
})
