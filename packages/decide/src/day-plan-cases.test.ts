import { describe, expect, it } from 'vitest'
import { type Day, type DayStop, planDay, splitDay } from './index.ts'

const open = (opens: number, closes: number, over: Partial<DayStop> = {}): DayStop => ({
  worth: 1,
  stayMinutes: 10,
  isWhole: false,
  isMust: false,
  openings: [{ opens, closes }],
  ...over,
})

const auction = (opens: number, closes: number, over: Partial<DayStop> = {}) =>
  open(opens, closes, { isWhole: true, ...over })

/** From 9:00 to 17:00; every way takes `way` minutes, except those to the same place: the end is at the start. */
const aDay = (stops: readonly DayStop[], over: Partial<Day> & { way?: number } = {}): Day => {
  const places = [...stops.keys(), stops.length, stops.length]
  const travelMinutes = places.map((from) => places.map((to) => (from === to ? 0 : (over.way ?? 20))))
  return { leavesAt: 540, backBy: 1020, slackMinutes: 5, stops, travelMinutes, ...over }
}

describe('A planned day', () => {
  it('leaves as late as the first visit allows, and counts slack as time but not as travel', () => {
    expect(planDay(aDay([open(600, 630)]))).toEqual({
      stops: [{ stop: 0, opening: 0, arrivesAt: 600, startsAt: 600, leavesAt: 610 }],
      leavesAt: 575,
      endsAt: 630,
      travelMinutes: 40,
      leftOut: [],
      isExact: true,
    })
  })

  it('stays for the least stay before the door closes, and not a minute less', () => {
    expect(planDay(aDay([open(500, 575)])).stops).toMatchObject([{ startsAt: 565, leavesAt: 575 }])
    expect(planDay(aDay([open(500, 574)])).leftOut).toEqual([{ stop: 0, reason: 'far', minutes: 1 }])
  })

  it('is at an auction before it begins, and stays to its end', () => {
    expect(planDay(aDay([auction(565, 600)])).stops).toMatchObject([{ arrivesAt: 565, startsAt: 565, leavesAt: 600 }])
    expect(planDay(aDay([auction(564, 600)])).leftOut).toEqual([{ stop: 0, reason: 'far', minutes: 1 }])
  })

  it('sees the open and the auction of one home without travel or slack between them', () => {
    const day = aDay([open(600, 630), auction(630, 660)])
    const none = [0, 0, 20, 20]
    const travelMinutes = [none, none, [20, 20, 0, 0], [20, 20, 0, 0]]
    expect(planDay({ ...day, travelMinutes })).toMatchObject({
      stops: [{ stop: 0 }, { stop: 1, arrivesAt: 610, startsAt: 630 }],
      travelMinutes: 40,
    })
  })

  it('takes another opening of a home where that makes room', () => {
    const openings = [
      { opens: 600, closes: 615 },
      { opens: 700, closes: 715 },
    ]
    expect(planDay(aDay([open(600, 615), open(0, 0, { openings })])).stops).toMatchObject([
      { stop: 0, opening: 0 },
      { stop: 1, opening: 1, startsAt: 700 },
    ])
  })

  it('gives up any worth for a must, and as much as it can for none', () => {
    const day = aDay([open(600, 615, { worth: 50 }), open(600, 615, { isMust: true }), open(610, 620, { worth: 60 })])
    expect(planDay(day).stops).toMatchObject([{ stop: 1 }])
    expect(planDay({ ...day, stops: day.stops.map((stop) => ({ ...stop, isMust: false })) }).stops).toMatchObject([
      { stop: 2 },
    ])
  })

  it('sees the first of two stops that are alike', () => {
    expect(planDay(aDay([open(600, 615), open(600, 615)])).stops).toMatchObject([{ stop: 0 }])
    const [one, other] = splitDay([aDay([open(600, 615)]), aDay([open(600, 615)])])
    expect([one.stops.length, other.stops.length]).toEqual([0, 1])
  })

  it('says by how many minutes a stop does not fit, and which planned one it would make too late', () => {
    const worth = { worth: 5 }
    expect(planDay(aDay([open(600, 615, worth), auction(620, 660)])).leftOut).toEqual([
      { stop: 1, reason: 'short', minutes: 15, against: null },
    ])
    expect(planDay(aDay([auction(640, 660, worth), open(607, 627)])).leftOut).toEqual([
      { stop: 1, reason: 'short', minutes: 2, against: 0 },
    ])
    expect(planDay(aDay([open(600, 615, worth), open(700, 720)], { backBy: 730 })).leftOut).toEqual([])
    expect(planDay(aDay([open(600, 615, worth), open(700, 720)], { backBy: 729 })).leftOut).toEqual([
      { stop: 1, reason: 'far', minutes: 1 },
    ])
  })
})

