import { type Place, placeModes, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateMinutes, evaluateProperty, type HomeFacts, scoreProperty, toColumns, withReasons } from './index.ts'
import { anyFilters, anyHome, anyPlace, anyWeights } from './testing/arbitraries.ts'
import { aHome, aPlace, weighing } from './testing/builders.ts'

const minutesTo = (home: HomeFacts, place: Place): number =>
  estimateMinutes({ ...home, latitude: home.latitude ?? 0, longitude: home.longitude ?? 0 }, place, place.mode)

const lineOf = (home: HomeFacts, place: Place) => {
  const weights = weighing({ places: [place] })
  return scoreProperty({ input: home, weights, filters: {} }).breakdown.find(({ kind }) => kind === 'place')
}

/** On a line to the north of a place. */
const northOf = ({ latitude, longitude }: Place, degrees: number, home: Partial<HomeFacts> = {}): HomeFacts =>
  aHome({ ...home, latitude: latitude + degrees, longitude })

const weighed = anyPlace.map((place) => ({ ...place, weight: 5 }))
/** Evenly spread: a double is mostly near its bounds, so near the place or too far from it. */
const degrees = fc.integer({ min: 0, max: 5_000 }).map((steps) => steps / 10_000)

describe('a place that matters', () => {
  it('never rates a nearer home lower', () => {
    fc.assert(
      fc.property(weighed, degrees, degrees, fc.boolean(), (place, one, other, isAtDoor) => {
        const lineAt = (by: number) => lineOf(northOf(place, by, { isAtDoor }), place)!
        const near = lineAt(Math.min(one, other))
        const far = lineAt(Math.max(one, other))
        expect(near.value).toBeGreaterThanOrEqual(far.value!)
      }),
    )
  })

  it('is worth 10 up to the good minutes, 0 from too far on, and a straight line between', () => {
    const met = { near: 0, between: 0, far: 0 }
    fc.assert(
      fc.property(weighed, degrees, (place, by) => {
        const home = northOf(place, by)
        const minutes = minutesTo(home, place)
        const { value } = lineOf(home, place)!
        const { goodMinutes, tooFarMinutes } = place
        const kind = minutes <= goodMinutes ? 'near' : minutes >= tooFarMinutes ? 'far' : 'between'
        met[kind] += 1
        if (kind === 'near') expect(value).toBe(10)
        else if (kind === 'far') expect(value).toBe(0)
        else expect(value).toBeCloseTo((10 * (tooFarMinutes - minutes)) / (tooFarMinutes - goodMinutes), 2)
      }),
      { numRuns: 300 },
    )
    for (const times of Object.values(met)) expect(times).toBeGreaterThan(10)
  })

  it.each([{}, { latitude: -37.8 }, { longitude: 145 }])('counts half for a home without a point: %j', (point) => {
    expect(lineOf(aHome(point), aPlace())).toMatchObject({ name: 'Work', value: null, points: 50, outOf: 100 })
  })

  it('changes no score while it has no weight, and none where there is no place', () => {
    fc.assert(
      fc.property(anyHome, anyWeights, anyFilters, (input, weights, filters) => {
        const { places: _none, ...without } = weights
        const before = scoreProperty({ input, weights: Weights.parse(without), filters })
        const places = weights.places.map((place) => ({ ...place, weight: 0 }))
        expect(scoreProperty({ input, weights: { ...weights, places }, filters })).toEqual(before)
        const { latitude, longitude } = aHome()
        const unplaced = { ...input, latitude, longitude }
        expect(scoreProperty({ input: unplaced, weights: Weights.parse(without), filters })).toEqual(before)
      }),
    )
  })

  it('is no custom criterion of the same name', () => {
    const weights = weighing({ additionalCriteria: { Work: 5 }, places: [aPlace()] })
    const input = northOf(aPlace(), 0)
    const lines = scoreProperty({ input, weights, filters: {} }).breakdown
    expect(lines.map(({ kind, name, value }) => [kind, name, value])).toEqual([
      ['custom', 'Work', 0],
      ['place', 'Work', 10],
    ])
    const evaluation = evaluateProperty({ input, weights, filters: {} })
    expect(toColumns([{ propertyId: 'a', evaluation }]).custom.size).toBe(2)
  })
})

describe('the reason of a place', () => {
  const reasonOf = (home: HomeFacts, place: Place) => {
    const weights = weighing({ places: [place] })
    const { breakdown } = scoreProperty({ input: home, weights, filters: {} })
    return withReasons(breakdown, { ...home, facts: [], sources: [] }, weights)[0]?.reason
  }

  it('names the minutes, the way and that they are estimated', () => {
    expect(reasonOf(northOf(aPlace(), 0.1), aPlace())).toBe(
      '31 min by car, estimated (15 min or less scores full points)',
    )
    expect(reasonOf(northOf(aPlace(), 0.1, { isAtDoor: false }), aPlace({ mode: 'transit', goodMinutes: 20 }))).toBe(
      '49 min by public transport, estimated from the middle of the suburb (20 min or less scores full points)',
    )
  })

  it('says when the home has no point', () => {
    expect(reasonOf(aHome(), aPlace())).toBe('The advert doesn’t say where the home is, counted half')
  })
})

describe('an estimate of minutes', () => {
  const from = { latitude: -37.81, longitude: 144.96 }

  it.each([
    ['driving', 0.01, 4],
    ['transit', 0.01, 16],
    ['cycling', 0.01, 7],
    ['walking', 0.01, 19],
    ['driving', 0.2, 44],
    ['transit', 0.2, 70],
  ] as const)('is for %s over %d degrees %d minutes', (mode, north, minutes) => {
    expect(estimateMinutes(from, { ...from, latitude: from.latitude + north }, mode)).toBe(minutes)
  })

  it('takes into account that degrees of longitude are shorter than degrees of latitude', () => {
    expect(estimateMinutes(from, { ...from, longitude: from.longitude + 0.1 }, 'driving')).toBe(25)
  })

  it('is no wait for a tram where walking is quicker', () => {
    const near = { ...from, latitude: from.latitude + 0.005 }
    expect(estimateMinutes(from, near, 'transit')).toBe(estimateMinutes(from, near, 'walking'))
  })

  it('is 0 at the door, and at least a kilometre within a suburb', () => {
    for (const mode of placeModes) expect(estimateMinutes(from, from, mode)).toBe(0)
    const about = { ...from, isAtDoor: false }
    expect([estimateMinutes(about, from, 'walking'), estimateMinutes(from, about, 'walking')]).toEqual([17, 17])
  })
})
