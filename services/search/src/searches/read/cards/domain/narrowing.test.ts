import { aHome } from '@verandah/contracts/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropIn } from '../cards-of.ts'
import { readFact } from '../read-fact.ts'
import { isInside, readArea } from './area.ts'
import { passes, questionsOf } from './narrowing.ts'
import { isOpenThisWeekend, startsAhead } from './open-homes.ts'
import { findWords, wordsIn } from './words.ts'

describe('words', () => {
  const home = aHome({ title: 'Café corner', description: 'A POOL, two-storey; whirlpool bath', features: ['Balcony'] })
  it.each([
    ['pool', ['pool']],
    ['hirl', []],
    ['balcon', ['balcon']],
    ['cafe STOREY', ['cafe', 'storey']],
    ['.* $ne', []],
  ])('%j finds %j: each at the beginning of a word, without case and accents', (asked, found) => {
    expect(findWords(home, wordsIn(asked)).filter((word) => word !== 'ne')).toEqual(found)
  })
})

describe('an area', () => {
  const square = readArea('-38,144;-38,146;-36,146;-36,144')
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })

  it('contains the points within its corners, whichever comes first and in either direction', () => {
    const point = fc.record({
      latitude: fc.double({ min: -39, max: -35, noNaN: true }),
      longitude: fc.double({ min: 143, max: 147, noNaN: true }),
    })
    fc.assert(
      fc.property(point, fc.nat(3), fc.boolean(), (here, first, isTurned) => {
        const turned = [...square.slice(first), ...square.slice(0, first)]
        const isWithin = here.latitude > -38 && here.latitude < -36 && here.longitude > 144 && here.longitude < 146
        fc.pre(![-38, -36].includes(here.latitude) && ![144, 146].includes(here.longitude))
        expect(isInside(here, isTurned ? turned.toReversed() : turned)).toBe(isWithin)
      }),
    )
  })

  it('that intersects itself contains its two halves and not the points beside them', () => {
    const bow = readArea('-38,144;-36,146;-38,146;-36,144')
    expect(isInside(at(-37, 144.1), bow)).toBe(true)
    expect(isInside(at(-37, 145.9), bow)).toBe(true)
    expect(isInside(at(-37.9, 145), bow)).toBe(false)
  })
})

describe('open homes', () => {
  const open = (start: string, end: string | null = null) => ({
    inspections: [{ start, end }],
    openHomeDate: null,
    openHomeEndTime: null,
    timeZone: 'Australia/Melbourne',
  })
  it.each([
    ['Saturday, seen on Friday', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', true],
    ['Sunday evening there, Sunday morning in UTC', '2026-11-20T00:00:00Z', '2026-11-22T08:00:00Z', true],
    ['Monday there, Sunday in UTC', '2026-11-20T00:00:00Z', '2026-11-22T14:00:00Z', false],
    ['Saturday there, Friday in UTC', '2026-11-18T00:00:00Z', '2026-11-20T22:00:00Z', true],
    ['next Saturday', '2026-11-20T00:00:00Z', '2026-11-28T00:00:00Z', false],
    ['Saturday, once it is over', '2026-11-21T02:00:00Z', '2026-11-21T00:00:00Z', false],
    ['Saturday, seen on Sunday of the week before', '2026-11-22T00:00:00Z', '2026-11-28T00:00:00Z', false],
    ['the rest of this Sunday', '2026-11-22T00:00:00Z', '2026-11-22T03:00:00Z', true],
  ])('%s', (_words, now, start, isOpen) => {
    expect(isOpenThisWeekend(open(start), new Date(now))).toBe(isOpen)
  })

  it('are ahead until they end', () => {
    const home = open('2026-11-21T00:00:00Z', '2026-11-21T00:30:00Z')
    expect(startsAhead(home, new Date('2026-11-21T00:10:00Z'))).toHaveLength(1)
    expect(startsAhead(home, new Date('2026-11-21T00:30:00Z'))).toEqual([])
  })
})

describe('a price drop', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const change = (
    daysAgo: number,
    price: number | null,
    over: { displayPrice?: string; status?: 'active' | 'sold' } = {},
  ) => ({
    at: new Date(now.getTime() - daysAgo * 24 * 60 * 60_000).toISOString(),
    listingId: 'domain:1',
    price,
    displayPrice: null,
    status: 'active' as const,
    inspections: [],
    auctionDate: null,
    ...over,
  })
  it.each([
    ['by what it lost in 30 days', [change(60, 900_000), change(10, 850_000)], 50_000],
    ['by all steps of them', [change(60, 900_000), change(20, 870_000), change(2, 850_000)], 50_000],
    ['not by what it lost before', [change(60, 900_000), change(40, 850_000)], 0],
    ['not where it rose again', [change(60, 900_000), change(20, 850_000), change(2, 900_000)], 0],
    ['since it was first advertised', [change(5, 900_000), change(2, 880_000)], 20_000],
    ['not once it is sold', [change(5, 900_000), change(2, 880_000, { status: 'sold' })], 0],
    ['not where no price is shown now', [change(5, 900_000), change(2, null, { displayPrice: 'Auction' })], 0],
    [
      'by the middle of its range',
      [
        change(5, null, { displayPrice: '$700,000 - $800,000' }),
        change(2, null, { displayPrice: '$680,000 - $720,000' }),
      ],
      50_000,
    ],
  ])('%s', (_words, history, dollars) => {
    expect(Math.max(0, dropIn(history, now))).toBe(dollars)
  })
})

describe('a fact by its name', () => {
  it.each([
    ['pool', 'shared'],
    ['solarPanels', 'yes'],
    ['study', 'nook'],
    ['nbn:FTTP', 'FTTP'],
    ['energyRating:6', '6'],
  ])('%s requires %s or better', (text, value) => {
    expect(readFact(text)).toEqual({ name: text.split(':')[0], value })
  })

  it.each(['', 'castle', 'pool:yes:no', 'energyRating', 'energyRating:many', '$where', '__proto__', 'schoolZone'])(
    '%j is refused by name',
    (text) => {
      const refusal = expect.objectContaining({ fields: [expect.objectContaining({ field: 'fact' })] }) as Error
      expect(() => readFact(text)).toThrow(refusal)
    },
  )
})

describe('a home that does not state a fact', () => {
  const unsaid = { price: null, bedrooms: null, bathrooms: null, parking: null, latitude: null, longitude: null }
  const silent = { ...aHome(unsaid), hiddenPrice: null }
  const around = {
    now: new Date('2026-11-20T00:00:00Z'),
    facts: [],
    pointOf: () => null,
    distanceOf: () => null,
    costOf: () => null,
  }
  const nowhereNear = { ...around, pointOf: () => ({ latitude: -37.8, longitude: 145 }) }

  it.each([
    [{ under: 900_000 }, around],
    [{ cash: 200_000 }, around],
    [{ month: 5_000 }, around],
    [{ beds: 2 }, around],
    [{ baths: 1 }, around],
    [{ parking: 1 }, around],
    [{ area: '-38,144;-38,146;-36,146' }, around],
    [{ distance: 5 }, around],
    [{ distance: 5 }, nowhereNear],
  ])('fails %j both with yes and with no', (narrowing, surroundings) => {
    expect(passes(questionsOf(narrowing, surroundings), silent, null)).toBeNull()
    expect(passes(questionsOf({ ...narrowing, type: ['Land'] }, surroundings), silent, null)).toBe(false)
  })
})
