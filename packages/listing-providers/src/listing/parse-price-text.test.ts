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
    ["Low $300,000's", 300_000, 330_000],
    ['1.1 to 1.2m', 1_100_000, 1_200_000],
    ['$900-990,000', 900_000, 990_000],
    ['750-825k', 750_000, 825_000],
    ['$900 - 1.1m', 900_000, 1_100_000],
    ['$1.1m-1.2', 1_100_000, 1_200_000],
    ['Guide 1.1 - 1.2', 1_100_000, 1_200_000],
    ['$600,000 - $560,000', 560_000, 600_000],
    ["High $600,000's to low $700,000's", 670_000, 730_000],
    ['Low to mid $500,000s', 500_000, 570_000],
    ["Low $1.2's", 1_200_000, 1_230_000],
    ['$550,000 (1 bed) - $950,000 (3 bed)', 550_000, 950_000],
    ['1 bed from $450,000 | 2 bed from $600,000', 450_000, 600_000],
    ['Mid $600,000s', 630_000, 670_000],
    ["High 800's", 870_000, 900_000],
    ["$700,000's", 700_000, 800_000],
    ['640-690', 640_000, 690_000],
    ['Guide: 640 to 690', 640_000, 690_000],
    ['Mid 8s', 830_000, 870_000],
    ["High 8's to low 9's", 870_000, 930_000],
    ['$1.1xxm', 1_100_000, 1_200_000],
    ['$1.09xm', 1_090_000, 1_100_000],
    ['$7xx,xxx', 700_000, 800_000],
    ['Offers above $80X,XXX', 800_000, 810_000],
    ['$7xx', 700_000, 800_000],
    ['7xxk', 700_000, 800_000],
    ['$1,xxx,xxx', 1_000_000, 2_000_000],
  ])('holds a range: %s', (text, from, to) => {
    expect(parsePriceText(text)).toMatchObject(range(from, to))
  })
})

describe('a price text in short', () => {
  it.each([
    ['$200,000', 200_000],
    ['$10,000', 10_000],
    ['$1.25M', 1_250_000],
    ['$899k', 899_000],
    ['Asking $820 000', 820_000],
    ['820 000', 820_000],
    ['$650,000, 100k from beach', 650_000],
    ['$650,000, call 13 000 111', 650_000],
    ['1200000', 1_200_000],
    ['$450,000 + GST', 450_000],
    ['Was $950,000 now $899,000', 899_000],
    ['Deposit $20,000, price $650,000', 650_000],
    ['$1.350.000', 1_350_000],
    ['$655, 000', 655_000],
    ['$1,250, 000', 1_250_000],
    ['$650,000, 450 sqm', 650_000],
    ['$1,250,000, 450 sqm', 1_250_000],
    ['$1.35 milion', 1_350_000],
    ['Passed in $1.4m, asking $1.5m', 1_500_000],
    ['$1.4m vendor bid, passed in - guide $1.45m', 1_450_000],
    ['Median house price $910,000 - ours $850,000', 850_000],
    ['Reduced from $590,000 to $560,000', 560_000],
    ['Reduced to $599k from $650k', 599_000],
    ['Down $50k to $650k', 650_000],
    ['$700k now $650k', 650_000],
    ['Neighbours sold for $1.4m! $1.2m', 1_200_000],
    ['$650,000 + $20,000 cash back', 650_000],
    ['$650,000 rented at $33,800 pa', 650_000],
    ['$1.2m 10 acres', 1_200_000],
    ['$850,000 - 2 bed', 850_000],
    ['Contact Sam on 0491 570 006 - $585,000', 585_000],
    ['Private open - $650,000', 650_000],
  ])('names one price: %s', (text, price) => {
    expect(parsePriceText(text)).toMatchObject(range(price, price))
  })

  it.each([
    ["Buyers above $700,000's", 700_000],
    ['To suit buyers 60K+', 60_000],
    ['Offers over $900k', 900_000],
    ['$1M plus', 1_000_000],
    ['From $1,050,000', 1_050_000],
    ['In excess of $2.4 million', 2_400_000],
    ['From low $500,000s', 500_000],
    ['OFFERSOVER $560kplus', 560_000],
    ['FROM$595,000', 595_000],
    ['Nothing under $900k', 900_000],
    ['EOI over 12m', 12_000_000],
  ])('has a floor only: %s', (text, from) => {
    expect(parsePriceText(text)).toMatchObject(range(from, null))
  })

  it.each(['Up to $750,000', 'No more than $750k', '$750,000 or less', '<$750k'])('has a ceiling only: %s', (text) => {
    expect(parsePriceText(text)).toMatchObject(range(null, 750_000))
  })
})

it.each(['$649,000', '!!$549K!!', 'PRICE: $772,000', 'For sale $1.25m', '735000'])(
  '%s is exactly that price',
  (text) => {
    expect(parsePriceText(text)?.confidence).toBe('stated')
  },
)

it.each([
  'Offers around $890,000',
  '$450,000 + GST',
  'Guide $1.075m',
  "$700,000's",
  '$649,000*',
  '$500k-$550k',
  '<$700k',
])('buyers must see the wording of %s', (text) => {
  expect(parsePriceText(text)?.confidence).toBe('read')
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
    '$36,000 - $38,000 pa net',
    '$36,000 + GST pa',
    '$9,999',
    '10,000-12,000 sqm',
    '20m frontage',
    "Mid 70's brick beauty",
    'Early 1900s cottage',
    'Save up to $31,000 in stamp duty',
    '$30,000 first home owner grant',
    'Reduced another $20,000',
    'Suburb median $910,000',
    'Call 650 000',
    'www.example.com.au/450000',
    'Lots 640-690',
    '640-690 m2',
    'Open 1030-1100',
    'Mid 80s brick',
    'Call 04xx xxx xxx',
    '30x15m',
    '3xx bedrooms',
  ])('holds no price: %s', (text) => {
    expect(parsePriceText(text)).toBeNull()
  })

  it('never makes the parser throw, and never yields an end below its start', () => {
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
      fc.string({ unit: 'binary' }),
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
