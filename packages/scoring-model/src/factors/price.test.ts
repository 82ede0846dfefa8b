import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/builders.ts'
import { judgePrice } from './price.ts'

const withoutWish = { ideal: {}, locations: [] }
const wish = { ideal: { minPrice: 500_000, maxPrice: 1_000_000 }, locations: [] }

describe('price without ideal criteria', () => {
  it.each([
    [299_999, 10],
    [300_000, 10],
    [1_150_000, 5],
    [1_660_000, 2],
    [2_000_000, 0],
    [9_000_000, 0],
  ])('is worth, at $%i, %i', (price, value) => {
    expect(judgePrice(aHome({ price }), withoutWish)).toBeCloseTo(value, 9)
  })
})

describe('price with ideal criteria', () => {
  it.each([
    [500_000, 10],
    [750_000, 10],
    [1_000_000, 10],
    [400_000, 8],
    [1_250_000, 7.5],
    [2_000_000, 0],
    [5_000_000, 0],
  ])('is worth, at $%i, %f', (price, value) => {
    expect(judgePrice(aHome({ price }), wish)).toBeCloseTo(value, 9)
  })

  it('asks for no more than the one bound that is set', () => {
    expect(judgePrice(aHome({ price: 1 }), { ideal: { maxPrice: 900_000 }, locations: [] })).toBeNull()
    expect(judgePrice(aHome({ price: 2000 }), { ideal: { maxPrice: 900_000 }, locations: [] })).toBe(10)
    expect(judgePrice(aHome({ price: 9_000_000 }), { ideal: { minPrice: 900_000 }, locations: [] })).toBe(10)
  })
})

describe('price of a home that names none', () => {
  it('is judged by the middle of its range', () => {
    const home = aHome({ priceFrom: 1_100_000, priceTo: 1_200_000 })
    expect(judgePrice(home, withoutWish)).toBeCloseTo(5, 9)
  })

  it('is judged by the one end of its range that is known', () => {
    expect(judgePrice(aHome({ priceFrom: 1_250_000 }), wish)).toBeCloseTo(7.5, 9)
    expect(judgePrice(aHome({ priceTo: 400_000 }), wish)).toBeCloseTo(8, 9)
  })

  it.each([null, 0, 1, 999])('is unknown without a range, %s included', (price) => {
    expect(judgePrice(aHome({ price }), withoutWish)).toBeNull()
    expect(judgePrice(aHome({ price }), wish)).toBeNull()
  })
})
