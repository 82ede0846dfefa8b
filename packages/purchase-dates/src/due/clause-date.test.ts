import { expect, it } from 'vitest'
import { dueItems } from './due-items.ts'

/** Monday; five days later is a Saturday, and the Monday after that a business day. */
const contractOn = '2027-02-01'
const days = { depositDays: 5, buildingDays: 5, financeDays: 5 }

it.each([
  ['QLD', '2027-02-08', 1],
  ['VIC', '2027-02-06', 0],
] as const)('clauses of %s that end on a Saturday bind on %s, with %i caution', (state, by, cautions) => {
  const items = dueItems({ state, contractOn, ...days }).filter(({ id }) => /deposit|clause/.test(id))
  expect(items.map((item) => [item.by, item.isBinding, item.cautions.length])).toEqual(
    items.map(() => [by, true, cautions]),
  )
  expect(items).toHaveLength(3)
})

it('a stated date of a clause is not moved, whatever its days', () => {
  const items = dueItems({ state: 'QLD', contractOn, ...days, financeBy: '2027-02-09' })
  expect(items.find(({ id }) => id === 'finance-clause')).toMatchObject({ by: '2027-02-09', cautions: [] })
})

it('a clause whose days end after settlement has a caution, and one that ends on it has none', () => {
  const cautionsOf = (settlementOn: string) =>
    dueItems({ state: 'VIC', contractOn, ...days, settlementOn }).find(({ id }) => id === 'finance-clause')?.cautions
  expect(cautionsOf('2027-02-05')).toEqual([expect.stringContaining('after settlement')])
  expect(cautionsOf('2027-02-06')).toEqual([])
})

it('the reports that a seller owes in the Australian Capital Territory are named there alone', () => {
  const whyIn = (state: 'ACT' | 'VIC') => dueItems({ state }).find(({ id }) => id === 'inspect-building')?.why
  expect(whyIn('ACT')).toContain('seller’s papers')
  expect(whyIn('VIC')).not.toContain('seller’s papers')
})
