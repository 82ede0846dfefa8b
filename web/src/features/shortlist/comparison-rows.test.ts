import type { ComparisonRow, PropertySnapshot } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { factTitles } from '@/components/property/fact-titles.ts'
import { aHome } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { factLabels, isSaidByFacts, rowsOf, valueText } from './comparison-rows.ts'

const past = '2026-11-28T00:00:00.000Z'
const next = '2026-12-05T00:00:00.000Z'
const now = Date.parse('2026-12-01T02:00:00Z')

const shown = (row: ComparisonRow, ...homes: Partial<PropertySnapshot>[]) =>
  rowsOf({ homes: homes.map((home) => aSavedHome(home)), rows: [row] }, [0, 1], now)

it('a past open home is replaced by the next one', () => {
  const fact = 'openHomeDate' as const
  const inspections = [past, next].map((start) => ({ start, end: null }))
  const row = { fact, values: [past, past], isDifferent: false }
  expect(shown(row, { openHomeDate: past, inspections }, { openHomeDate: past })).toEqual([
    { fact, values: [next, null], isDifferent: true },
  ])
})

it('auctions that are over are no row', () => {
  const row = { fact: 'auctionDate' as const, values: [past, null], isDifferent: true }
  expect(shown(row, { auctionDate: past }, {})).toEqual([])
  expect(shown({ ...row, values: [next, past] }, { auctionDate: next }, {})[0]?.values).toEqual([next, null])
})

it.each([
  ['$700k to $770k', { priceFrom: 700_000, priceTo: 770_000 }, '$700k to $770k'],
  ['Low 700s', { priceFrom: 700_000, priceTo: 730_000 }, 'Low 700s'],
  ['Contact agent', {}, 'Price on request'],
])('the words %s are compared as they are only where they hold a price', (displayPrice, range, words) => {
  const home = aHome({ price: null, priceFrom: null, priceTo: null, displayPrice, ...range })
  expect(valueText('price', displayPrice, home)).toBe(words)
})

it('prices that differ look different', () => {
  const texts = [1_000_000, 1_010_000].map((price) => valueText('price', price, aHome({ price })))
  expect(texts).toEqual(['$1,000,000', '$1,010,000'])
})

it('no two rows have the same name, but the condition in a word, which gives way to its facts', () => {
  const { propertyCondition: _, ...labels } = factLabels
  const names = [...Object.values(labels), ...Object.values(factTitles)]
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('the condition in a word stays where no fact says more', () => {
  const row = (name: 'condition' | 'pool') => ({ name })
  expect(isSaidByFacts('propertyCondition', [row('pool')])).toBe(false)
  expect(isSaidByFacts('propertyCondition', [row('pool'), row('condition')])).toBe(true)
})
