import { expect, it } from 'vitest'
import { growthOf } from './keep-heaps-small.ts'

const megabyte = 1024 * 1024

it('a heap doubles while it is small, then grows by 40 MB, and by 30 % once that is more', () => {
  const most = (megabytes: number) => Math.round(megabytes * (1 + growthOf(megabytes * megabyte) / 100))
  expect([8, 24, 48, 60, 80, 400].map(most)).toEqual([16, 48, 88, 100, 120, 520])
})
