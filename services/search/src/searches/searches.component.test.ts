import { SearchCompleted, type AnyEnvelope } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, searchIn, planProvider, type Pipeline } from '../testing/open-pipeline.ts'
import { plainWeights } from '../testing/start-search.ts'
import { beginSearch } from './request/begin-search.ts'
import { listSearches } from './read/list-searches.ts'
import { storePage } from '../testing/store-page.ts'
import { pageSnapshots } from './fetch/store-page.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const provider = planProvider('plan', () => ({}))
let userId: string
beforeEach(() => {
  userId = crypto.randomUUID()
})

const begin = async (over: { savedSearchId?: string } = {}) =>
  (await pipeline.queue([provider], { userId, ...over })).data.searchId
const listed = async (limit = 10) => (await pipeline.searches.listOf(userId, limit)).map(({ _id }) => _id)

describe('a new search', () => {
  it('asks only configured providers, has its deadline, and is unchanged when begun again', async () => {
    const idle = { ...provider, id: 'idle', hasSource: () => Promise.resolve(false) }
    const asked = provider
    const again = beginSearch({ ...pipeline, providers: [idle, asked] })
    const search = { id: crypto.randomUUID(), userId, filters: { locations: [], maxPages: 1 } }
    await again(search)
    const begun = await pipeline.searches.find(search.id)
    expect(begun).toMatchObject({
      userId,
      filters: search.filters,
      status: 'processing',
      resultsCount: 0,
      revision: 0,
      createdAt: pipeline.clock.now(),
      deadlineAt: new Date(pipeline.clock.now().getTime() + 20_000),
      providers: [{ id: 'plan', name: 'PLAN', isSample: false }],
    })
    const told = () => pipeline.told.filter(({ data }) => (data as { searchId?: string }).searchId === search.id)
    const { filters, deadlineAt } = begun!
    expect(told().map(({ data }) => data)).toEqual([
      { searchId: search.id, userId, filters, deadlineAt: deadlineAt.toISOString() },
    ])
    pipeline.clock.advance(5)
    await again(search)
    expect(await pipeline.searches.find(search.id)).toEqual(begun)
    expect(told()).toHaveLength(1)
  })
})

describe('the list of a buyer', () => {
  it('has their own searches, newest first, up to the limit', async () => {
    const first = await begin()
    const second = await begin()
    const third = await begin()
    await begin({ savedSearchId: 'saved' })
    expect(await listed()).toEqual([third, second, first])
    expect(await listed(2)).toEqual([third, second])
    await pipeline.searches.retireOld(userId, 5, pipeline.clock.now())
    expect(await listed()).toHaveLength(3)
    await pipeline.searches.retireOld(userId, 2, pipeline.clock.now())
    expect(await listed()).toEqual([third, second])
  })

  it('states the progress of each, during and after the search', async () => {
    const over = await begin()
    const waiting = await begin()
    const underWay = await begin()
    const completedAt = new Date(pipeline.clock.now().getTime() + 7)
    const progress = [
      { provider: 'plan', name: 'PLAN', isSample: false, state: 'done', found: 3, total: 4, detail: null },
    ]
    const outcome = { status: 'completed', resultsCount: 3, progress, completedAt } as never
    await pipeline.searches.pinWeights(over, plainWeights)
    await pipeline.searches.complete(over, outcome, [anEvent(over)])
    const facts = { found: 2, total: 9, detail: null, parts: 1, provider: 'plan', page: 1 } as const
    const page = { ...facts, _id: `${underWay}:plan:1`, searchId: underWay, outcome: 'more' as const, homes: [] }
    await pipeline.pages.add([{ page, events: [] }])
    const settings = { ...pipeline.settings, SEARCHES_KEPT_PER_USER: 3 }
    const shown = (await listSearches({ ...pipeline, providers: [], settings })({
      caller: { sub: userId },
    } as never)) as object[]
    expect(shown).toMatchObject([
      {
        id: underWay,
        status: 'processing',
        completedAt: null,
        resultsCount: 0,
        scoringWeights: null,
        revision: 0,
        providers: [{ provider: 'plan', state: 'searching', found: 2, total: 9 }],
      },
      { id: waiting, providers: [{ provider: 'plan', state: 'searching', found: 0, total: null }] },
      {
        id: over,
        status: 'completed',
        completedAt: completedAt.toISOString(),
        resultsCount: 3,
        revision: 1,
        providers: progress,
        scoringWeights: plainWeights,
      },
    ])
  })
})

