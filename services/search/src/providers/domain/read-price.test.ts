import { describe, expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

const nothing = { price: null, priceFrom: null, priceTo: null, text: null }

describe('the price of a home', () => {
  it('is the stated one, with the range of the words beside it', () => {
    expect(readPrice({ ...nothing, price: 1_250_000, text: '$1,200,000 - $1,300,000' })).toEqual({
      price: 1_250_000,
      priceFrom: 1_200_000,
      priceTo: 1_300_000,
    })
  })

  it('is the middle of a range when only the range is known', () => {
    expect(readPrice({ ...nothing, priceFrom: 900_000, priceTo: 950_000 }).price).toBe(925_000)
    expect(readPrice({ ...nothing, text: '$1.1m-$1.2m' }).price).toBe(1_150_000)
  })

  it('is the one price of the words, without a range', () => {
    expect(readPrice({ ...nothing, text: '$899k' })).toEqual({ price: 899_000, priceFrom: null, priceTo: null })
  })

  it('takes a stated range whole, and never one end of it from the words', () => {
    expect(readPrice({ ...nothing, priceFrom: 500_000, text: '$720,000 - $790,000' })).toEqual({
      price: null,
      priceFrom: 500_000,
      priceTo: null,
    })
  })

  it('is unknown where only a floor is known', () => {
    expect(readPrice({ ...nothing, text: 'Offers over $900k' })).toEqual({
      price: null,
      priceFrom: 900_000,
      priceTo: null,
    })
  })

  it.each([0, -5, Number.NaN, 1e12])('is unknown when %s is stated', (price) => {
    expect(readPrice({ ...nothing, price })).toEqual({ price: null, priceFrom: null, priceTo: null })
  })
})
