import { expect, it } from 'vitest'
import { middleHalfOf } from './guide-results.ts'

const eight = [650_000, 690_000, 700_000, 720_000, 740_000, 760_000, 800_000, 2_000_000]

it('is the first to the third quartile, rounded to $10,000, in any order', () => {
  expect(middleHalfOf(eight)).toEqual({ from: 700_000, to: 770_000, homes: 8 })
  expect(middleHalfOf(eight.toReversed())).toEqual({ from: 700_000, to: 770_000, homes: 8 })
  expect(middleHalfOf([...eight, 780_000])).toEqual({ from: 700_000, to: 780_000, homes: 9 })
})

it('is nothing of fewer than eight homes', () => {
  expect(middleHalfOf(eight.slice(1))).toBeNull()
  expect(middleHalfOf([])).toBeNull()
})