describe('A day that makes little sense', () => {
  it('without stops goes from the start to the end, or stays where the end is not reached', () => {
    const day = aDay([])
    expect(planDay(day)).toEqual({
      stops: [],
      leavesAt: 540,
      endsAt: 540,
      travelMinutes: 0,
      leftOut: [],
      isExact: true,
    })
    const far = [
      [0, 30],
      [30, 0],
    ]
    expect(planDay({ ...day, travelMinutes: far })).toMatchObject({ endsAt: 570, travelMinutes: 30 })
    expect(planDay({ ...day, travelMinutes: far, backBy: 569 })).toMatchObject({ endsAt: 540, travelMinutes: 0 })
    expect(planDay({ ...day, travelMinutes: [] })).toMatchObject({ endsAt: 540, travelMinutes: 0 })
    expect(splitDay([day, day])).toEqual([planDay(day), planDay(day)])
  })

  it.each([
    { what: 'a home without openings', stop: open(0, 0, { openings: [] }) },
    { what: 'an opening that ends before it begins', stop: open(700, 600) },
    { what: 'an auction that ends before it begins', stop: auction(700, 600) },
    { what: 'an opening at no time', stop: open(NaN, 700) },
    { what: 'an opening until no time', stop: auction(600, NaN) },
    { what: 'a stay of no length', stop: open(600, 700, { stayMinutes: NaN }) },
    { what: 'an endless stay', stop: open(600, Infinity, { stayMinutes: Infinity }) },
    { what: 'an opening before the day', stop: open(400, 549) },
    { what: 'an opening after the day', stop: open(1100, 1200) },
  ])('calls $what closed, and plans the rest', ({ stop }) => {
    const plan = planDay(aDay([stop, open(600, 630)]))
    expect(plan.stops).toMatchObject([{ stop: 1 }])
    expect(plan.leftOut).toEqual([{ stop: 0, reason: 'closed' }])
  })

  it('takes openings beyond its hours, negative stays and slack, worth that is none, and parts of minutes', () => {
    expect(planDay(aDay([open(-Infinity, Infinity)])).stops).toMatchObject([{ startsAt: 565, leavesAt: 575 }])
    expect(planDay(aDay([open(600, 630, { stayMinutes: -5 })])).stops).toMatchObject([{ leavesAt: 600 }])
    expect(planDay(aDay([open(600, 630)], { slackMinutes: NaN })).leavesAt).toBe(580)
    expect(planDay(aDay([open(600, 615, { worth: Infinity }), open(600, 615)])).stops).toMatchObject([{ stop: 1 }])
    expect(planDay(aDay([open(600, 615, { worth: NaN, isMust: true })])).stops).toMatchObject([{ stop: 0 }])
    expect(planDay(aDay([open(565.5, 575.5)])).stops).toMatchObject([{ startsAt: 565.5 }])
    expect(planDay(aDay([open(600, 630)], { leavesAt: NaN })).stops).toEqual([])
  })

  it('goes no way that does not exist', () => {
    const day = aDay([open(600, 630), open(700, 730)])
    const travelMinutes = [
      [0, NaN, 20, 20],
      [-1, 0, 20, 20],
      [20, 20, 0, 0],
    ]
    expect(planDay({ ...day, travelMinutes })).toMatchObject({
      stops: [{ stop: 0 }],
      leftOut: [{ stop: 1, reason: 'short', minutes: Infinity, against: null }],
    })
  })
})
