import { maxTravelPlaces, type SavedProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { hawthorn, kew, richmond, saturday, threeHomes } from '../testing/saturday.ts'
import { type Asked, newAsked } from './asked.ts'
import { candidatesOf } from './candidates.ts'
import { placesToAsk } from './places-to-ask.ts'
import { solveDay } from './solve-day.ts'
import { type RouterTimes, waysOf } from './ways.ts'

const brunswick = { name: 'Brunswick VIC 3056', latitude: -37.767, longitude: 144.96 }
const asked = (over: Partial<Asked> = {}): Asked => ({ ...newAsked(undefined, 'Australia/Melbourne'), ...over })
const candidatesIn = (saved: readonly SavedProperty[]) =>
  candidatesOf({ saved, theirs: [], events: [] }, saturday, Date.parse('2026-12-01T02:00:00Z'))

/** The day of some homes with a router that knows the minutes between the positions of the places that it is asked about. */
const solveBy = (
  minutesOf: (from: number, to: number) => number | null,
  saved = threeHomes(),
  how = asked(),
  over: Partial<RouterTimes> = {},
) => {
  const candidates = candidatesIn(saved)
  const places = placesToAsk(how, candidates)
  const minutes = places.map((_, from) => places.map((__, to) => (from === to ? 0 : minutesOf(from, to))))
  const times: RouterTimes = { travelLook: 'exact', travelAsOf: null, places, minutes, ...over }
  return solveDay({ date: saturday, asked: how, candidates, times })
}
const seen = ({ routes }: ReturnType<typeof solveBy>) => routes[0]?.stops.map(({ propertyId }) => propertyId)
const why = ({ leftOut }: ReturnType<typeof solveBy>) =>
  Object.fromEntries(leftOut.map(({ key, why: said }) => [key, said]))
const aboutIn = (home: SavedProperty): SavedProperty => ({ ...home, home: { ...home.home!, isAtDoor: false } })

describe('a day by the times of a router', () => {
  it('is another one than by the estimate', () => {
    expect(seen(solveBy(() => 9))).toEqual(['home-1', 'home-2'])
    expect(seen(solveBy((from, to) => (from === 0 && to === 2 ? 0 : 9)))).toEqual(['home-1', 'home-3', 'home-2'])
  })

  it('has the ways of the router on it, there and back', () => {
    const how = asked({ start: brunswick, end: brunswick })
    const [route] = solveBy((from) => (from === 0 ? 11 : 23), [richmond()], how).routes
    expect(route?.stops.map(({ travelMinutes }) => travelMinutes)).toEqual([11])
    expect(route?.travelMinutes).toBe(34)
  })

  it('says where its times come from', () => {
    const travelAsOf = '2026-11-12T00:00:00.000Z'
    expect(solveBy(() => 9)).toMatchObject({ travelLook: 'exact', travelAsOf: null })
    expect(solveBy(() => 9, threeHomes(), asked(), { travelLook: 'as-of', travelAsOf })).toMatchObject({
      travelLook: 'as-of',
      travelAsOf,
    })
  })

  it('is an estimate as soon as one of its ways is', () => {
    const ofSuburb = [richmond(), aboutIn(hawthorn())]
    expect(solveBy(() => 0, ofSuburb)).toMatchObject({
      travelLook: 'estimated',
      routes: [{ stops: [{}, { travelMinutes: 8 }] }],
    })
    expect(solveBy(() => 0, [richmond({ verdict: 'no' }), aboutIn(hawthorn({ verdict: 'no' })), kew()])).toMatchObject({
      travelLook: 'exact',
    })
  })

  it('estimates the way to a home whose suburb alone is known, also where another one is at that very place', () => {
    const point = { latitude: -37.8, longitude: 145 }
    const other = { latitude: -37.9, longitude: 145 }
    const times: RouterTimes = {
      travelLook: 'exact',
      travelAsOf: null,
      places: [point, other],
      minutes: [
        [0, 3],
        [4, 0],
      ],
    }
    const [, from] = waysOf([{ point }, { point: other }, { point: { ...point, isAtDoor: false } }], 'driving', times)
    expect(from?.map(({ isEstimated }) => isEstimated)).toEqual([false, false, true])
  })

  it('leaves out a home that there is no way to, and says so', () => {
    const how = asked({ start: brunswick })
    expect(why(solveBy((from, to) => (from === 2 || to === 2 ? null : 9), [richmond(), hawthorn()], how))).toEqual({
      'home-2 Open Home': { kind: 'way' },
    })
    expect(why(solveBy(() => null, [richmond(), hawthorn()]))).toEqual({ 'home-2 Open Home': { kind: 'way' } })
    const noWayBack = asked({ end: brunswick })
    expect(why(solveBy((_, to) => (to === 0 ? null : 9), [richmond()], noWayBack))).toEqual({
      'home-1 Open Home': { kind: 'way' },
    })
    expect(why(solveBy(() => 9, [richmond()], asked({ leavesAt: '12:00' })))).toEqual({
      'home-1 Open Home': { kind: 'closed' },
    })
  })
})

describe('the places that a router is asked about', () => {
  it('are the start, the end and the homes that are known to the door, each once and without more than coordinates', () => {
    const twice = kew({ home: { ...kew().home!, latitude: -37.823, longitude: 144.998 } })
    const nowhere = hawthorn({
      propertyId: 'home-4',
      home: { ...hawthorn().home!, id: 'home-4', latitude: null, longitude: null },
    })
    const homes = [richmond(), aboutIn(hawthorn()), twice, nowhere]
    expect(placesToAsk(asked({ start: brunswick, end: brunswick }), candidatesIn(homes))).toEqual([
      { latitude: -37.767, longitude: 144.96 },
      { latitude: -37.823, longitude: 144.998 },
    ])
  })

  it('are no more than it takes', () => {
    const homes = Array.from({ length: 50 }, (_, at) =>
      richmond({ propertyId: `home-${at}`, home: { ...richmond().home!, id: `home-${at}`, latitude: -37 - at / 100 } }),
    )
    const places = placesToAsk(asked({ start: brunswick }), candidatesIn(homes))
    expect(places).toHaveLength(maxTravelPlaces)
    expect(places[0]).toMatchObject({ latitude: brunswick.latitude })
  })
})
