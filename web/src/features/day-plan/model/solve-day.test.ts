import { ownHomeIdOf, type SavedProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { anEvent, aSavedHome, inPerth } from '@/testing/calendar-builders.ts'
import { aHousemateSaved } from '@/testing/household-builders.ts'
import { at, hawthorn, kew, richmond, saturday, threeHomes } from '../testing/saturday.ts'
import { type Asked, choiceOf, newAsked, withChoice } from './asked.ts'
import { busiestDay } from './busiest-day.ts'
import { candidatesOf, daysAhead } from './candidates.ts'
import { whyText } from '../words.ts'
import { solveDay } from './solve-day.ts'

const before = Date.parse('2026-12-01T02:00:00Z')
const asked = (over: Partial<Asked> = {}): Asked => ({ ...newAsked(undefined, 'Australia/Melbourne'), ...over })
const solve = (saved: readonly SavedProperty[], how: Asked = asked(), events = [] as ReturnType<typeof anEvent>[]) =>
  solveDay({ date: saturday, asked: how, candidates: candidatesOf({ saved, theirs: [], events }, saturday, before) })
const visits = ({ routes }: ReturnType<typeof solve>) =>
  routes.map(({ stops }) => stops.map(({ propertyId, arrivesAt, leavesAt }) => [propertyId, arrivesAt, leavesAt]))
const why = ({ leftOut }: ReturnType<typeof solve>) =>
  Object.fromEntries(leftOut.map(({ key, why: said }) => [key, said]))

describe('the plan of a day', () => {
  it('sees what is worth most, in order, each in its time', () => {
    const plan = solve(threeHomes())
    expect(visits(plan)).toEqual([
      [
        ['home-1', expect.any(String), at('10:15')],
        // 8 minutes of travel and 5 to park.
        ['home-2', at('10:28'), at('10:45')],
      ],
    ])
    expect(why(plan)).toMatchObject({ 'home-3 Open Home': { kind: 'short', against: 'home-1 Open Home' } })
  })

  it('puts a must before what is worth more', () => {
    const [, , last] = threeHomes()
    const plan = solve(
      threeHomes(),
      withChoice(asked(), { propertyId: last!.propertyId, eventType: 'Open Home' }, { decision: 'must' }),
    )
    expect(visits(plan)[0]?.map(([id]) => id)).toContain('home-3')
  })

  it('keeps to the chosen opening, the stay and what is left out', () => {
    const later = withChoice(
      asked(),
      { propertyId: 'home-2', eventType: 'Open Home' },
      { opens: at('12:00'), stayMinutes: 30 },
    )
    const without = withChoice(later, { propertyId: 'home-1', eventType: 'Open Home' }, { decision: 'out' })
    const plan = solve(threeHomes(), without)
    expect(visits(plan)).toEqual([
      [
        ['home-3', expect.any(String), at('10:15')],
        ['home-2', expect.any(String), at('12:30')],
      ],
    ])
    expect(why(plan)).toEqual({ 'home-1 Open Home': { kind: 'chosen' } })
  })

  it('starts and ends where the buyer says, with time to park', () => {
    const start = { name: 'Brunswick VIC 3056', latitude: -37.767, longitude: 144.96 }
    const [route] = solve([richmond()], asked({ start, end: start, slackMinutes: 10 })).routes
    const [stop] = route!.stops
    expect(stop!.travelMinutes).toBeGreaterThan(10)
    expect(Date.parse(stop!.arrivesAt) - Date.parse(route!.leavesAt)).toBe((stop!.travelMinutes + 10) * 60_000)
    expect(Date.parse(route!.endsAt) - Date.parse(stop!.leavesAt)).toBe(stop!.travelMinutes * 60_000)
    expect(route!.travelMinutes).toBe(2 * stop!.travelMinutes)
  })

  it('says why a home is not planned', () => {
    const homes = [
      richmond({ verdict: 'no' }),
      hawthorn({ stage: 'seen' }),
      kew({ home: { ...kew().home!, latitude: null, longitude: null } }),
    ]
    expect(why(solve(homes))).toEqual({
      'home-1 Open Home': { kind: 'verdict' },
      'home-2 Open Home': { kind: 'seen' },
      'home-3 Open Home': { kind: 'place' },
    })
    expect(why(solve([richmond({ stage: 'lost' }), hawthorn({ stage: 'offered' })]))).toEqual({
      'home-1 Open Home': { kind: 'ended' },
      'home-2 Open Home': { kind: 'seen' },
    })
    expect(why(solve([richmond()], asked({ leavesAt: '12:00' })))).toEqual({ 'home-1 Open Home': { kind: 'closed' } })
    const start = { name: 'Brunswick VIC 3056', latitude: -37.767, longitude: 144.96 }
    const far = why(solve([richmond()], asked({ start, leavesAt: '09:55' })))['home-1 Open Home']!
    expect(whyText(far, () => '')).toBe('Needs 5 more minutes, even as the only home.')
  })
})

describe('what comes before what', () => {
  it('sees an auction whole, when it is wanted', () => {
    const auction = (over: Partial<SavedProperty> = {}) => {
      const { home, ...record } = kew(over)
      return { ...record, home: { ...home!, inspections: [], auction: true, auctionDate: at('11:00') } }
    }
    expect(why(solve([auction()]))).toEqual({ 'home-3 Auction': { kind: 'auction' } })
    expect(visits(solve([auction({ verdict: 'love' })]))).toEqual([[['home-3', expect.any(String), at('12:00')]]])
    const inCalendar = anEvent({ propertyId: 'home-3', eventType: 'Auction', startTime: at('11:00'), endTime: null })
    expect(visits(solve([auction()], asked(), [inCalendar]))[0]).toHaveLength(1)
  })

  it('keeps an appointment before all open homes', () => {
    const appointment = anEvent({
      propertyId: 'home-3',
      eventType: 'Private Inspection',
      startTime: at('10:00'),
      endTime: at('10:45'),
    })
    const planOf = (over: Partial<SavedProperty> = {}) =>
      solve([richmond(), kew({ score: 1, ...over })], asked(), [appointment])
    const seen = (over?: Partial<SavedProperty>) => visits(planOf(over))[0]?.map(([id]) => id)
    expect(seen()).toEqual(['home-3'])
    expect(why(planOf())).toMatchObject({ 'home-3 Open Home': { kind: 'appointment' } })
    expect(seen({ stage: 'bought' })).toEqual(['home-3'])
    expect([seen({ stage: 'lost' }), seen({ verdict: 'no' })]).toEqual([['home-1'], ['home-1']])
  })

  it('splits the homes between two', () => {
    const plan = solve(threeHomes(), asked({ companion: 'user-8' }))
    const seen = visits(plan).map((route) => route.map(([id]) => id))
    expect(seen.flat().sort()).toEqual(['home-1', 'home-2', 'home-3'])
    expect(seen).toHaveLength(2)
    expect(plan.leftOut).toEqual([])
  })

  it('gives no part to a housemate with a home that opens only to the buyer', () => {
    const own = (saved: SavedProperty) => ({ ...saved, propertyId: ownHomeIdOf('user-7', saved.propertyId) })
    const [, theirs] = visits(solve([own(richmond()), hawthorn(), own(kew())], asked({ companion: 'user-8' })))
    expect(theirs?.map(([id]) => id)).toEqual(['home-2'])
  })
})

describe('what a day can be planned with', () => {
  const known = { theirs: [], events: [] }

  it('is open on that day where the home is, also across a border and when clocks change', () => {
    // Half past midnight, which is Friday in UTC, and half past ten at night, which is Sunday in Melbourne.
    const perth = aSavedHome({
      ...inPerth,
      inspections: [
        { start: '2026-12-04T16:30:00.000Z', end: '2026-12-04T17:00:00.000Z' },
        { start: '2026-12-05T14:30:00.000Z', end: '2026-12-05T15:00:00.000Z' },
      ],
    })
    const openingsOn = (day: string) => candidatesOf({ ...known, saved: [perth] }, day, before)[0]?.openings.length
    expect(['2026-12-04', saturday, '2026-12-06'].map(openingsOn)).toEqual([undefined, 2, undefined])
    // Clocks in Melbourne go back at 3 am on 4 April 2027: 9:00 is 23:00 UTC, not 22:00.
    const melbourne = aSavedHome({
      timeZone: 'Australia/Melbourne',
      inspections: [{ start: '2027-04-03T23:00:00.000Z', end: '2027-04-03T23:30:00.000Z' }],
      latitude: -37.8,
      longitude: 145,
    })
    const candidates = candidatesOf({ ...known, saved: [melbourne] }, '2027-04-04', before)
    const [route] = solveDay({ date: '2027-04-04', asked: asked(), candidates }).routes
    expect(route?.stops.map(({ arrivesAt }) => arrivesAt)).toEqual(['2027-04-03T23:00:00.000Z'])
  })

  it('leaves out what is over, gone or withdrawn, and names homes of housemates once', () => {
    const events = [anEvent({ propertyId: 'home-3', startTime: at('15:00'), isWithdrawn: true })]
    const theirs = [aHousemateSaved(kew().home!), aHousemateSaved(richmond().home!)]
    const saved = [richmond(), hawthorn({ isGone: true })]
    const keys = (now: number) => candidatesOf({ saved, theirs, events }, saturday, now).map(({ key }) => key)
    expect(keys(before)).toEqual(['home-1 Open Home', 'home-3 Open Home'])
    expect(keys(Date.parse(at('10:30')))).toEqual([])
  })

  it('has the days ahead with their homes, of which the busiest comes first', () => {
    const days = daysAhead({ ...known, saved: threeHomes() }, before)
    expect(days).toEqual([{ day: saturday, homes: 3 }])
    expect(busiestDay([{ day: '2026-12-03', homes: 1 }, ...days, { day: '2026-12-06', homes: 3 }])).toBe(saturday)
    expect(busiestDay([])).toBeNull()
  })

  it('forgets a choice that decides nothing', () => {
    const stop = { propertyId: ownHomeIdOf('user-7', '1'), eventType: 'Open Home' as const }
    const decided = withChoice(asked(), stop, { decision: 'must' })
    expect(choiceOf(decided, stop).decision).toBe('must')
    expect(withChoice(decided, stop, { decision: null }).choices).toEqual([])
  })
})
