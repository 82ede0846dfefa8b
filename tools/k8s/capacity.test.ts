import { expect, it } from 'vitest'
import { capacity, dayOf, rateAtLimit } from './capacity.ts'

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
