import { describe, expect, it } from 'vitest'
import { aPlannedEvent } from '../testing/a-planned-event.ts'
import { findFault, occupiedUntil, revise, scheduledHomeOf, toSecond } from './planned-event.ts'

const minutesOf = (event: Parameters<typeof aPlannedEvent>[0]) => {
  const planned = aPlannedEvent(event)
  return (occupiedUntil(planned).getTime() - planned.startTime.getTime()) / 60_000
}

it('an event lasts until its end, and without one for the default of its kind', () => {
  expect(minutesOf({ endTime: new Date('2026-12-05T00:10:00Z') })).toBe(10)
  expect(
    (['Open Home', 'Private Inspection', 'Auction', 'Other'] as const).map((eventType) =>
      minutesOf({ eventType, endTime: null }),
    ),
  ).toEqual([30, 30, 60, 60])
})

it('an event keeps its home in the calendar until it is cancelled, also when the advert has withdrawn it', () => {
  expect(scheduledHomeOf(aPlannedEvent({ isWithdrawn: true }))).toBe('home-1')
  expect(scheduledHomeOf(aPlannedEvent({ cancelledAt: new Date(0) }))).toBeNull()
})

it('the next revision of an event changes the named fields, dated to the whole second', () => {
  const event = aPlannedEvent({ revision: 4 })
  const next = revise(event, { title: 'Ours' }, new Date('2026-11-21T05:06:07.999Z'))
  expect(next).toEqual({ ...event, title: 'Ours', revision: 5, updatedAt: new Date('2026-11-21T05:06:07.000Z') })
  expect(toSecond(new Date('1969-12-31T23:59:58.500Z'))).toEqual(new Date('1969-12-31T23:59:58.000Z'))
})

describe('the times of an event', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const faultOf = (startTime: string, endTime: string | null = null) =>
    findFault(
      aPlannedEvent({ startTime: new Date(startTime), endTime: endTime === null ? null : new Date(endTime) }),
      now,
    )?.field ?? null

  it.each([
    ['2026-12-05T00:00:00Z', null, null],
    ['2026-12-05T00:00:00Z', '2026-12-05T00:00:01Z', null],
    ['2026-12-05T00:00:00Z', '2026-12-05T00:00:00Z', 'endTime'],
    ['2026-12-05T00:00:00Z', '2027-01-05T00:00:00Z', null],
    ['2026-12-05T00:00:00Z', '2027-01-05T00:00:01Z', 'endTime'],
    ['2031-11-24T00:00:00Z', null, null],
    ['2031-11-24T00:00:01Z', null, 'startTime'],
    ['2031-11-24T00:00:01Z', '2031-11-24T00:00:02Z', 'startTime'],
    ['2026-12-05T00:00:00Z', '2026-12-04T23:59:59Z', 'endTime'],
  ])('from %s to %s: fault in %s', (start, end, field) => {
    expect(faultOf(start, end)).toBe(field)
  })
})
