import { expect, it } from 'vitest'
import { facts } from './facts.ts'

it.each([
  ['seen', { precision: 97, recall: 92 }],
  ['held', { precision: 95, recall: 92 }],
] as const)('facts in words are read no worse than they were: the %s half', async (half, least) => {
  const row = (await facts()).find((one) => one.half === half)
  const figures = Object.entries(row?.figures ?? {}).map(([name, share]) => [name, Number.parseFloat(share)])
  expect(Object.fromEntries(figures)).toEqual({
    precision: expect.toSatisfy((share: number) => share >= least.precision) as number,
    recall: expect.toSatisfy((share: number) => share >= least.recall) as number,
  })
})
