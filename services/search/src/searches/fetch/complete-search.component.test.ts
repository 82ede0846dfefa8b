import { SearchCompleted, SearchScored, type Weights } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, searchIn, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { scoredAs } from '../../testing/scored-as.ts'
import { plainWeights } from '../../testing/start-search.ts'
import { completeOverdueSearches } from './overdue-searches.ts'
import { recordScores } from '../score/record-scores.ts'
import { homesOf, storePage } from '../../testing/store-page.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const provider = planProvider('plan', () => ({}))
const advert = (number: number, over: Partial<Listing> = {}) =>
  aListing({ id: `plan:${number}`, streetNumber: String(number), ...over })

/** A search whose one provider has sent these pages, ending with the last; each page is one message. */
const searchWith = async (...pages: Listing[][]): Promise<Requested> => {
  const requested = await pipeline.request([provider])
  for (const [index, listings] of pages.entries()) {
    const outcome = index === pages.length - 1 ? 'last' : 'more'
    const page = { provider: 'plan', page: index + 1, outcome, detail: null, total: 9, listings } as const
    await storePage(pipeline, searchIn(requested), page)
  }
  return requested
}

const idsOn = async ({ data: { searchId } }: Requested, page: number) =>
  (await homesOf(pipeline, `${searchId}:plan:${page}`, 0)).map(({ id }) => id)

/** Scoring's answer to a page: its homes get these scores in turn. */
const scored = async (requested: Requested, page: number, points: number[], weights: Weights = plainWeights) => {
  const { searchId, userId } = requested.data
  const ids = await idsOn(requested, page)
  const homeAt = (index: number) => ({ revision: 1, propertyId: ids[index] ?? 'of no page' })
  const scores = points.map((score, index) => ({ ...scoredAs(score), ...homeAt(index) }))
  const data = { searchId, userId, pageId: `${searchId}:plan:${page}`, part: 0, weights, scores }
  await recordScores(pipeline)(newEvent(SearchScored, data as never, pipeline))
}

const searchOf = ({ data }: Requested) => pipeline.searches.find(data.searchId)
const scoresOf = async ({ data }: Requested) =>
  (await pipeline.results.listOf(data.searchId)).map(({ score }) => score).toSorted((a, b) => b - a)
const completions = ({ data: { searchId } }: Requested) =>
  pipeline.told.filter(
    ({ type, data }) => type === SearchCompleted.type && (data as { searchId: string }).searchId === searchId,
  )
const runDeadlines = () => completeOverdueSearches(pipeline).run(new AbortController().signal)

describe('the scores of a page', () => {
  it('are stored with its homes, and the last ones complete the search', async () => {
    const requested = await searchWith([advert(1), advert(2)], [advert(3)])
    const { revision } = (await searchOf(requested))!
    await scored(requested, 1, [40, 70, 99])
    const underWay = { status: 'processing', revision: revision + 1, weights: plainWeights }
    expect(await searchOf(requested)).toMatchObject(underWay)
    expect(await scoresOf(requested)).toEqual([70, 40])
    expect(completions(requested)).toEqual([])
    pipeline.clock.advance(5)
    const info = vi.spyOn(pipeline.log, 'info')
    await scored(requested, 2, [50], { ...plainWeights, price: 1 })
    expect(await scoresOf(requested)).toEqual([70, 50, 40])
    expect(await searchOf(requested)).toMatchObject({
      status: 'completed',
      resultsCount: 3,
      revision: revision + 3,
      weights: plainWeights,
      completedAt: pipeline.clock.now(),
      progress: [{ provider: 'plan', state: 'done', found: 3, total: 9 }],
    })
    const { searchId, userId } = requested.data
    expect(info.mock.lastCall?.[0]).toMatchObject({ searchId, homes: 3, providers: { plan: { state: 'done' } } })
    expect(completions(requested).map(({ data }) => data)).toEqual([
      { searchId, userId, status: 'completed', resultsCount: 3 },
    ])
  })

  it('release held requests', async () => {
    const requested = await searchWith([advert(1)], [advert(2)])
    const moves: string[] = []
    const { signal } = new AbortController()
    const waiting = pipeline.searchUpdates
      .waitForMove(requested.data.searchId, 20_000, signal)
      .then(() => moves.push('moved'))
    await scored(requested, 1, [40])
    await waiting
    expect(moves).toEqual(['moved'])
  })

  it('that arrive again, or after the end, change nothing', async () => {
    const requested = await searchWith([advert(1)])
    await scored(requested, 1, [40])
    const before = await searchOf(requested)
    await scored(requested, 1, [90])
    expect(await scoresOf(requested)).toEqual([40])
    expect(await searchOf(requested)).toEqual(before)
    await pipeline.completeSearch(await pipeline.searches.find(requested.data.searchId))
    expect(completions(requested)).toHaveLength(1)
  })

  it('are ignored when the page is not stored', async () => {
    const requested = await searchWith([advert(1)])
    await scored(requested, 7, [40])
    expect(await searchOf(requested)).toMatchObject({ status: 'processing' })
    expect(await scoresOf(requested)).toEqual([])
  })
})

