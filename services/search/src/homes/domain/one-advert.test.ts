import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { mergeListings } from './merge-listings.ts'

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })
const price = fc.constantFrom<Partial<Listing>>(
  { price: 900_000, displayPrice: '$900,000' },
  { price: null, priceFrom: 850_000, displayPrice: 'From $850,000' },
  { price: null, priceFrom: 1_900_000, priceTo: 2_100_000, displayPrice: '$1.9m - $2.1m' },
  { price: null, displayPrice: 'Contact agent' },
  { price: null, displayPrice: null },
)
const said = fc
  .record({
    bedrooms: orNull(fc.integer({ min: 1, max: 2 })),
    bathrooms: orNull(fc.integer({ min: 1, max: 2 })),
    parking: orNull(fc.integer({ min: 1, max: 2 })),
    landSize: orNull(fc.constantFrom(180, 450, 800)),
    provider: fc.constantFrom('domain', 'proptrack', 'reaxml'),
    status: fc.constantFrom('active' as const, 'underOffer' as const, 'sold' as const),
    features: fc.subarray(['Gym', 'Sauna', 'Lift', 'Shed']),
    images: fc.subarray(['a', 'b', 'c']),
    description: fc.constantFrom('', 'A pool.', 'No pool, and split systems.', 'Sea views from a double garage.'),
  })
  .chain((rest) => price.map((offer) => ({ ...rest, ...offer })))
const adverts = fc
  .array(said, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((over, index) => aListing({ ...over, id: `${over.provider}:${index}`, title: `${index}` })))

const rooms = ['bedrooms', 'bathrooms', 'parking'] as const
type Offer = Pick<Listing, 'price' | 'priceFrom' | 'priceTo' | 'displayPrice'>
const offerOf = ({ price: asked, priceFrom, priceTo, displayPrice }: Offer) => [asked, priceFrom, priceTo, displayPrice]

it('every value of a home is from adverts that agree with its rooms, in any order', () => {
  fc.assert(
    fc.property(adverts, fc.infiniteStream(fc.nat()), (all, dice) => {
      const isFirstHand = (provider: string) => provider === 'reaxml'
      const home = mergeListings(all, { isFirstHand })
      const agreeing = all.filter((advert) =>
        rooms.every((room) => advert[room] === null || advert[room] === home[room]),
      )
      const isSaid = (says: (advert: Listing) => unknown, shown: unknown) =>
        expect(agreeing.map(says)).toContainEqual(shown)
      for (const field of [...rooms, 'landSize'] as const)
        if (home[field] !== null) isSaid((advert) => advert[field], home[field])
      isSaid(offerOf, offerOf(home))
      for (const field of ['title', 'description', 'images'] as const) isSaid((advert) => advert[field], home[field])
      for (const feature of home.features) isSaid((advert) => advert.features.includes(feature), true)
      for (const { listingId, quote } of home.facts)
        isSaid(({ id, description }) => id === listingId && description.includes(quote ?? '?'), true)
      const shuffled = all.toSorted(() => ((dice.next().value ?? 0) % 3) - 1)
      expect(mergeListings(shuffled, { isFirstHand })).toEqual(home)
    }),
    { numRuns: 1_000 },
  )
})
