import { aHome } from '@verandah/contracts/testing'
import { expect, it } from 'vitest'
import { announcedPriceOf } from './known-home.ts'

it.each([
  ["the agent's words", { displayPrice: 'Contact agent', price: 1_250_000 }, 'Contact agent'],
  ['a figure without words', { displayPrice: null, price: 1_250_000, priceFrom: 1_000_000 }, '$1,250,000'],
  ['a figure without words worth reading', { displayPrice: '', price: 1_250_000 }, '$1,250,000'],
  ['the lower end of a range', { displayPrice: null, price: null, priceFrom: 1_000_000 }, '$1,000,000'],
  ['nothing where nothing is known', { displayPrice: null, price: null, priceFrom: null }, null],
])('a price is %s', (_words, home, text) => {
  expect(announcedPriceOf(aHome(home))).toBe(text)
})
