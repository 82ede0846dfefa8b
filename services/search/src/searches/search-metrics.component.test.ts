import { SearchScored } from '@verandah/contracts'
import { newEvent, readNumbers } from '@verandah/kit'
import { aListing } from '@verandah/listing-providers/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPipeline, planProvider, searchIn, type Pipeline } from '../testing/open-pipeline.ts'
import { plainWeights } from '../testing/start-search.ts'
import { storePage } from '../testing/store-page.ts'
import { recordScores } from './score/record-scores.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const provider = planProvider('plan', () => ({}))

/** A search whose two pages are scored this long after its request. */
const scoredAfter = async (seconds: number, over: { savedSearchId?: string } = {}) => {
  const requested = await pipeline.request([provider], over)
  const { searchId, userId } = requested.data
  for (const page of [1, 2]) {
    const listings = [aListing({ id: `plan:${searchId}:${page}`, streetNumber: String(page) })]
    const outcome = page === 2 ? 'last' : 'more'
    const stored = { provider: 'plan', page, outcome, detail: null, total: 2, listings } as const
    await storePage(pipeline, searchIn(requested), stored)
  }
  pipeline.clock.advance(seconds * 1_000)
  for (const number of [1, 2]) {
    const data = { searchId, userId, pageId: `${searchId}:plan:${number}`, part: 0, weights: plainWeights, scores: [] }
    await recordScores(pipeline)(newEvent(SearchScored, data as never, pipeline))
  }
}

const countedWithin = async (seconds: number | '+Inf') => {
  const line = `search_first_homes_seconds_bucket{le="${seconds}"} `
  const [, found = ''] = (await readNumbers()).split(line)
  return Number(/^\d+/.exec(found)?.[0])
}

it('counts a search once, by the time to its first scored page', async () => {
  const inTime = await countedWithin(5)
  const all = await countedWithin('+Inf')
  await scoredAfter(3)
  expect([await countedWithin(5), await countedWithin('+Inf')]).toEqual([inTime + 1, all + 1])
  await scoredAfter(8)
  expect([await countedWithin(5), await countedWithin('+Inf')]).toEqual([inTime + 1, all + 2])
})

it('does not count the run of a saved search, for which no buyer waits', async () => {
  const before = await countedWithin('+Inf')
  await scoredAfter(3, { savedSearchId: 'saved' })
  expect(await countedWithin('+Inf')).toBe(before)
})

it('has a zero for every end of a search, from which the first failure is a rise', async () => {
  for (const outcome of ['completed', 'failed', 'cancelled'])
    expect(await readNumbers()).toMatch(new RegExp(`^searches_ended_total\\{outcome="${outcome}"\\} \\d`, 'm'))
})
