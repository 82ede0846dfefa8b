import { describe, expect, it } from 'vitest'
import { type Rows, spanOfRows, topOfRow } from './span-of-rows.ts'

const rows: Rows = { count: 21, columns: 2, heights: [100, 300], typical: 200 }

describe('the drawn part of a long list', () => {
  it('is the rows in sight, with room for the others', () => {
    expect(spanOfRows(rows, { top: 0, bottom: 350 })).toEqual({ from: 0, to: 4, before: 0, after: 9 * 200 })
    expect(spanOfRows(rows, { top: 400, bottom: 800 })).toEqual({ from: 4, to: 8, before: 400, after: 7 * 200 })
  })

  it('ends with the last row, which may be short', () => {
    expect(spanOfRows(rows, { top: 2100, bottom: 9999 })).toEqual({ from: 20, to: 21, before: 2000, after: 0 })
  })

  it('never is empty, however far the list is away', () => {
    expect(spanOfRows(rows, { top: -5000, bottom: -4000 })).toMatchObject({ from: 0, to: 2 })
    expect(spanOfRows(rows, { top: 9000, bottom: 9500 })).toMatchObject({ from: 20, to: 21 })
  })

  it('keeps the height of the list whichever part is drawn', () => {
    const whole = topOfRow(rows, 11)
    for (const top of [0, 120, 777, 1500]) {
      const { from, to, before, after } = spanOfRows(rows, { top, bottom: top + 500 })
      const drawn = topOfRow(rows, Math.ceil(to / 2)) - topOfRow(rows, from / 2)
      expect(before + drawn + after).toBe(whole)
    }
  })
})
