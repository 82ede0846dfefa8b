import { describe, expect, it } from 'vitest'
import { parsePriceText } from './parse-price-text.ts'

const ends = (text: string) => {
  const found = parsePriceText(text)
  return found && [found.from, found.to]
}

describe('a number without a dollar sign', () => {
  it.each<[string, number, number | null]>([
    ['9m', 9_000_000, 9_000_000],
    ['15m+', 15_000_000, null],
    ['Over 15m', 15_000_000, null],
    ['12m to 14m', 12_000_000, 14_000_000],
    ['Beach frontage from 3.5m', 3_500_000, null],
    ['1 650 000', 1_650_000, 1_650_000],
    ['Guide 100', 100_000, 100_000],
    ['Guide 999', 999_000, 999_000],
    ['Guide 650.5', 650_500, 650_500],
    ['Guide 1.1', 1_100_000, 1_100_000],
    ['Guide 19.9', 19_900_000, 19_900_000],
    ['Guide 10000', 10_000, 10_000],
    ["Mid 100's", 130_000, 170_000],
  ])('is a price where one is expected: %s', (text, from, to) => {
    expect(ends(text)).toEqual([from, to])
  })

  it.each(['$650,000, 12m to 14m', '12.5m-14m, $650,000', '$650,000, 15m by 40m'])(
    'is no price beside one that it exceeds tenfold: %s',
    (text) => {
      expect(ends(text)).toEqual([650_000, 650_000])
    },
  )

  it.each([
    '10m',
    '5m wide',
    '5m from the beach',
    'Block of 12m x 5m',
    '12m to 14m wide',
    '8.5m-14m house frontage',
    'Frontages from 12m to 14m',
    '650 123',
    'Guide 12',
    'Guide 99',
    'Guide 20.0',
    'Guide 45.5',
    'Guide 1,000',
    'Price guide $50',
    'Asking 120 Smith Street',
    'Early 1900s',
    'Mid 70s',
  ])('is none where it is no price: %s', (text) => {
    expect(ends(text)).toBeNull()
  })

  it('is a length beside a range of prices', () => {
    expect(ends('Frontage 15m, $800,000 - $850,000')).toEqual([800_000, 850_000])
  })
})
