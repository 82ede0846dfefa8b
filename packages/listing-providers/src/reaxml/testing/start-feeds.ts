import { randomUUID } from 'node:crypto'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, createLeases, createLogger, type Store } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import type { Listing } from '../../listing/listing.ts'
import { createFeeds, type FeedContext } from '../create-feeds.ts'

/** The feeds of one process over a real store; `another()` is a second process over the same store. */
export async function startFeeds(settings: FeedContext['settings'] = {}) {
  const disk = { isFull: false }
  const mongo = await startInMemoryMongo({ journal: { hasRoom: () => !disk.isFull } })
  const clock = createTestClock()
  const log = createLogger({ level: 'silent' })
  const told: Listing[] = []
  const homes = { areAway: false }
  const stores: Store[] = []

  const another = async (): Promise<FeedContext> => {
    const store = await connectStore(mongo.url, 'search')
    stores.push(store)
    const keepListings = (listings: Listing[]) =>
      homes.areAway ? Promise.reject(new Error('The homes are away.')) : Promise.resolve(told.push(...listings))
    const feeds = createFeeds({
      store,
      clock,
      log,
      settings,
      newId: randomUUID,
      keepListings,
      isKnownPlace: ({ suburb }) => suburb === 'Richmond',
      weights: '',
    })
    await store.buildIndexes()
    return { feeds, leases: createLeases({ store, clock }), settings, log }
  }
  const context = await another()
  return {
    context,
    another,
    feeds: context.feeds,
    adverts: () => stores[0]!.connection.collection('feed_listings'),
    /** Parts of accepted feeds that are not read yet. */
    bodies: () => stores[0]!.connection.collection('feed_bodies'),
    clock,
    /** Updates sent to the homes behind the adverts. */
    told,
    homes,
    disk,
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()))
      await mongo.close()
    },
  }
}
