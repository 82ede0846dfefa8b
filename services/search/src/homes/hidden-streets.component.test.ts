import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { aListing } from '@verandah/listing-providers/testing'
import { expect, it } from 'vitest'
import { keepListings, keepPages } from './keep-listings.ts'
import { createListings } from './listings.ts'
import { createProperties } from './properties.ts'
import { createRulings } from './rulings.ts'

const suburb = { latitude: -37.82, longitude: 145 }
const nextDoor = { latitude: -37.8234, longitude: 144.9987, agency: { id: '1', name: 'Lane' } }

it.each([
  ['no price is asked', { price: null }],
  ['another agency sells it', { agency: { id: '2', name: 'Other' } }],
])('a hidden home keeps its suburb’s point beside a like neighbour where %s', async (_words, over) => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'search')
  const properties = createProperties({ store, newId: () => crypto.randomUUID() })
  await store.buildIndexes()
  const keep = keepListings(
    keepPages({
      properties,
      listings: createListings({ store }),
      rulings: createRulings({ store }),
      clock: createTestClock(),
      isFirstHand: () => false,
      eventsOfChange: () => [],
      onHomesChanged: () => Promise.resolve(),
      factsAt: () => Promise.resolve([]),
      pointOfSuburb: () => suburb,
    }),
  )
  const hidden = { ...nextDoor, id: 'reaxml:1', provider: 'reaxml', streetNumber: null, street: null }
  const [neighbour] = await keep([aListing(nextDoor)])
  const [home] = await keep([aListing({ ...hidden, ...over })])
  const shownOf = async (id = '') => (await properties.find(id))?.home
  expect(await shownOf(neighbour?.id)).toMatchObject({ latitude: -37.8234, sources: [{ provider: 'domain' }] })
  expect(await shownOf(home?.id)).toMatchObject({ ...suburb, isAtDoor: false, sources: [{ provider: 'reaxml' }] })
  await store.close()
  await mongo.close()
})
