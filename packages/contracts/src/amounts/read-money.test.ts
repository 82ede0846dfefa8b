import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceText } from '../models/price-text.ts'
import { likelierBudget, moneyText, readMoney } from './read-money.ts'
import { groupedText, largestAmount } from './read-number.ts'

const dollars = fc.integer({ min: 0, max: largestAmount })
const nonBreaking = '\u00a0'

/** 787500 and three: "787.5". */
const scaledText = (amount: number, power: number): string => {
  const digits = String(amount).padStart(power + 1, '0')
  const decimals = digits.slice(-power).replace(/0+$/, '')
  return `${digits.slice(0, -power)}${decimals && `.${decimals}`}`
}

const forms: ((amount: number) => string)[] = [
  String,
  groupedText,
  moneyText,
  (amount) => `$${String(amount)}`,
  (amount) => `$ ${groupedText(amount)}`,
  (amount) => groupedText(amount).replaceAll(',', ' '),
  (amount) => groupedText(amount).replaceAll(',', nonBreaking),
  (amount) => `${moneyText(amount)} AUD`,
  (amount) => `AUD ${groupedText(amount)}`,
  (amount) => `A${moneyText(amount)}`,
  ...['k', 'K', ' k', ' thousand'].map((suffix) => (amount: number) => `${scaledText(amount, 3)}${suffix}`),
  ...['m', 'M', ' mil', ' million', ' Million'].map(
    (suffix) => (amount: number) => `$${scaledText(amount, 6)}${suffix}`,
  ),
]

describe('money', () => {
  it('reads every whole amount back unchanged in every form', () => {
    fc.assert(
      fc.property(dollars, fc.constantFrom(...forms), fc.constantFrom('', ' ', nonBreaking), (amount, form, space) => {
        expect(readMoney(space + form(amount) + space)).toEqual({ amount })
      }),
      { numRuns: 2000 },
    )
  })

  it('reads a price in the form of cards and pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (price) => {
        expect(readMoney(priceText('card', { price, displayPrice: null }))).toEqual({ amount: price })
      }),
    )
    expect(readMoney(priceText('card', { price: 1_200_000, displayPrice: null }))).toEqual({ amount: 1_200_000 })
    expect(readMoney('1.20000000m')).toEqual({ amount: 1_200_000 })
  })

  it('refuses letters other than those of its units', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/)
    fc.assert(
      fc.property(fc.constantFrom('780', '1.2', '780,000', '$780 000'), word, (number, letters) => {
        fc.pre(!/^(k|thousand|m|mil|mill|million)?(aud)?$/.test(letters) && !/^(aud|a)$/.test(letters))
        expect(readMoney(number + letters)).toHaveProperty('problem')
        expect(readMoney(`${number} ${letters}`)).toHaveProperty('problem')
        expect(readMoney(letters + number)).toHaveProperty('problem')
      }),
    )
  })

  it('reads all digits of a text or none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ,.$-]{1,14}$/), (text) => {
        const reading = readMoney(text)
        if ('amount' in reading) expect(Number(text.replace(/[ ,$]/g, ''))).toBe(reading.amount)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['780,000.50', 'Whole dollars, please: 780,000'],
    ['780.000', 'Whole dollars, please, such as 780,000 or 1.2m'],
    ['1.2', 'Whole dollars, please, such as 780,000 or 1.2m'],
    ['-780000', 'An amount can’t be negative'],
    ['$ -780k', 'An amount can’t be negative'],
    ['700k - 780k', 'Enter one amount, not a range'],
    ['700k to 780k', 'Enter one amount, not a range'],
    ['1.2345678m', 'Enter an amount in dollars, such as 780,000 or 780k'],
    ['1,2m', 'Enter an amount in dollars, such as 780,000 or 780k'],
    ['78 0000', 'Enter an amount in dollars, such as 780,000 or 780k'],
    ['780km', 'Enter an amount in dollars, such as 780,000 or 780k'],
    ['about 780k', 'Enter an amount in dollars, such as 780,000 or 780k'],
    ['', 'Enter an amount in dollars, such as 780,000 or 780k'],
    ['2000m', 'Enter at most 1,000,000,000'],
    ['9'.repeat(400), 'Enter at most 1,000,000,000'],
  ])('refuses %j and says why', (text, problem) => {
    expect(readMoney(text)).toEqual({ problem })
  })

  it.each([
    '650 pw',
    '650pw',
    '$650 p.w.',
    '$650/week',
    '650 per week',
    '600-650 pw',
    '2,800 pcm',
    '2.8k a month',
    '$650 weekly',
    'rent 650',
  ])('asks for the price instead of the rent %j', (text) => {
    expect(readMoney(text)).toEqual({ problem: expect.stringContaining('not a rent') })
  })
})

describe('an unlikely budget', () => {
  it.each([
    [780, 780_000],
    [2, 2_000_000],
    [50, 50_000],
    [40_000, 400_000],
    [78_000_000, 7_800_000],
    [780_000_000, 780_000],
    [49_999, 499_990],
    [50_000_001, 5_000_000],
    [780_000, null],
    [50_000, null],
    [50_000_000, null],
    [0, null],
  ])('%i is asked about as %j', (amount, likelier) => {
    expect(likelierBudget(amount)).toBe(likelier)
  })

  it('has a plausible suggestion, if any', () => {
    fc.assert(
      fc.property(dollars, (amount) => {
        const likelier = likelierBudget(amount)
        if (likelier !== null) expect(likelierBudget(likelier)).toBeNull()
      }),
    )
  })
})
