import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelsOf } from './day-plan/labels.ts'
import { prepareDay } from './day-plan/prepare-day.ts'
import { type Day, planDay } from './index.ts'
import { anyDay } from './testing/any-day.ts'
import { bestOfEveryWay, objectiveOf } from './testing/every-way.ts'
import { faultsOfPlan } from './testing/faults-of-plan.ts'
import { leastLateness } from './testing/least-lateness.ts'
import { openAllDay, someSaturday } from './testing/some-saturday.ts'

describe('The plan of a day', () => {
  it('is as good as the best of every order of every set of up to eight stops, and keeps the rules', () => {
    fc.assert(
      fc.property(anyDay(8), (day) => {
        const plan = planDay(day)
        expect(faultsOfPlan(day, plan)).toEqual([])
        expect(objectiveOf(day, plan)).toEqual(bestOfEveryWay(day))
        expect(plan.isExact).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('sees no less when there is more time', () => {
    fc.assert(
      fc.property(anyDay(10), fc.nat({ max: 30 }), fc.nat({ max: 20 }), (day, more, earlier) => {
        const stops = day.stops.map((stop) => ({
          ...stop,
          openings: stop.openings.map(({ opens, closes }) => ({ opens, closes: closes + (stop.isWhole ? 0 : more) })),
        }))
        const longer = { ...day, stops, backBy: day.backBy + more, leavesAt: day.leavesAt - earlier }
        const [musts, worth] = objectiveOf(day, planDay(day))
        const [mustsOfLonger, worthOfLonger] = objectiveOf(longer, planDay(longer))
        expect(mustsOfLonger).toBeGreaterThanOrEqual(musts)
        if (mustsOfLonger === musts) expect(worthOfLonger).toBeGreaterThanOrEqual(worth)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps a must that fits alone, whatever everything else is worth', () => {
    fc.assert(
      fc.property(anyDay(8), fc.nat({ max: 7 }), (day, chosen) => {
        const must = chosen % Math.max(1, day.stops.length)
        const stops = day.stops.map((stop, at) => ({ ...stop, worth: at === must ? 1 : 1000, isMust: at === must }))
        const alone = { ...day, stops: stops.map((stop, at) => (at === must ? stop : { ...stop, openings: [] })) }
        const isSeen = (plan: ReturnType<typeof planDay>) => plan.stops.some(({ stop }) => stop === must)
        if (isSeen(planDay(alone))) expect(isSeen(planDay({ ...day, stops }))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

it('The work for sixteen stops that are open all day is one way to each state: a set of stops, and its last', () => {
  const { size } = labelsOf(prepareDay(openAllDay(someSaturday(16, 1)), [...Array(16).keys()]))
  expect(size).toBeLessThanOrEqual(1 + 16 * 2 ** 15)
})

describe('A stop that is left out', () => {
  it('is short where it fits alone, far where only the way keeps it from that, and else closed', () => {
    const near = (day: Day): Day => ({ ...day, travelMinutes: day.travelMinutes.map((row) => row.map(() => 0)) })
    fc.assert(
      fc.property(anyDay(8), (day) => {
        for (const { stop, reason } of planDay(day).leftOut) {
          const stops = day.stops.map((other, at) => (at === stop ? other : { ...other, openings: [] }))
          const fitsAlone = (onDay: Day) => bestOfEveryWay({ ...onDay, stops })[1] > 0
          expect(fitsAlone(day)).toBe(reason === 'short')
          expect(fitsAlone(near(day))).toBe(reason !== 'closed')
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is short by the least minutes that the worst lateness needs, of every position and choice of openings', () => {
    let tried = 0
    fc.assert(
      fc.property(anyDay(8), (day) => {
        const { stops, leftOut } = planDay(day)
        const order = stops.map(({ stop }) => stop)
        for (const left of leftOut) {
          if (left.reason !== 'short') continue
          tried++
          const { minutes, late } = leastLateness(day, order, left.stop)
          expect(left.minutes).toBe(minutes)
          if (minutes < Infinity && left.against === null) expect(late.has(left.stop) || late.has(null)).toBe(true)
          else if (minutes < Infinity) expect(late.has(left.against)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
    expect(tried).toBeGreaterThan(30)
  })
})
