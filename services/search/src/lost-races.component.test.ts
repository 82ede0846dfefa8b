import { connectStore, type Store } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSavedSearchHomes } from './saved-searches/saved-search-homes.ts'
import type { SearchDoc } from './searches/search-document.ts'
import { createSearches } from './searches/searches.ts'
import { createAnnouncedScores } from './tracking/announced-scores.ts'

let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
let store: Store
beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'verandah_search')
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

it('a score that was computed before another one was announced is computed again', async () => {
  const scores = createAnnouncedScores({ store })
  const clock = createTestClock()
  const home = { userId: 'user-1', propertyId: 'home-1' }
  const scored = (score: number) => ({ searchId: null, searchedAt: null, score })
  const answers = [
    async () => {
      await scores.announce(home, () => Promise.resolve(scored(80)), clock)
      return scored(70)
    },
    () => Promise.resolve(scored(80)),
  ]
  await scores.announce(home, () => answers.shift()!(), clock)
  expect(await store.connection.collection('told_scores').findOne({ userId: 'user-1' })).toMatchObject({ score: 80 })
})

it('a comparison that ends after its saved search was deleted stores nothing', async () => {
  const savedHomes = createSavedSearchHomes({ store })
  await savedHomes.begin('saved-1')
  const last = await savedHomes.find('saved-1')
  await savedHomes.forget('saved-1')
  expect(await savedHomes.record(last!, { homes: [], searchId: 'search-1' }, [])).toBe(false)
})

it('a search that its buyer has continued and that has ended again is not asked again as it was', async () => {
  const searches = createSearches({ store })
  const collection = store.connection.collection<{ _id: string; revision: number }>('searches')
  await collection.insertOne({ _id: 'search-1', status: 'completed', revision: 7, outbox: [] } as never)
  const askAgain = (revision: number) =>
    searches.askAgain(
      { _id: 'search-1', status: 'completed', revision } as SearchDoc,
      { asksAgain: ['domain'], deadlineAt: new Date() },
      [],
    )
  expect([await askAgain(6), await askAgain(7)]).toEqual([false, true])
})
