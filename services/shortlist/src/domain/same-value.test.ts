import { expect, it } from 'vitest'
import { isSameValue } from './same-value.ts'

const price = { price: 812_000, reason: 'Ceiling', isPrivate: true }

it.each([
  ['equal numbers', 1, 1, true],
  ['null and no value', null, undefined, false],
  ['an object with its fields in another order', price, { isPrivate: true, reason: 'Ceiling', price: 812_000 }, true],
  ['an object with another field value', price, { ...price, price: 812_001 }, false],
  ['an object and null', price, null, false],
])('compares %s', (_, one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame)
  expect(isSameValue(other, one)).toBe(isSame)
})
