import { describe, expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

const unknown = { price: null, priceFrom: null, priceTo: null, displayPrice: null, hiddenPrice: null }

describe('text in place of the price', () => {
  it.each(['Auction', 'Contact Agent', 'Price on request', 'EOI closing 5 Dec'])(
    'hide the number beside %s',
    (text) => {
      const offer = { ...unknown, displayPrice: text, hiddenPrice: 1_234_567 }
      expect(readPrice({ price: 1_234_567, text })).toEqual(offer)
      expect(readPrice({ priceFrom: 1_200_000, priceTo: 1_269_134, text })).toEqual(offer)
    },
  )

  it('that contains a range takes precedence, and is shown', () => {
    expect(readPrice({ price: 1_250_000, text: '$1,200,000 - $1,300,000' })).toEqual({
      ...unknown,
      displayPrice: '$1,200,000 - $1,300,000',
      priceFrom: 1_200_000,
      priceTo: 1_300_000,
    })
    const open = { ...unknown, displayPrice: 'Offers over $660,000', priceFrom: 660_000 }
    expect(readPrice({ price: 700_000, text: 'Offers over $660,000' })).toEqual(open)
    expect(readPrice({ text: 'Offers over $660,000' })).toEqual(open)
  })

  it('that is exactly one price is that price', () => {
    expect(readPrice({ price: 880_000, text: '$899k' })).toEqual({ ...unknown, price: 899_000, displayPrice: '$899k' })
    expect(readPrice({ text: 'Guide $899k' })).toMatchObject({ price: null, priceFrom: 899_000, priceTo: 899_000 })
  })
})

describe('numbers without text', () => {
  it('are shown, a range in our wording', () => {
    expect(readPrice({ price: 899_000, text: ' ' })).toEqual({ ...unknown, price: 899_000 })
    expect(readPrice({ priceFrom: 900_000, priceTo: 950_000, text: null })).toEqual({
      ...unknown,
      priceFrom: 900_000,
      priceTo: 950_000,
      displayPrice: '$900,000 - $950,000',
    })
    expect(readPrice({ priceFrom: 900_000, text: null }).displayPrice).toBe('From $900,000')
    expect(readPrice({ priceTo: 900_000, text: null }).displayPrice).toBe('Up to $900,000')
  })

  it.each([0, -5, Number.NaN, 1e9, Infinity])('are unknown when %s is stated', (price) => {
    expect(readPrice({ price, text: null })).toEqual(unknown)
  })
})

it('a withheld price is hidden with its text', () => {
  expect(readPrice({ price: 750_000, text: '$750,000', isWithheld: true })).toEqual({
    ...unknown,
    hiddenPrice: 750_000,
  })
  expect(readPrice({ text: '$740,000 - $760,000', isWithheld: true })).toEqual({ ...unknown, hiddenPrice: 750_000 })
  expect(readPrice({ text: 'Auction', isWithheld: true })).toEqual(unknown)
  for (const end of [{ priceFrom: 750_000 }, { priceTo: 750_000 }])
    expect(readPrice({ ...end, text: null, isWithheld: true }).hiddenPrice).toBe(750_000)
})
