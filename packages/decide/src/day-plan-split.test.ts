import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planDay, splitDay } from './index.ts'
import { anyDay, anyTwoDays } from './testing/any-day.ts'
import { bestOfEveryPair, bestOfEveryWay, isMore, objectiveOf } from './testing/every-way.ts'
import { faultsOfPlan } from './testing/faults-of-plan.ts'
import { leastLateness } from './testing/least-lateness.ts'
import { someSaturday } from './testing/some-saturday.ts'

const seenBy = ({ stops }: ReturnType<typeof planDay>) => stops.map(({ stop }) => stop)

describe('A day that two people split', () => {
  it('is as good as the best of every pair of their ways, and sees nothing twice', () => {
    fc.assert(
      fc.property(anyTwoDays(6), (days) => {
        const [one, other] = splitDay(days)
        expect(faultsOfPlan(days[0], one, seenBy(other))).toEqual([])
        expect(faultsOfPlan(days[1], other, seenBy(one))).toEqual([])
        expect(objectiveOf(days[0], one, other)).toEqual(bestOfEveryPair(days))
        expect(one.isExact && other.isExact).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('leaves out the same in both plans, for the reason of the person who is nearer to seeing it', () => {
    fc.assert(
      fc.property(anyTwoDays(8), (days) => {
        const plans = splitDay(days)
        expect(plans[0].leftOut).toEqual(plans[1].leftOut)
        for (const left of plans[0].leftOut) {
          const needs = days.flatMap((day, person) => {
            const stops = day.stops.map((stop, at) => (at === left.stop ? stop : { ...stop, openings: [] }))
            const isClosed = bestOfEveryWay({ ...day, stops })[1] === 0
            return isClosed ? [] : [leastLateness(day, seenBy(plans[person]!), left.stop).minutes]
          })
          expect(left.reason === 'short' ? [left.minutes] : []).toEqual(needs.length > 0 ? [Math.min(...needs)] : [])
        }
      }),
      { numRuns: 100 },
    )
  })

  it('sees as much as one person does, or more', () => {
    fc.assert(
      fc.property(anyDay(12), (day) => {
        const [musts, worth] = objectiveOf(day, planDay(day))
        const plans = splitDay([day, day])
        expect(plans).toEqual(splitDay([day, { ...day }]))
        const [mustsOfBoth, worthOfBoth] = objectiveOf(day, ...plans)
        expect(isMore([musts, worth, 0, 0], [mustsOfBoth, worthOfBoth, 0, 0])).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  it('is planned one after the other where there are many stops, and keeps the rules', () => {
    for (const count of [17, 24]) {
      const day = someSaturday(count, count)
      const later = { ...day, leavesAt: 600 }
      const [one, other] = splitDay([day, later])
      expect(faultsOfPlan(day, one, seenBy(other))).toEqual([])
      expect(faultsOfPlan(later, other, seenBy(one))).toEqual([])
      expect(objectiveOf(day, one, other)[1]).toBeGreaterThan(objectiveOf(day, planDay(day))[1])
      expect(one.isExact || other.isExact).toBe(false)
    }
  })
})
