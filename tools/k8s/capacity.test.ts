import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withSection } from '../markdown/sections.ts'
import { capacity, dayOf, rateAtLimit } from './capacity.ts'
import { capacitySection } from './capacity-section.ts'

const search = capacity.parts.search!

it('says at how many searches a second all pods of a part are at their target', () => {
  const processors = (search.maxReplicas * (search.requestMillicores * 0.7 - search.idleMillicores)) / 1000
  const seconds = (capacity.costs.search.cpuMs.search ?? 0) / 1000
  expect(rateAtLimit('search', search)).toBeCloseTo(processors / seconds, 6)
})

it('gives an idle installation the least number of pods', () => {
  const day = dayOf(0)
  expect(Object.values(day.parts).map(({ pods }) => pods)).toEqual(
    Object.keys(capacity.parts).map(() => capacity.minReplicas),
  )
})

it('is what docs/operations.md says', async () => {
  const document = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  expect(document).toBe(withSection(document, capacitySection()))
})
