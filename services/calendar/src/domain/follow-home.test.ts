import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/a-home.ts'
import { followHome } from './follow-home.ts'
import { comingSlots, homeTimesOf } from './home-times.ts'
import { importedEvent } from './new-events.ts'
import type { PlannedEvent } from './planned-event.ts'

const now = new Date('2026-11-20T00:00:00Z')
const before = homeTimesOf(aHome(), false)
const [saturday, wednesday, auction] = comingSlots(before, now)
  .map((slot, index) => importedEvent(slot, before, { id: `event-${index}`, userId: 'user-1', now }))
  .slice(0, 3) as [PlannedEvent, PlannedEvent, PlannedEvent]

type Change = Parameters<typeof aHome>[0]
const follow = (events: PlannedEvent[], change: Change, { isGone = false, at = now } = {}) =>
  followHome(events, { before, after: homeTimesOf(aHome({ revision: 2, ...change }), isGone), now: at })

const openHome = (start: string) => ({ start: `2026-${start}:00.000Z`, end: null })
const hoursFrom = ({ startTime }: PlannedEvent, { start }: { start: string }) =>
  Math.abs(Date.parse(start) - startTime.getTime()) / 3_600_000
const [first, second] = aHome().inspections

describe('an event that follows an advert', () => {
  it('moves with its open home to another time of that day, even if another new one is nearer', () => {
    const late = openHome('11-28T12:15')
    const nightBefore = openHome('11-27T13:15')
    expect(hoursFrom(saturday, nightBefore)).toBeLessThan(hoursFrom(saturday, late))
    const moved = follow([saturday, wednesday], { inspections: [nightBefore, late, second!] })
    expect(moved).toMatchObject([
      { id: saturday.id, startTime: new Date(late.start), endTime: null, movedFrom: saturday.startTime, revision: 2 },
    ])
  })

  it('moves to the nearest new time when its day has none', () => {
    const [moved] = follow([saturday], { inspections: [openHome('12-20T00:30'), openHome('11-29T00:30'), second!] })
    expect(moved?.startTime).toEqual(new Date('2026-11-29T00:30:00Z'))
  })

  it('moves with its auction', () => {
    const moved = follow([saturday, auction], { auctionDate: '2026-12-13T02:00:00.000Z' })
    expect(moved).toMatchObject([{ id: auction.id, startTime: new Date('2026-12-13T02:00:00Z'), isWithdrawn: false }])
  })

  it('does not move to a time that the advert had before and that its buyer did not schedule', () => {
    expect(follow([saturday], { inspections: [second!] })).toMatchObject([
      { id: saturday.id, startTime: saturday.startTime, isWithdrawn: true },
    ])
  })

  it('shares a new time with no other event: the earlier one moves there', () => {
    const moved = follow([wednesday, saturday], { inspections: [openHome('11-30T00:00')] })
    expect(moved.map(({ startTime, isWithdrawn }) => [startTime.toISOString(), isWithdrawn])).toEqual([
      ['2026-11-30T00:00:00.000Z', false],
      [wednesday.startTime.toISOString(), true],
    ])
  })

  it('does not move onto a time that another event of its buyer follows', () => {
    const taken = { ...wednesday, id: 'event-own', slot: 'Open Home:2026-11-29T00:30:00.000Z' }
    expect(follow([saturday, taken], { inspections: [openHome('11-29T00:30')] })).toMatchObject([
      { id: saturday.id, isWithdrawn: true },
      { id: taken.id, isWithdrawn: false },
    ])
  })

  it('does not reserve a time for an event that is withdrawn', () => {
    const moved = follow([saturday, auction], { inspections: [second!], auctionDate: '2026-12-13T02:00:00.000Z' })
    expect(moved).toMatchObject([
      { id: saturday.id, isWithdrawn: true, movedFrom: null, slot: saturday.slot },
      { id: auction.id, isWithdrawn: false, startTime: new Date('2026-12-13T02:00:00Z') },
    ])
  })

  it('moves to the nearest of several times of its day, earlier or later', () => {
    for (const [near, far] of [
      ['11-27T23:30', '11-28T03:30'],
      ['11-28T01:00', '11-27T22:30'],
    ]) {
      const [moved] = follow([saturday], { inspections: [openHome(far!), openHome(near!), second!] })
      expect(moved?.startTime).toEqual(new Date(openHome(near!).start))
    }
  })

  it('may move to any time of a home that was not known before', () => {
    const unknown = { before: null, after: homeTimesOf(aHome(), false), now }
    const elsewhere = { ...saturday, slot: 'Open Home:2026-11-30T00:00:00.000Z', startTime: new Date('2026-11-30') }
    expect(followHome([elsewhere], unknown)).toMatchObject([{ startTime: saturday.startTime, isWithdrawn: false }])
  })

  it('does not move onto a time of another kind', () => {
    const moved = follow([saturday], { inspections: [second!], auctionDate: '2026-11-28T02:00:00.000Z' })
    expect(moved).toMatchObject([{ id: saturday.id, isWithdrawn: true }])
  })
})

describe('an event that keeps its time', () => {
  it('gets the zone of its home, and nothing else, when only that changes', () => {
    expect(follow([saturday], { timeZone: 'Australia/Darwin' })).toEqual([
      { ...saturday, timeZone: 'Australia/Darwin', revision: 2 },
    ])
  })

  it('is withdrawn when the advert is gone, and restored when it returns', () => {
    const gone = follow([auction], {}, { isGone: true })
    expect(gone).toMatchObject([{ isWithdrawn: true, movedFrom: null }])
    expect(follow(gone, {})).toMatchObject([{ isWithdrawn: false, revision: 3 }])
  })

  it('gets a new end without moving', () => {
    const longer = { start: first!.start, end: '2026-11-28T01:15:00.000Z' }
    expect(follow([saturday], { inspections: [longer, second!] })).toMatchObject([
      { endTime: new Date(longer.end), startTime: saturday.startTime, movedFrom: null },
    ])
  })

  it('keeps its time once it is over', () => {
    expect(follow([saturday], { inspections: [] }, { at: saturday.startTime })).toEqual([])
  })

  it('is unchanged by unchanged adverts, even when repeated', () => {
    expect(follow([saturday, wednesday, auction], {})).toEqual([])
    const moved = follow([auction], { auctionDate: '2026-12-13T02:00:00.000Z' })
    expect(follow(moved, { auctionDate: '2026-12-13T02:00:00.000Z' })).toEqual([])
  })
})

describe('an event that the buyer entered', () => {
  const own = { ...saturday, slot: null, timeZone: 'Australia/Sydney' }

  it('keeps its instant and gets the zone of its home', () => {
    expect(follow([own], { inspections: [] })).toMatchObject([
      { timeZone: 'Australia/Adelaide', startTime: own.startTime, isWithdrawn: false },
    ])
  })

  it('is unchanged once cancelled', () => {
    expect(follow([{ ...own, cancelledAt: now }], {})).toEqual([])
  })
})