const anEvent = (searchId: string) =>
  newEvent(SearchCompleted, { searchId, userId, status: 'completed', resultsCount: 3 }, pipeline)

describe('a search', () => {
  it('is completed once, and never after it was cancelled', async () => {
    const one = await begin()
    const other = await begin()
    const ended = { status: 'completed', resultsCount: 3, completedAt: pipeline.clock.now() } as const
    const outcome = { ...ended, progress: [] }
    expect(await pipeline.searches.complete(one, outcome, [anEvent(one)])).toBe(true)
    expect(await pipeline.searches.complete(one, { ...outcome, resultsCount: 9 }, [anEvent(one)])).toBe(false)
    expect(await pipeline.searches.find(one)).toMatchObject({ status: 'completed', resultsCount: 3, revision: 1 })
    await pipeline.searches.cancelOwn(other, userId, pipeline.clock.now())
    expect(await pipeline.searches.complete(other, outcome, [anEvent(other)])).toBe(false)
    expect(await pipeline.searches.find(other)).toBeNull()
  })

  it('keeps the weights of its first page', async () => {
    const id = await begin()
    const other = await begin()
    await pipeline.searches.pinWeights(id, plainWeights)
    await pipeline.searches.pinWeights(id, { ...plainWeights, price: 1 })
    expect(await pipeline.searches.find(id)).toMatchObject({ weights: plainWeights })
    expect(await pipeline.searches.find(other)).not.toHaveProperty('weights')
  })

  it('is overdue from its deadline on, while it is running', async () => {
    const request = async () => (await pipeline.request([provider], { userId })).data.searchId
    const id = await request()
    const retired = await request()
    await pipeline.searches.retire(retired, pipeline.clock.now())
    const { deadlineAt } = (await pipeline.searches.find(id))!
    const overdueAt = async (ms: number) =>
      (await pipeline.searches.overdueAt(new Date(deadlineAt.getTime() + ms), 20_000))
        .filter((search) => search.userId === userId)
        .map(({ _id }) => _id)
    expect([await overdueAt(-20_000), await overdueAt(-1)]).toEqual([[], []])
    expect([await overdueAt(0), await overdueAt(1_000)]).toEqual([[id], [id]])
  })

  it('is erased with its buyer, and only then', async () => {
    const id = await begin()
    const saved = await begin({ savedSearchId: 'saved' })
    userId = crypto.randomUUID()
    const other = await begin()
    const { userId: leaving } = (await pipeline.searches.find(id))!
    expect((await pipeline.searches.idsOf(leaving)).toSorted()).toEqual([id, saved].toSorted())
    expect(await pipeline.searches.forget(leaving)).toBe(2)
    expect(await pipeline.searches.find(id)).toBeNull()
    expect(await listed()).toEqual([other])
  })
})

it('unanswered messages of running searches are republished unchanged', async () => {
  const waiting = await pipeline.queue([provider])
  const retired = await pipeline.request([provider])
  for (const requested of [waiting, retired])
    for (const page of [1, 2]) {
      const listings = [aListing({ id: `plan:${page}`, streetNumber: String(page) })]
      const facts = { provider: 'plan', page, outcome: 'more', detail: null, total: null, listings } as const
      await storePage(pipeline, searchIn(requested), facts)
    }
  const { searchId } = waiting.data
  await pipeline.pages.markScored(`${searchId}:plan:1`, 0)
  await pipeline.searches.retire(retired.data.searchId, pipeline.clock.now())
  const mine: AnyEnvelope[] = []
  for await (const page of pageSnapshots(pipeline))
    mine.push(...page.filter(({ data }) => [searchId, retired.data.searchId].includes(data.searchId)))
  expect(mine.map(({ id }) => id)).toEqual([`${searchId}:plan:2:0`])
  expect(mine[0]?.data).toEqual(pipeline.told.find(({ id }) => id === mine[0]?.id)?.data)
})
