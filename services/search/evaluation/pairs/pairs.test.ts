import { describe, expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import type { Advert } from './adverts.ts'
import { makeMarket } from './make-market.ts'
import { differentKinds, makePairs, sameKinds, type LabelledPair } from './make-pairs.ts'

const pairs = makePairs(1, 6000)
const kindsOf = (labelled: readonly LabelledPair[]) => [...new Set(labelled.map(({ why }) => why))].sort()

/** The content of an advert, without its ids. */
const said = ({ id: _id, sourceId: _sourceId, ...rest }: Listing) => JSON.stringify(rest)

const areOfOneAdvertiser = (one: Listing, other: Listing) =>
  one.provider === other.provider && one.agency !== null && one.agency.id === other.agency?.id
const isAfter = (listing: Listing, advert: Pick<Advert, 'changedAt'>) => (listing.listedAt ?? '') > advert.changedAt

describe('labelled pairs of adverts', () => {
  it('are deterministic by seed, and differ between seeds', () => {
    expect(makePairs(1, 50)).toEqual(pairs.slice(0, 50))
    expect(makePairs(2, 50).map(({ one }) => one.address)).not.toEqual(pairs.slice(0, 50).map(({ one }) => one.address))
  })

  it('include every kind, with about 45 of 100 of the same home', () => {
    const same = pairs.filter(({ isSameHome }) => isSameHome)
    const different = pairs.filter(({ isSameHome }) => !isSameHome)
    expect(kindsOf(same)).toEqual(sameKinds.map(({ why }) => why).sort())
    expect(kindsOf(different)).toEqual(differentKinds.map(({ why }) => why).sort())
    expect(same.length / pairs.length).toBeCloseTo(0.45, 1)
    const rare = kindsOf(pairs).filter((kind) => pairs.filter(({ why }) => why === kind).length < 20)
    expect(rare).toEqual([])
  })

  it('take their label from the world: two adverts of one home, or of two', () => {
    expect(pairs.filter(({ known, isSameHome }) => (known.one.homeId === known.other.homeId) !== isSameHome)).toEqual(
      [],
    )
  })

  it('never include one advert twice, nor the same two under both labels', () => {
    const labels = new Map<string, boolean>()
    const broken = pairs.filter(({ one, other, isSameHome }) => {
      const sides = [said(one), said(other)].sort()
      const before = labels.get(sides.join())
      labels.set(sides.join(), isSameHome)
      return one.id === other.id || sides[0] === sides[1] || (before ?? isSameHome) !== isSameHome
    })
    expect(broken).toEqual([])
  })

  it('label two adverts of one advertiser as two homes, unless the newer is listed after the older last changed', () => {
    const ofOne = pairs.filter(({ one, other }) => areOfOneAdvertiser(one, other))
    const replacing = ofOne.filter(({ one, other, known }) => isAfter(one, known.other) || isAfter(other, known.one))
    expect(kindsOf(replacing)).toEqual(['relisted'])
    expect(ofOne.filter(({ isSameHome }) => isSameHome)).toEqual(replacing)
  })

  it('reveal nothing of a hidden street', () => {
    const hidden = pairs.flatMap(({ one, other }) => [one, other]).filter(({ street }) => street === null)
    expect(hidden.length).toBeGreaterThan(500)
    const shown = hidden.filter(({ unit, streetNumber, latitude, longitude, address, suburb, state, postcode }) => {
      return [unit, streetNumber, latitude, longitude].some(Boolean) || address !== `${suburb} ${state} ${postcode}`
    })
    expect(shown).toEqual([])
  })
})

describe('a market', () => {
  const market = makeMarket(1, 4000)

  it('is deterministic by seed, in order of arrival, with no advert twice', () => {
    const times = market.map(({ listing }) => listing.listedAt ?? '')
    expect(times).toEqual([...times].sort())
    expect(makeMarket(1, 4000).map(({ listing }) => said(listing))).toEqual(market.map(({ listing }) => said(listing)))
    expect(new Set(market.map(({ listing }) => listing.id)).size).toBe(4000)
  })

  it('has homes with several adverts, but never two current ones of one advertiser', () => {
    const homes = new Map<string, Advert[]>()
    for (const advert of market) homes.set(advert.homeId, [...(homes.get(advert.homeId) ?? []), advert])
    expect(market.length / homes.size).toBeGreaterThan(1.5)
    const together = [...homes.values()].flatMap((adverts) =>
      adverts.flatMap((older, at) =>
        adverts
          .slice(at + 1)
          .filter(({ listing }) => areOfOneAdvertiser(older.listing, listing) && !isAfter(listing, older)),
      ),
    )
    expect(together).toEqual([])
  })
})