describe('the deadline of a search', () => {
  it('ends it at that moment, not before, and scores here what scoring had not answered', async () => {
    const requested = await searchWith([advert(1)], [advert(2), advert(3)])
    await scored(requested, 1, [100])
    const { deadlineAt } = (await searchOf(requested))!
    pipeline.clock.advance(deadlineAt.getTime() - pipeline.clock.now().getTime() - 1)
    await runDeadlines()
    expect(await searchOf(requested)).toMatchObject({ status: 'processing' })
    pipeline.clock.advance(1)
    await runDeadlines()
    expect(await searchOf(requested)).toMatchObject({ status: 'completed', resultsCount: 3, weights: plainWeights })
    const [best, ...others] = await pipeline.results.listOf(requested.data.searchId)
    expect([best?.score, best?.breakdown]).toEqual([100, []])
    expect(others.map(({ breakdown }) => breakdown.length > 0)).toEqual([true, true])
    expect(completions(requested)).toHaveLength(1)
  })

  it('pins the buyer’s current weights when no page was scored', async () => {
    const requested = await searchWith([advert(1)])
    const own = { ...plainWeights, price: 0, bedrooms: 10 }
    await pipeline.userWeights.record(requested.data.userId, 1, own)
    pipeline.clock.advance(20_000)
    await runDeadlines()
    expect(await searchOf(requested)).toMatchObject({ status: 'completed', weights: own, resultsCount: 1 })
  })

  it('names late providers, and pins no weights without homes', async () => {
    const requested = await pipeline.request([provider])
    pipeline.clock.advance(20_000)
    await runDeadlines()
    const search = await searchOf(requested)
    expect(search).toMatchObject({ status: 'failed', resultsCount: 0, progress: [{ state: 'late' }] })
    expect(search).not.toHaveProperty('weights')
  })

  it('ignores a cancelled search', async () => {
    const requested = await searchWith([advert(1)])
    await pipeline.searches.cancelOwn(requested.data.searchId, requested.data.userId, pipeline.clock.now())
    pipeline.clock.advance(20_000)
    await runDeadlines()
    expect(completions(requested)).toEqual([])
  })
})

describe('a stored page', () => {
  it('keeps its homes until their scores arrive, and a second score removes none from the results', async () => {
    const requested = await searchWith([advert(41), advert(42)], [advert(43)])
    expect(await idsOn(requested, 1)).toHaveLength(2)
    await scored(requested, 1, [40, 70])
    expect([await idsOn(requested, 1), await idsOn(requested, 2)]).toMatchObject([[], { length: 1 }])
    await scored(requested, 1, [40, 70])
    expect(await scoresOf(requested)).toEqual([70, 40])
  })

  it('is stored once, with each home once, and reported as stored each time', async () => {
    const requested = await pipeline.request([provider])
    const page = { provider: 'plan', page: 1, outcome: 'last', detail: null, total: 3 } as const
    const listings = [advert(11), advert(11, { id: 'plan:same-door' }), advert(12)]
    await storePage(pipeline, searchIn(requested), { ...page, listings })
    await storePage(pipeline, searchIn(requested), { ...page, listings: [] })
    const [stored, ...others] = await pipeline.pages.withHomesOf(requested.data.searchId)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...page, found: 2, parts: 1, scoredParts: [] })
    expect(stored?.homes.map((homes) => homes.map(({ sources }) => sources.length))).toEqual([[2, 1]])
    expect((await searchOf(requested))?.revision).toBe(3)
  })

  it('is announced in messages of a hundred homes, each with its part number', async () => {
    const requested = await searchWith(Array.from({ length: 101 }, (_, index) => advert(1_000 + index)))
    const { searchId } = requested.data
    const messages = pipeline.told.filter(({ id }) => id.startsWith(`${searchId}:plan:1:`))
    const sizes = messages.map(({ id, data }) => [id, (data as { part: number }).part, (data as Inputs).inputs.length])
    expect(sizes).toEqual([
      [`${searchId}:plan:1:0`, 0, 100],
      [`${searchId}:plan:1:1`, 1, 1],
    ])
    expect(await homesOf(pipeline, `${searchId}:plan:1`, 1)).toMatchObject([{ address: expect.any(String) as string }])
    expect(await homesOf(pipeline, `${searchId}:plan:1`, 2)).toEqual([])
  })
})

interface Inputs {
  inputs: unknown[]
}
