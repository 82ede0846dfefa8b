import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanOverTime } from './loan-over-time.ts'

describe('a loan over time', () => {
  it('repays $500,000 at 6% over 30 years with $2,997.75 a month', () => {
    const { monthly, interest, owed, halfAfter } = loanOverTime(500_000_00, 600, 30)
    expect(monthly).toBe(2_997_75)
    expect(interest).toBe(2_997_75 * 360 - 500_000_00)
    expect(owed).toHaveLength(31)
    expect(halfAfter).toBe(21)
  })

  it('falls every year from the loan to nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_00, max: 3_000_000_00 }),
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 1, max: 40 }),
        (loan, rateBps, years) => {
          const { owed } = loanOverTime(loan, rateBps, years)
          expect(owed[0]).toBe(loan)
          expect(owed.at(-1)).toBe(0)
          expect(owed.every((left, year) => year === 0 || left < (owed[year - 1] ?? 0))).toBe(true)
        },
      ),
    )
  })
})
