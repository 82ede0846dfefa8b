import { ScoreOverridesChanged, SearchScored, type ScoreOverrides } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, planProvider, type Pipeline } from '../testing/open-pipeline.ts'
import { scoredAs } from '../testing/scored-as.ts'
import { plainWeights } from '../testing/start-search.ts'
import { completeOverdueSearches } from './fetch/overdue-searches.ts'
import { followOverride } from '../ranking/override-score.ts'
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

/** A home under the address that the buyer knows, which has since become another address of an older home. */
const mergedHome = async (number: string) => {
  const { userId, receive } = await begin()
  const other = aListing({ id: `reaxml:${number}`, provider: 'reaxml', streetNumber: `${number}2` })
  const older = aListing({ id: `domain:${number}`, streetNumber: `${number}0` })
  const [mainHome] = await pipeline.keepListings([older])
  pipeline.clock.advance(1_000)
  await receive('reaxml', 1, [other])
  const [known = expect.fail('Nothing ranked')] = await rankedOf(userId)
  const merge = async () => {
    await pipeline.keepListings([{ ...other, streetNumber: `${number}0` }])
    await receive('domain', 1, [older])
    expect(await rankedOf(userId)).toEqual([main])
  }
  const apart = () => pipeline.keepListings([other])
  const main = mainHome?.id ?? ''
  return { userId, known, main, merge, apart }
}

it('a home stays opened, and a hidden one hidden until it is shown again, at any address of the one it merges into', async () => {
  const { userId, known, main, merge, apart } = await mergedHome('7')
  const { homeMarks, clock } = pipeline
  await homeMarks.hide(userId, known, { at: clock.now(), reason: undefined })
  await homeMarks.see(userId, known, clock.now())
  expect(await homeMarks.hiddenBy(userId)).toEqual(new Set([known]))
  await merge()
  expect(await homeMarks.hiddenBy(userId)).toEqual(new Set([known, main]))
  expect(await homeMarks.of(userId, [main])).toEqual({ seen: new Set([main]), hidden: new Set([main]) })
  expect(await homeMarks.seenBy(userId)).toContain(main)
  await homeMarks.show(userId, main, clock.now())
  expect(await homeMarks.hiddenBy(userId)).toEqual(new Set())
  await homeMarks.hide(userId, known, { at: clock.now(), reason: undefined })
  await apart()
  expect(await homeMarks.hiddenBy(userId)).toEqual(new Set([known]))
})

it('overrides of a home apply at each of its addresses once it has merged, and one may have its own', async () => {
  const { userId, known, main, merge } = await mergedHome('8')
  const save = async (propertyId: string, overrides: ScoreOverrides | null) => {
    const eventOf = (revision: number) =>
      newEvent(ScoreOverridesChanged, { userId, propertyId, revision, overrides }, pipeline)
    await pipeline.overrides.save({ userId, propertyId, overrides }, eventOf)
    await followOverride(pipeline)(eventOf(0))
  }
  const score = async () => (await pipeline.userProperties.allOf(userId))[0]?.score ?? 0
  const shown = async () => Object.fromEntries(await pipeline.overrides.of(userId))
  await save(known, { price: 9 })
  await merge()
  expect(await shown()).toEqual({ [known]: { price: 9 }, [main]: { price: 9 } })
  const before = await score()
  await save(known, { price: 10 })
  expect(await score()).toBeGreaterThan(before)
  await save(main, { price: 2 })
  expect(await shown()).toEqual({ [known]: { price: 10 }, [main]: { price: 2 } })
  await save(main, null)
  expect(await shown()).toEqual({ [known]: { price: 10 } })
})
