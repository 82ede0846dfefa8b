import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { loseFirstInsert } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { changeOf } from './domain/listing-changed.ts'
import type { Listing } from '@verandah/listing-providers/listing'
import { traitsOf } from '@verandah/listing-providers/same-home'
import type { ListingDoc } from './listing-document.ts'
import type { ListingWrite } from './listing-writes.ts'
import { createListings } from './listings.ts'
import { aListing } from '@verandah/listing-providers/testing'

const at = new Date('2026-11-20T00:00:00.000Z')

const writeOf = (listing: Listing): ListingWrite => ({
  listing,
  fingerprint: String(listing.price),
  traits: traitsOf(listing, { firstSeenAt: at.toISOString(), changedAt: at.toISOString() }),
  change: changeOf(listing, at.toISOString()),
  askedAt: at,
  at,
})

const docOf = (listing: Listing): ListingDoc => {
  const { change, fingerprint, traits } = writeOf(listing)
  const seen = { firstSeenAt: at, changedAt: at, history: [change!] }
  return { _id: listing.id, propertyId: 'home', listing, fingerprint, traits, keys: [], ...seen }
}

/** The price history of an advert after two concurrent first inserts, of which this one loses. */
const pricesAfterRace = async (winner: Listing, loser: Listing) => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'listings')
  const collection: typeof store.collection = (name, schema) =>
    loseFirstInsert(store.collection(name, schema), docOf(winner) as never)
  const listings = createListings({ store: { ...store, collection } })
  await listings.record([writeOf(loser)])
  const [advert] = await listings.withHistory('home')
  await store.close()
  await mongo.close()
  return [advert?.listing.price, advert?.history.map(({ price }) => price)]
}

it('keeps a change when another process first wrote the advert concurrently', async () => {
  const prices = await pricesAfterRace(aListing({ price: 900_000 }), aListing({ price: 850_000 }))
  expect(prices).toEqual([850_000, [900_000, 850_000]])
})

it('keeps a change once when two processes write it concurrently', async () => {
  const prices = await pricesAfterRace(aListing({ price: 900_000 }), aListing({ price: 900_000 }))
  expect(prices).toEqual([900_000, [900_000]])
})

it('adverts that can be looked up are current, of these providers and of these homes', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'listings')
  const listings = createListings({ store })
  const advert = (id: string, over: Partial<Listing> = {}) => writeOf(aListing({ id, sourceId: id, ...over }))
  const off = [advert('sold', { status: 'sold' }), advert('gone', { status: 'gone' })]
  const on = [advert('on'), advert('offered', { status: 'underOffer' })]
  const fed = advert('of a feed', { provider: 'reaxml' })
  const all = [...on, ...off, fed, advert('elsewhere')]
  await listings.record(all)
  await listings.place(all.map(({ listing: { id } }) => ({ _id: id, propertyId: id })))
  await listings.markLookedUp(['on'], at)
  const homes = [...on, ...off, fed].map(({ listing }) => listing.id)
  const found = await listings.lookedUpIn(homes, ['domain'])
  const brief = (id: string) => ({
    _id: id,
    propertyId: id,
    changedAt: at,
    listing: { provider: 'domain', sourceId: id },
  })
  expect(found.toSorted((one, other) => (one._id < other._id ? -1 : 1))).toEqual([
    brief('offered'),
    { ...brief('on'), lookedUpAt: at },
  ])
  expect((await listings.byIds(['on', 'unknown']))[0]).not.toHaveProperty('history')
  await store.close()
  await mongo.close()
})

it('an advert is among the sold ones of its postcode and type for as long as it is sold', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'listings')
  const listings = createListings({ store })
  const days = { from: '2026-11-01', until: '2026-11-21' }
  const homesSold = async () => (await listings.soldLike(aListing(), days)).map(({ propertyId }) => propertyId)
  const receive = async (fingerprint: string, over: Partial<Listing>) => {
    await listings.record([{ ...writeOf(aListing(over)), fingerprint }])
    await listings.place([{ _id: 'domain:1', propertyId: 'home' }])
    return homesSold()
  }
  const sale = { price: 990_000, day: '2026-11-14', method: null }
  expect(await receive('sold', { status: 'sold', sale })).toEqual(['home'])
  expect(await receive('another type', { status: 'sold', sale, propertyType: 'House' })).toEqual([])
  expect(await receive('long ago', { status: 'sold', sale: { ...sale, day: '2026-10-31' } })).toEqual([])
  expect(await receive('undated', { status: 'sold', sale: { ...sale, day: null } })).toEqual(['home'])
  expect(await receive('withheld', { status: 'sold', sale: { ...sale, price: null } })).toEqual([])
  expect(await receive('sold again', { status: 'sold', sale })).toEqual(['home'])
  expect(await receive('fell through', { status: 'active' })).toEqual([])
  await store.close()
  await mongo.close()
})
