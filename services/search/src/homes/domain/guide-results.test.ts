import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewestSales, guideResultsOf, isCounted } from './guide-results.ts'
import type { Guide } from '@verandah/listing-providers/listing'

const saleOf = (price: number, from: number | null, to: number | null) => {
  return { price, guide: { from, to }, day: '2026-11-14', method: null }
}
const results = (...sales: ReturnType<typeof saleOf>[]) => {
  return guideResultsOf(sales) ?? expect.fail('There are results')
}

const dollars = fc.integer({ min: 100_000, max: 5_000_000 })
const guides: fc.Arbitrary<Guide> = fc.oneof(
  fc.tuple(dollars, dollars).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
  dollars.map((from) => ({ from, to: null })),
  dollars.map((to) => ({ from: null, to })),
)
const sales = fc.array(
  fc.tuple(dollars, guides).map(([price, { from, to }]) => saleOf(price, from, to)),
  { minLength: fewestSales, maxLength: 40 },
)

describe('results against guides', () => {
  it('add up to their number, with the middle of those above', () => {
    fc.assert(
      fc.property(sales, (all) => {
        const { count, above, within, below, medianPercent, openEnded } = results(...all)
        expect(above + within + below).toBe(all.length)
        expect(count).toBe(all.length)
        expect(Math.min(above, within, below)).toBeGreaterThanOrEqual(0)
        expect(openEnded).toBe(all.filter(({ guide }) => guide.to === null).length)
        expect(medianPercent === null).toBe(above === 0)
        if (medianPercent !== null) expect(medianPercent).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('do not depend on the order of sales', () => {
    fc.assert(
      fc.property(sales, (all) => {
        expect(results(...all.toReversed())).toEqual(results(...all))
      }),
    )
  })

  it('are none for fewer than five sales', () => {
    const four = Array.from({ length: fewestSales - 1 }, () => saleOf(900_000, 850_000, 900_000))
    expect(guideResultsOf(four)).toBeNull()
  })

  it('have the exact middle of an odd and of an even number', () => {
    const by = (percent: number) => saleOf(10_000 * (100 + percent), 900_000, 1_000_000)
    const others = [by(0), by(-5), by(-20)]
    expect(results(by(2), by(6), by(30), ...others).medianPercent).toBe(6)
    expect(results(by(2), by(6), by(9), by(30), ...others).medianPercent).toBe(7.5)
    expect(results(by(2), by(6), by(30), ...others)).toMatchObject({ above: 3, within: 2, below: 1 })
  })

  it('take "offers over" as reaching a tenth above its start, and "up to" as having no start', () => {
    const open = [
      saleOf(1_100_000, 1_000_000, null),
      saleOf(1_110_000, 1_000_000, null),
      saleOf(990_000, 1_000_000, null),
    ]
    const upTo = [saleOf(500_000, null, 900_000), saleOf(918_000, null, 900_000)]
    expect(results(...open, ...upTo)).toMatchObject({ above: 2, within: 2, below: 1, openEnded: 3 })
  })
})

it('a sale without a shown price, a guide or a day is no evidence', () => {
  const whole = saleOf(900_000, 850_000, 900_000)
  expect(isCounted(whole)).toBe(true)
  for (const missing of ['price', 'guide', 'day']) expect(isCounted({ ...whole, [missing]: null })).toBe(false)
  expect(isCounted(null)).toBe(false)
})
