import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withSection } from '../markdown/sections.ts'
import { capacity, peakRate, podsAt, rateAtLimit } from './capacity.ts'
import { capacitySection } from './capacity-section.ts'

const search = capacity.parts.search!

it('gives search a pod for each 1.2 searches a second, as the autoscaler does', () => {
  expect(peakRate(100_000)).toBe(12.5)
  expect(podsAt(peakRate(100_000), search)).toBe(11)
  expect(rateAtLimit(search)).toBeCloseTo(29.9, 1)
})

it('gives a part that is idle the least number of pods', () => {
  expect(podsAt(0, search)).toBe(capacity.minReplicas)
})

it('is what docs/operations.md says', async () => {
  const document = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  expect(document).toBe(withSection(document, capacitySection()))
})
