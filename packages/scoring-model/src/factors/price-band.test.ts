import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceBandOf } from './price-band.ts'

it.each([
  [1_234_567, 1_200_000, 1_300_000],
  [1_300_000, 1_200_000, 1_300_000],
  [1_300_001, 1_300_000, 1_400_000],
  [800_000, 750_000, 800_000],
  [1_000_000, 950_000, 1_000_000],
  [410_000, 400_000, 425_000],
  [2_300_000, 2_250_000, 2_500_000],
])('$%i is above $%i, and up to $%i', (price, above, upTo) => {
  expect(priceBandOf(price)).toEqual({ above, upTo, middle: (above + upTo) / 2 })
})

it('bands are at least 5 % wide, contain their price, and start where the one below ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 200_000_000 }), (price) => {
      const band = priceBandOf(price)
      expect(band.above < price && price <= band.upTo).toBe(true)
      expect(band.upTo - band.above).toBeGreaterThanOrEqual(0.05 * band.upTo)
      expect([band.above + 1, band.middle, band.upTo].map(priceBandOf)).toEqual([band, band, band])
    }),
  )
})
