import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/builders.ts'
import { evaluateHiddenPrice, evaluatePrice } from './price.ts'

const withoutPreferences = { ideal: {}, locations: [] }
const preferences = { ideal: { minPrice: 500_000, maxPrice: 1_000_000 }, locations: [] }

describe('price without ideal criteria', () => {
  it.each([
    [299_999, 10],
    [300_000, 10],
    [1_150_000, 5],
    [1_660_000, 2],
    [2_000_000, 0],
    [9_000_000, 0],
  ])('is worth, at $%i, %i', (price, value) => {
    expect(evaluatePrice(aHome({ price }), withoutPreferences)).toBeCloseTo(value, 9)
  })
})

describe('price with ideal criteria', () => {
  it.each([
    [500_000, 10],
    [750_000, 10],
    [1_000_000, 10],
    [400_000, 8],
    [1_040_000, 7.333],
    [1_075_000, 5],
    [1_150_000, 0],
    [5_000_000, 0],
  ])('is worth, at $%i, %f', (price, value) => {
    expect(evaluatePrice(aHome({ price }), preferences)).toBeCloseTo(value, 3)
  })

  it('needs only one bound', () => {
    expect(evaluatePrice(aHome({ price: 1 }), { ideal: { maxPrice: 900_000 }, locations: [] })).toBeNull()
    expect(evaluatePrice(aHome({ price: 2000 }), { ideal: { maxPrice: 900_000 }, locations: [] })).toBe(10)
    expect(evaluatePrice(aHome({ price: 800_000 }), { ideal: { maxPrice: 900_000 }, locations: [] })).toBe(10)
    expect(evaluatePrice(aHome({ price: 967_500 }), { ideal: { maxPrice: 900_000 }, locations: [] })).toBe(5)
    expect(evaluatePrice(aHome({ price: 675_000 }), { ideal: { minPrice: 900_000 }, locations: [] })).toBe(7.5)
    expect(evaluatePrice(aHome({ price: 9_000_000 }), { ideal: { minPrice: 900_000 }, locations: [] })).toBe(10)
  })
})

describe('price that is not advertised', () => {
  it.each([
    [1_234_567, 4],
    [1_300_000, 4],
    [300_000, 10],
    [2_000_000, 0],
  ])('is worth, at $%i, %i in whole points', (hiddenPrice, value) => {
    expect(evaluatePrice(aHome({ hiddenPrice }), withoutPreferences)).toBe(value)
    expect(evaluateHiddenPrice(aHome({ hiddenPrice }), withoutPreferences)).toBe(value)
  })

  it('is worth the server’s value in a browser that does not know it', () => {
    expect(evaluatePrice(aHome({ priceValue: 7 }), preferences)).toBe(7)
  })

  it('counts only where no price is shown', () => {
    const home = aHome({ priceFrom: 1_150_000, hiddenPrice: 300_000, priceValue: 10 })
    expect(evaluatePrice(home, withoutPreferences)).toBeCloseTo(5, 9)
    expect(evaluateHiddenPrice(home, withoutPreferences)).toBeNull()
    expect(evaluateHiddenPrice(aHome({ hiddenPrice: 999 }), withoutPreferences)).toBeNull()
  })
})

describe('price of a home without a single figure', () => {
  it('is evaluated by the middle of its range', () => {
    const home = aHome({ priceFrom: 1_100_000, priceTo: 1_200_000 })
    expect(evaluatePrice(home, withoutPreferences)).toBeCloseTo(5, 9)
  })

  it('is evaluated by the known end of its range', () => {
    expect(evaluatePrice(aHome({ priceFrom: 1_075_000 }), preferences)).toBeCloseTo(5, 9)
    expect(evaluatePrice(aHome({ priceTo: 400_000 }), preferences)).toBeCloseTo(8, 9)
  })

  it('is the lowest plausible amount, alone and as the end of a range', () => {
    expect(evaluatePrice(aHome({ price: 1000 }), withoutPreferences)).toBe(10)
    const home = aHome({ price: 999, priceFrom: 1000, priceTo: 2_301_000 })
    expect(evaluatePrice(home, withoutPreferences)).toBeCloseTo((10 * (2_000_000 - 1_151_000)) / 1_700_000, 9)
    expect(evaluatePrice(aHome({ priceFrom: 999, priceTo: 1_150_000 }), withoutPreferences)).toBeCloseTo(5, 9)
    expect(evaluatePrice(aHome({ priceFrom: 1_150_000, priceTo: 999 }), withoutPreferences)).toBeCloseTo(5, 9)
  })

  it('ignores its range when it has a single figure', () => {
    const home = aHome({ price: 1_150_000, priceFrom: 300_000, priceTo: 400_000 })
    expect(evaluatePrice(home, withoutPreferences)).toBeCloseTo(5, 9)
  })

  it.each([null, 0, 1, 999])('is unknown without a range, %s included', (price) => {
    expect(evaluatePrice(aHome({ price }), withoutPreferences)).toBeNull()
    expect(evaluatePrice(aHome({ price }), preferences)).toBeNull()
  })
})
