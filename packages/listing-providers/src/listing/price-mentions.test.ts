import { expect, it } from 'vitest'
import { parsePriceText } from './parse-price-text.ts'

it.each([
  ['Price revised from $590,000 to $620,000', 620_000, 620_000],
  ['Reduced from $590,000 to $560,000', 560_000, 560_000],
  ['Down $50k to $650k', 650_000, 650_000],
  ['$600,000 to $560,000', 560_000, 600_000],
])('two amounts are a range unless the price moved from one to the other: %s', (text, from, to) => {
  expect(parsePriceText(text)).toMatchObject({ from, to })
})
