import { SearchScored } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, planProvider, type Pipeline } from '../testing/open-pipeline.ts'
import { scoredAs } from '../testing/scored-as.ts'
import { plainWeights } from '../testing/start-search.ts'
import { completeOverdueSearches } from './fetch/overdue-searches.ts'
import { recordScores } from './score/record-scores.ts'
import { storePage } from '../testing/store-page.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const begin = async () => {
  const providers = ['domain', 'reaxml'].map((id) => planProvider(id, () => ({})))
  const { data } = await pipeline.request(providers)
  const receive = async (provider: string, page: number, listings: Listing[]) => {
    const facts = { provider, page, outcome: page === 1 ? 'more' : 'last', detail: null, total: null } as const
    await storePage(pipeline, { ...data, _id: data.searchId }, { ...facts, listings })
    for (const [part, homes] of (await pipeline.pages.withHomesOf(data.searchId)).flatMap(({ _id, homes: parts }) =>
      _id.endsWith(`${provider}:${page}`) ? [...parts.entries()] : [],
    )) {
      const scores = homes.map(({ id, revision }) => ({
        propertyId: id,
        revision,
        ...scoredAs(50),
      }))
      const pageId = `${data.searchId}:${provider}:${page}`
      const scored = {
        searchId: data.searchId,
        userId: data.userId,
        pageId,
        part,
        weights: plainWeights,
        scores,
      }
      await recordScores(pipeline)(newEvent(SearchScored, scored, pipeline))
    }
  }
  return { ...data, receive }
}

const shownIn = async (searchId: string) =>
  (await pipeline.results.listOf(searchId)).map(({ propertyId }) => propertyId)
const rankedOf = async (userId: string) => (await pipeline.userProperties.allOf(userId)).map((doc) => doc.propertyId)

it('homes that turn out to be one during a search are one in it, and in the ranking', async () => {
  const { searchId, userId, receive } = await begin()
  const one = aListing({ streetNumber: '50' })
  const other = aListing({ id: 'reaxml:1', provider: 'reaxml', streetNumber: '52' })
  await receive('domain', 1, [one])
  pipeline.clock.advance(1_000)
  await receive('reaxml', 1, [other])
  expect(await shownIn(searchId)).toHaveLength(2)
  await receive('reaxml', 2, [{ ...other, streetNumber: '50' }])
  expect(await shownIn(searchId)).toHaveLength(1)
  expect(await rankedOf(userId)).toEqual(await shownIn(searchId))
})

it('homes that become one after their pages were stored are one when the search is over', async () => {
  const { searchId, userId, receive } = await begin()
  const one = aListing({ id: 'domain:2', streetNumber: '60' })
  const other = aListing({ id: 'reaxml:2', provider: 'reaxml', streetNumber: '62' })
  await receive('domain', 1, [one])
  pipeline.clock.advance(1_000)
  await receive('reaxml', 1, [other])
  await pipeline.keepListings([{ ...other, streetNumber: '60' }])
  pipeline.clock.advance(60_000)
  await completeOverdueSearches(pipeline).run(new AbortController().signal)
  expect(await shownIn(searchId)).toHaveLength(1)
  expect(await rankedOf(userId)).toHaveLength(1)
})
