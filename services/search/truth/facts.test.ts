import { expect, it } from 'vitest'
import { facts } from './facts.ts'

it.each([
  ['facts', 'seen', { precision: 98, recall: 91 }],
  ['facts', 'held', { precision: 96, recall: 91 }],
  ['facts, hard, as agents write', 'seen', { precision: 99, recall: 90 }],
] as const)('facts in words are read no worse than they were: %s, the %s half', async (area, half, least) => {
  const row = (await facts()).find((one) => one.area === area && one.half === half)
  const figures = Object.entries(row?.figures ?? {}).map(([name, share]) => [name, Number.parseFloat(share)])
  expect(Object.fromEntries(figures)).toEqual({
    precision: expect.toSatisfy((share: number) => share >= least.precision) as number,
    recall: expect.toSatisfy((share: number) => share >= least.recall) as number,
  })
})
