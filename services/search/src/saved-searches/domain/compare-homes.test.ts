import { describe, expect, it } from 'vitest'
import type { PropertySnapshot } from '@verandah/contracts'
import { aListing } from '@verandah/listing-providers/testing'
import { baselineOf, compareHomes } from './compare-homes.ts'
import { underMainIds } from './known-home.ts'
import { mergeListings } from '../../homes/domain/merge-listings.ts'

const now = '2026-11-20T00:00:00.000Z'
const soon = '2026-11-28T00:00:00.000Z'
const later = '2026-12-05T00:00:00.000Z'
const aHome = (overrides: Partial<PropertySnapshot> = {}): PropertySnapshot => ({
  ...mergeListings([aListing()], { asOf: now, isFirstHand: () => false }),
  id: 'home-1',
  revision: 1,
  updatedAt: now,
  ...overrides,
})

const compare = (
  before: PropertySnapshot[],
  found: PropertySnapshot[],
  { missing = [], heard = true }: { missing?: PropertySnapshot[]; heard?: boolean } = {},
) => compareHomes({ known: baselineOf(before, now), found, missing, isExhausted: () => heard, now })
const kinds = ({ changes }: ReturnType<typeof compare>) =>
  changes.map(({ kind, before, after }) => [kind, before, after])

describe('two runs of a search', () => {
  it('that found the same homes report nothing', () => {
    expect(kinds(compare([aHome()], [aHome({ revision: 9, description: 'New words' })]))).toEqual([])
  })

  it('report a new home, with its price', () => {
    expect(kinds(compare([], [aHome({ displayPrice: '$1.2m' })]))).toEqual([['new', null, '$1.2m']])
  })

  it('report a new price in both texts, but no rewording and no hidden price', () => {
    const dear = aHome({ price: 1_200_000, displayPrice: '$1,200,000' })
    const cheap = aHome({ price: 1_100_000, displayPrice: null })
    const hidden = aHome({ price: null, priceFrom: null, priceTo: null, displayPrice: 'Contact agent' })
    expect(kinds(compare([dear], [cheap]))).toEqual([['price', '$1,200,000', '$1,100,000']])
    expect(kinds(compare([dear], [{ ...dear, displayPrice: '$1.2 million' }]))).toEqual([])
    const silent = [dear, cheap].map((home) => ({ ...home, displayPrice: 'Contact agent' }))
    expect(kinds(compare([silent[0]!], [silent[1]!]))).toEqual([])
    const afterHiding = compare([dear], [hidden])
    expect(kinds(afterHiding)).toEqual([])
    const shown = compareHomes({ known: afterHiding.known, found: [dear], missing: [], isExhausted: () => true, now })
    expect(kinds(shown)).toEqual([])
  })

  it('report an auction that moved, was added or cancelled, not one that has been held', () => {
    const at = (auctionDate: string | null) => aHome({ auctionDate })
    expect(kinds(compare([at(soon)], [at(later)]))).toEqual([['auction', soon, later]])
    expect(kinds(compare([at(null)], [at(soon)]))).toEqual([['auction', null, soon]])
    expect(kinds(compare([at(soon)], [at(null)]))).toEqual([['auction', soon, null]])
    expect(kinds(compare([at('2026-11-19T00:00:00.000Z')], [at(null)]))).toEqual([])
  })

  it('report a home as gone when its providers were read to the end, or when it is known to be sold', () => {
    const missing = [aHome()]
    expect(kinds(compare([aHome()], [], { missing }))).toEqual([['gone', null, null]])
    expect(kinds(compare([aHome()], [], { missing, heard: false }))).toEqual([])
    expect(kinds(compare([aHome()], [], { missing: [aHome({ status: 'sold' })], heard: false }))).toEqual([
      ['gone', null, null],
    ])
    expect(kinds(compare([aHome()], [aHome({ status: 'sold' })], { heard: false }))).toEqual([['gone', null, null]])
  })

  it('remember a home whose provider failed, and one that is gone, to recognise it later', () => {
    const missing = [aHome()]
    expect(compare([aHome()], [], { missing, heard: false }).known).toHaveLength(1)
    expect(compare([aHome()], [], { missing }).known).toMatchObject([{ id: 'home-1', goneAt: now }])
  })

  it('report that a home is under offer, and that it no longer is', () => {
    const free = aHome()
    const taken = aHome({ status: 'underOffer' })
    expect(kinds(compare([free], [taken]))).toEqual([['status', 'active', 'underOffer']])
    expect(kinds(compare([taken], [free]))).toEqual([['status', 'underOffer', 'active']])
    expect(kinds(compare([taken], [taken]))).toEqual([])
  })

  it('report a home for sale again once, and not as new; after half a year it is new', () => {
    const left = compare([aHome()], [], { missing: [aHome({ status: 'gone' })] })
    const next = (known: typeof left.known, found: PropertySnapshot[], at = now) =>
      compareHomes({ known, found, missing: [aHome({ status: 'gone' })], isExhausted: () => true, now: at })
    const quiet = next(left.known, [])
    expect(kinds(quiet)).toEqual([])
    const back = next(quiet.known, [aHome()])
    expect(kinds(back)).toEqual([['status', 'gone', 'active']])
    expect(kinds(next(back.known, [aHome()]))).toEqual([])
    const late = next(quiet.known, [], '2027-07-01T00:00:00.000Z')
    expect(late.known).toEqual([])
    expect(kinds(next(late.known, [aHome()]))).toEqual([['new', null, '$1,250,000']])
  })

  it('report no status of a home that an earlier build stored without one', () => {
    const known = baselineOf([aHome()], now).map(({ status: _, ...home }) => home)
    const found = [aHome({ status: 'underOffer' })]
    expect(kinds(compareHomes({ known, found, missing: [], isExhausted: () => true, now }))).toEqual([])
  })
})

