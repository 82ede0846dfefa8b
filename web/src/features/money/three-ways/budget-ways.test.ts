import type { AustralianState, BuyersMoney } from '@verandah/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundledTables as tables } from '@verandah/true-cost'
import { budgetWays } from './budget-ways.ts'
import { highestThatFits } from './highest-that-fits.ts'

const money: BuyersMoney = {
  buyers: [{ residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }],
  deposit: { percent: 20 },
}
const today = '2026-11-28'
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const satisfies AustralianState[]

describe('the highest price that fits', () => {
  it('is found above a cliff, where cost falls again', () => {
    const fits = (price: number) => price <= 500_000 || (price > 700_000 && price <= 812_345)
    expect(highestThatFits(fits)).toBe(812_345)
  })

  it('is the last dollar before a cliff', () => {
    expect(highestThatFits((price) => price <= 800_000)).toBe(800_000)
  })

  it('is null when none fits', () => {
    expect(highestThatFits(() => false)).toBeNull()
  })
})

describe('a budget three ways', () => {
  it('is the highest price whose cash or month is within the amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.constantFrom('cash' as const, 'month' as const),
        fc.integer({ min: 1500, max: 9000 }),
        fc.constantFrom({ percent: 10 }, { percent: 20 }, { dollars: 90_000 }),
        (state, way, thousandths, deposit) => {
          const amount = way === 'cash' ? thousandths * 50 : thousandths
          const context = { tables, money: { ...money, deposit }, state, today }
          const found = budgetWays(way, amount, context)
          // Where no duty is due, cash does not rise with the price: every price fits.
          if (found === null || found.price === 20_000_000) return
          expect(found[way]).toBeLessThanOrEqual(amount)
          const dearer = budgetWays('price', found.price + 1, context)?.[way] ?? Infinity
          expect(dearer).toBeGreaterThan(amount)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('counts the savings that are kept back as cash', () => {
    const context = { tables, money, state: 'QLD' as const, today }
    const without = budgetWays('price', 700_000, context)
    const withBuffer = { ...context, money: { ...money, buffer: 20_000 } }
    expect(budgetWays('price', 700_000, withBuffer)?.cash).toBe((without?.cash ?? 0) + 20_000)
  })

  it('needs no loan where the deposit is above the price', () => {
    const context = { tables, money: { ...money, deposit: { dollars: 90_000 } }, state: 'SA' as const, today }
    expect(budgetWays('price', 50_000, context)).toMatchObject({ price: 50_000, month: 0 })
  })
})
