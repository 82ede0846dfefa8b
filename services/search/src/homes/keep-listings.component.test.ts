import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { aListing } from '../providers/testing/a-listing.ts'
import { keepListings } from './keep-listings.ts'
import { createListings } from './listings.ts'
import { createProperties } from './properties.ts'

it('other words of an advert change its home, and make no entry of its history', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'search')
  const listings = createListings({ store })
  const properties = createProperties({ store, newId: () => 'home' })
  const keep = keepListings({
    ...{ listings, properties, clock: createTestClock(), isFirstHand: () => false },
    eventsOfChange: () => [],
    onHomesChanged: () => Promise.resolve(),
  })
  await keep([aListing({ description: 'A beginning.' })])
  const [home] = await keep([aListing({ description: 'A beginning and an end.' })])
  await keep([aListing({ description: 'A beginning and an end.', price: 1_300_000 })])
  const [advert] = await listings.withHistory('home')
  expect(home).toMatchObject({ revision: 2, description: 'A beginning and an end.' })
  expect(advert?.history.map(({ price }) => price)).toEqual([1_250_000, 1_300_000])
  await store.close()
  await mongo.close()
})
