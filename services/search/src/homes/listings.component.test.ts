import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { loseFirstInsert } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { changeOf } from './domain/listing-changed.ts'
import type { Listing } from '@verandah/listing-providers/listing'
import { traitsOf } from './domain/merging/traits.ts'
import type { ListingWrite } from './listing-writes.ts'
import { createListings, type ListingDoc } from './listings.ts'
import { aListing } from '@verandah/listing-providers/testing'

const at = new Date('2026-11-20T00:00:00.000Z')

const writeOf = (listing: Listing): ListingWrite => ({
  listing,
  fingerprint: String(listing.price),
  traits: traitsOf(listing, { firstSeenAt: at.toISOString(), changedAt: at.toISOString() }),
  change: changeOf(listing, at.toISOString()),
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

it('adverts due for a look-up are current, of one provider and these homes, and not refreshed for long, the oldest first', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'listings')
  const listings = createListings({ store })
  const minutes = (count: number) => new Date(at.getTime() + count * 60_000)
  const advert = (id: string, over: Partial<Listing> = {}) => writeOf(aListing({ id, ...over }))
  const off = [advert('sold', { status: 'sold' }), advert('gone', { status: 'gone' })]
  const on = ['never', 'then', 'early', 'late'].map((id) => advert(id))
  const others = [advert('of another', { provider: 'reaxml' }), advert('elsewhere')]
  const fresh = { ...advert('just received'), at: minutes(11) }
  const all = [...on, fresh, advert('offered', { status: 'underOffer' }), ...off, ...others]
  await listings.record(all)
  await listings.place(all.map(({ listing: { id } }) => ({ _id: id, propertyId: id })))
  await listings.markLookedUp(['then'], minutes(10))
  await listings.markLookedUp(['early', 'offered'], minutes(5))
  await listings.markLookedUp(['late'], minutes(11))
  const propertyIds = [...on, fresh, ...off, others[0]!, advert('offered')].map(({ listing }) => listing.id)
  const due = await listings.dueForLookUp({ provider: 'domain', propertyIds, now: minutes(10), everyMs: 0, limit: 4 })
  expect(due.map(({ _id }) => _id)).toEqual(['never', expect.any(String), expect.any(String), 'then'])
  expect(due.map(({ _id }) => _id).toSorted()).toEqual(['early', 'never', 'offered', 'then'])
  const first = await listings.dueForLookUp({ provider: 'domain', propertyIds, now: minutes(10), everyMs: 0, limit: 1 })
  expect(first).toMatchObject([{ _id: 'never', listing: { provider: 'domain' } }])
  expect(first[0]).not.toHaveProperty('history')
  expect((await listings.byIds(['never', 'unknown']))[0]).not.toHaveProperty('history')
  await store.close()
  await mongo.close()
})
