import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planDay } from './index.ts'
import { anyDay } from './testing/any-day.ts'
import { bestOfEveryWay, objectiveOf } from './testing/every-day.ts'
import { faultsOfPlan } from './testing/faults-of-plan.ts'

describe('The plan of a day', () => {
  it('is as good as the best of every order of every set of up to eight stops, and keeps the rules', () => {
    fc.assert(
      fc.property(anyDay(8), (day) => {
        const plan = planDay(day)
        expect(faultsOfPlan(day, plan)).toEqual([])
        expect(objectiveOf(day, plan)).toEqual(bestOfEveryWay(day))
      }),
      { numRuns: 500 },
    )
  })
})
