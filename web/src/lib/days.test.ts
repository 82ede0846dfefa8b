import { describe, expect, it } from 'vitest'
import { setClock } from '@/testing/app.tsx'
import { addMonths, cellsShown, dayText, isDay, movedDay, todayAt, weekdayOf, weeksAround } from './days.ts'

setClock('2026-10-03T15:30:00Z', 'Australia/Sydney')

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

describe('a month', () => {
  it('is 42 different days from Sunday to Saturday, also when clocks change in it', () => {
    for (const month of ['2026-10-04', '2026-04-05', '2027-02-14']) {
      const days = weeksAround(month).flat()
      expect(new Set(days).size).toBe(cellsShown)
      expect(days.map(weekdayOf)).toEqual(days.map((_, index) => index % 7))
    }
  })

  it('starts with the days before it and ends with those after it', () => {
    const days = weeksAround('2026-10-15').flat()
    expect([days[0], days[4], days[34], days[35], days[41]]).toEqual([
      '2026-09-27',
      '2026-10-01',
      '2026-10-31',
      '2026-11-01',
      '2026-11-07',
    ])
  })

  it('has its name, and its days have theirs', () => {
    expect(dayText('2026-10-04')).toBe('Sunday 4 October 2026')
  })
})

describe('the keys of the grid', () => {
  it('move by days and weeks, to the ends of the week, by months and years', () => {
    const from = (day: string, key: string, shiftKey = false) => movedDay(day, press(key, shiftKey))
    expect(from('2026-10-01', 'ArrowLeft')).toBe('2026-09-30')
    expect(from('2026-10-31', 'ArrowRight')).toBe('2026-11-01')
    expect(from('2026-10-04', 'ArrowUp')).toBe('2026-09-27')
    expect(from('2026-10-04', 'ArrowDown')).toBe('2026-10-11')
    expect(from('2026-10-07', 'Home')).toBe('2026-10-04')
    expect(from('2026-10-07', 'End')).toBe('2026-10-10')
    expect(from('2026-10-31', 'PageUp')).toBe('2026-09-30')
    expect(from('2026-10-31', 'PageDown')).toBe('2026-11-30')
    expect(from('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
    expect(from('2026-10-04', 'a')).toBeNull()
  })
})

describe('a day', () => {
  it('is today where the viewer is', () => {
    expect(todayAt(Date.now())).toBe('2026-10-04')
  })

  it('is one of the calendar', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-1', 'soon', ''].map(isDay)).toEqual([true, false, false, false, false])
  })

  it('keeps its number from month to month where it can', () => {
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2027-01-05', -1)).toBe('2026-12-05')
  })
})
