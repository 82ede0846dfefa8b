import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePriceText } from './parse-price-text.ts'

const range = (from: number | null, to: number | null) => ({ from, to })

describe('a price text', () => {
  it.each([
    ['$460,000 - $500,000', 460_000, 500_000],
    ['Between $400,000 and $600,000', 400_000, 600_000],
    ['$1.1m-$1.2m', 1_100_000, 1_200_000],
    ['$1.1 - $1.2m', 1_100_000, 1_200_000],
    ['$850–900k', 850_000, 900_000],
    ['Price guide $1,200,000 to $1,320,000', 1_200_000, 1_320_000],
    ['$1.2 Million - $1.3 Million', 1_200_000, 1_300_000],
    ['AUCTION | Guide $950,000 - $1,000,000', 950_000, 1_000_000],
    ["Low $300,000's", 300_000, 340_000],
    ['Mid $600,000s', 630_000, 670_000],
    ["High 800's", 860_000, 900_000],
    ["$700,000's", 700_000, 800_000],
  ])('holds a range: %s', (text, from, to) => {
    expect(parsePriceText(text)).toEqual(range(from, to))
  })

  it.each([
    ['$200,000', 200_000],
    ['$1.25M', 1_250_000],
    ['$899k', 899_000],
    ['Asking $820 000', 820_000],
    ['1200000', 1_200_000],
    ['$450,000 + GST', 450_000],
    ['Was $950,000 now $899,000', 899_000],
    ['Deposit $20,000, price $650,000', 650_000],
  ])('names one price: %s', (text, price) => {
    expect(parsePriceText(text)).toEqual(range(price, price))
  })

  it.each([
    ["Buyers above $700,000's", 700_000],
    ['To suit buyers 60K+', 60_000],
    ['Offers over $900k', 900_000],
    ['$1M plus', 1_000_000],
    ['From $1,050,000', 1_050_000],
    ['In excess of $2.4 million', 2_400_000],
  ])('has a floor only: %s', (text, from) => {
    expect(parsePriceText(text)).toEqual(range(from, null))
  })

  it('has a ceiling only', () => {
    expect(parsePriceText('Up to $750,000')).toEqual(range(null, 750_000))
  })
})

describe('a text without a price', () => {
  it.each([
    '',
    'Auction',
    'Forthcoming Auction',
    'Price on request',
    'Book for a private Inspection!',
    'Contact Agent',
    'EOI closing 5 Dec',
    'Call 0412 345 678',
    'Call 1300 123 456',
    'Auction Saturday 28 November at 11am',
    '$2,095 per week',
    '$650 pw',
    '$900/week',
    '$450 per sqm',
    '$1',
    '$0',
  ])('holds no price: %s', (text) => {
    expect(parsePriceText(text)).toBeNull()
  })

  it('never makes the parser throw, and what is found never ends below its beginning', () => {
    const words = fc.constantFrom(
      '$',
      '1',
      '900',
      '1,200,000',
      'k',
      'm',
      ' - ',
      ' to ',
      'from ',
      'low ',
      "'s",
      '+',
      '.5',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const found = parsePriceText(text)
        if (found === null) return
        for (const end of [found.from, found.to]) expect(end === null || Number.isSafeInteger(end)).toBe(true)
        if (found.from !== null && found.to !== null) expect(found.from).toBeLessThanOrEqual(found.to)
      }),
      { numRuns: 500 },
    )
  })
})
