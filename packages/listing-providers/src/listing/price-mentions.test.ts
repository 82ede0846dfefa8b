import { expect, it } from 'vitest'
import { parsePriceText } from './parse-price-text.ts'

it.each([
  ['Price revised from $590,000 to $620,000', 620_000, 620_000],
  ['Reduced from $590,000 to $560,000', 560_000, 560_000],
  ['Down $50k to $650k', 650_000, 650_000],
  ['$600,000 to $560,000', 560_000, 600_000],
  ['1,050 - 1,100k', 1_050_000, 1_100_000],
  ['Lot 1 - $1.2m', 1_200_000, 1_200_000],
])('two amounts are a range unless the price moved from one to the other: %s', (text, from, to) => {
  expect(parsePriceText(text)).toMatchObject({ from, to })
})

it.each(['$850,000 including $200,000 of furniture', '$850,000 plus $200,000 for the block beside it'])(
  'an amount beside the price is no part of it: %s',
  (text) => {
    expect(parsePriceText(text)).toMatchObject({ from: 850_000, to: 850_000 })
  },
)
