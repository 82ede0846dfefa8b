import { expect, it } from 'vitest'
import { dueItems } from './due-items.ts'

it.each([
  ['2028-04-14', /^This is a weekend or a public holiday/],
  ['2028-06-12', /^This may be a public holiday/],
  ['2028-04-15', /^This is a weekend or a public holiday/],
] as const)('a settlement in Western Australia on %s has the caution %s', (settlementOn, caution) => {
  const settlement = dueItems({ state: 'WA', settlementOn }).find(({ id }) => id === 'settle')
  expect(settlement?.cautions).toEqual([expect.stringMatching(caution)])
})
