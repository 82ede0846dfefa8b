import { UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, planProvider, searchIn } from '../testing/open-pipeline.ts'
import { startSearch } from '../testing/start-search.ts'
import { fetchListings } from './fetch/fetch-listings.ts'
import { completeOverdueSearches } from './fetch/overdue-searches.ts'
import { storePage } from '../testing/store-page.ts'

it('a search that ends at its deadline while its user is erased keeps nothing', async () => {
  const pipeline = await openPipeline()
  const { clock, pages, results, searches, userProperties, store } = pipeline
  const page = { provider: 'plan', page: 1, outcome: 'last', detail: null, total: 1 } as const
  for (let round = 0; round < 24; round += 1) {
    const requested = await pipeline.request([planProvider('plan', () => ({}))])
    await storePage(pipeline, searchIn(requested), { ...page, listings: [aListing({ id: 'plan:1' })] })
    const { searchId, userId } = requested.data
    clock.advance(20_000)
    const leave = async () => {
      for (let step = 0; step < round; step += 1) await store.connection.db!.command({ ping: 1 })
      await searches.forget(userId)
      await results.purgeOf([searchId])
      await pages.purgeOf([searchId])
      await userProperties.forget(userId)
    }
    await Promise.all([completeOverdueSearches(pipeline).run(new AbortController().signal), leave()])
    const ranked = await userProperties.allOf(userId)
    expect([round, await results.countOf(searchId), ranked.length]).toEqual([round, 0, 0])
  }
  await pipeline.close()
})

it('a page that arrives after another process has erased its buyer is not kept, nor what it left out', async () => {
  const pipeline = await openPipeline()
  const { pages, results, searches } = pipeline
  const leaving = planProvider('leaving', async () => {
    await searches.forget(requested.data.userId)
    return {
      listings: [aListing({ id: 'leaving:1' }), aListing({ id: 'leaving:2', suburb: 'Bondi', postcode: '2026' })],
    }
  })
  const requested = await pipeline.queue([leaving])
  const turn = { attempt: 1, working: () => undefined, signal: new AbortController().signal }
  await fetchListings({ ...pipeline, providers: [leaving] })(requested as never, turn)
  expect(leaving.asked).toEqual([1])
  expect(await pages.factsOf([requested.data.searchId])).toEqual([])
  expect(await results.revisionsOf(requested.data.searchId)).toEqual([])
  await pipeline.close()
})

it('a page that another process stores before any write of an erasure goes with its search', async () => {
  const service = await startSearch()
  const searches = service.store.collection<{ _id: string; userId: string }>('searches')
  const pages = service.store.collection<{ _id: string; searchId: string }>('search_pages')
  let write = 0
  for (let isThere = true; isThere;) {
    write += 1
    const userId = `leaver-${write}`
    const searchId = `search-${write}`
    await searches.insertOne({ _id: searchId, userId })
    const fetching = interruptWrite(write, async () => {
      isThere = (await searches.findOne({ _id: searchId })) !== null
      if (isThere) await pages.insertOne({ _id: `${searchId}:plan:1`, searchId })
    })
    const asked = { userId, deletionId: `deletion-${write}` }
    await service.receive(newEvent(UserDeletionRequested, asked, service)).finally(fetching.stop)
    expect([write, await pages.countDocuments({ searchId })]).toEqual([write, 0])
  }
  await service.stop()
  expect(write).toBeGreaterThan(3)
})
