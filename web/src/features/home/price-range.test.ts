import { describe, expect, it } from 'vitest'
import { priceBounds, priceRanges } from './search-request.ts'

describe('a price range in words', () => {
  it.each([
    ['Any price', {}],
    ['Any', {}],
    ['$300k - $500k', { minPrice: '300000', maxPrice: '500000' }],
    ['$750k - $1M', { minPrice: '750000', maxPrice: '1000000' }],
    ['$1M - $1.5M', { minPrice: '1000000', maxPrice: '1500000' }],
    ['$1.5M+', { minPrice: '1500000' }],
  ])('%s', (text, bounds) => {
    expect(priceBounds(text)).toEqual(bounds)
  })

  it('offers the six of the search panel', () => {
    expect(priceRanges).toEqual(['Any price', '$300k - $500k', '$500k - $750k', '$750k - $1M', '$1M - $1.5M', '$1.5M+'])
  })
})