it('a home that merged into another is known once: as what is here, else as the one that it merged into', () => {
  const [home] = baselineOf([aHome()], now)
  const known = { ...home!, id: 'main' }
  const gone = { ...home!, id: 'alias', goneAt: now }
  const mainOf = new Map([['alias', 'main']])
  const found = [aHome({ id: 'main' })]
  for (const both of [
    [known, gone],
    [gone, known],
  ]) {
    const homes = underMainIds(both, mainOf)
    expect(kinds(compareHomes({ known: homes, found, missing: [], isExhausted: () => true, now }))).toEqual([])
    expect(homes).toEqual([known])
  }
  expect(
    underMainIds(
      [
        { ...known, goneAt: now },
        { ...home!, id: 'alias' },
      ],
      mainOf,
    ),
  ).toEqual([known])
  const other = { ...home!, id: 'alias', priceText: 'Contact agent' }
  for (const both of [
    [known, other],
    [other, known],
  ])
    expect(underMainIds(both, mainOf)).toEqual([known])
})

describe('two runs of a search on open homes', () => {
  it('report each new future slot once', () => {
    const slot = (start: string) => ({ start, end: null })
    const before = aHome({ inspections: [slot(soon)] })
    const after = aHome({ inspections: [slot('2026-11-01T00:00:00.000Z'), slot(soon), slot(later)] })
    expect(kinds(compare([before], [after]))).toEqual([['slot', null, later]])
  })

  it('report once a slot that moved within its day of the home, and one that is advertised no more', () => {
    const at = (...starts: string[]) => aHome({ inspections: starts.map((start) => ({ start, end: null })) })
    const afternoon = '2026-11-28T04:00:00.000Z'
    const moved = compare([at(soon, later)], [at(later, afternoon)])
    expect(kinds(moved)).toEqual([['slot', soon, afternoon]])
    const next = (known: typeof moved.known, found: PropertySnapshot) =>
      compareHomes({ known, found: [found], missing: [], isExhausted: () => true, now })
    expect(kinds(next(moved.known, at(later, afternoon)))).toEqual([])
    const withdrawn = next(moved.known, at(later))
    expect(kinds(withdrawn)).toEqual([['slot', afternoon, null]])
    expect(kinds(next(withdrawn.known, at(later)))).toEqual([])
    expect(kinds(next(withdrawn.known, at(later, afternoon)))).toEqual([['slot', null, afternoon]])
    const held = baselineOf([at(soon)], now)
    expect(
      compareHomes({ known: held, found: [at()], missing: [], isExhausted: () => true, now: later }).changes,
    ).toEqual([])
  })
})
