import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListingProvider, ProviderLimited, ProviderRefused } from '@verandah/listing-providers'
import { openPipeline, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { fetchListings } from './fetch-listings.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const never = new AbortController().signal
const fetchFrom = (providers: ListingProvider[], requested: Requested, signal = never) =>
  fetchListings({ ...pipeline, providers })(requested as never, { attempt: 1, working: () => undefined, signal })
const pagesOf = async ({ data: { searchId } }: Requested) => {
  const pages = await pipeline.pages.factsOf([searchId])
  return pages.toSorted((a, b) => a.page - b.page).map(({ page, outcome }) => [page, outcome])
}
const numbered = (pageCount: number) => (page: number) => ({
  hasNext: page < pageCount,
  pageCount,
  count: 50,
  total: pageCount * 50,
})

describe('numbered pages', () => {
  it('come three at a time once the first has told how many there are', async () => {
    const underWay = new Set<number>()
    const peaks: number[] = []
    let letThrough = (): void => undefined
    const threeAreHere = new Promise<void>((resolve) => (letThrough = resolve))
    const many = planProvider('many', async (page) => {
      underWay.add(page)
      if (underWay.size === 3) letThrough()
      if (page > 1) await threeAreHere
      peaks.push(underWay.size)
      underWay.delete(page)
      return numbered(9)(page)
    })
    const requested = await pipeline.request([many], { maxPages: 8 })
    await fetchFrom([many], requested)
    expect(many.asked.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect([peaks[0], Math.max(...peaks)]).toEqual([1, 3])
    expect((await pagesOf(requested)).every(([, outcome]) => outcome === 'more')).toBe(true)
  })

  it('fail independently: the others are stored', async () => {
    const spotty = planProvider('spotty', (page) => {
      if (page === 2) throw new ProviderRefused('No.', 404)
      return numbered(4)(page)
    })
    const requested = await pipeline.request([spotty])
    await fetchFrom([spotty], requested)
    const outcomes = [
      [1, 'more'],
      [2, 'failed'],
      [3, 'more'],
      [4, 'last'],
    ]
    expect(await pagesOf(requested)).toEqual(outcomes)
  })

  it('are not fetched once the provider asks for backoff, and each gets that reason', async () => {
    const busy = planProvider('busy', (page) => {
      if (page > 1) throw new ProviderLimited('Later.', 60_000)
      return numbered(8)(page)
    })
    const requested = await pipeline.request([busy], { maxPages: 8 })
    await fetchFrom([busy], requested)
    expect(busy.asked.length).toBeLessThanOrEqual(4)
    expect((await pagesOf(requested)).map(([, outcome]) => outcome)).toEqual(['more', ...Array(7).fill('limited')])
  })

  it('are complete in any order of arrival and after a crash in between: stored ones are not fetched again', async () => {
    const stopping = new AbortController()
    const dying = planProvider('dying', async (page) => {
      const isSlow = page === 2 || page === 4
      if (isSlow) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
      if (page === 5) stopping.abort()
      return numbered(6)(page)
    })
    const requested = await pipeline.request([dying], { maxPages: 20 })
    await expect(fetchFrom([dying], requested, stopping.signal)).rejects.toThrow('goes on elsewhere')
    const kept = (await pagesOf(requested)).map(([page]) => page)
    expect(kept).toContain(3)
    expect(kept).not.toContain(2)
    const again = planProvider('dying', numbered(6))
    await fetchFrom([again], requested)
    const missing = [1, 2, 3, 4, 5, 6].filter((page) => !kept.includes(page))
    expect(again.asked.toSorted()).toEqual(missing)
    expect(await pipeline.searches.find(requested.data.searchId)).toMatchObject({
      status: 'completed',
      progress: [{ state: 'done', given: 300, total: 300, missingPages: 0 }],
    })
  })
})

describe('a redelivered request', () => {
  it('continues after the last stored page, and skips providers that are done', async () => {
    const done = planProvider('done', () => ({}))
    const more = planProvider('more', (page) => ({ hasNext: page < 3 }))
    const requested = await pipeline.request([done, more])
    const { searchId } = requested.data
    const facts = { found: 0, total: null, detail: null, parts: 0, homes: [], searchId }
    const stored = [
      { ...facts, _id: `${searchId}:done:1`, provider: 'done', page: 1, outcome: 'late' as const },
      { ...facts, _id: `${searchId}:more:1`, provider: 'more', page: 1, outcome: 'more' as const },
      { ...facts, _id: `${searchId}:more:2`, provider: 'more', page: 2, outcome: 'more' as const },
    ]
    await pipeline.pages.add(stored.map((page) => ({ page, events: [] })))
    await fetchFrom([done, more], requested)
    expect([done.asked, more.asked]).toEqual([[], [3]])
  })

  it('continues after the cursor of the last stored page, where the provider pages by cursors', async () => {
    const asked: unknown[] = []
    const stopping = new AbortController()
    const cursors = planProvider('cursors', (page, _, after) => {
      asked.push(after)
      if (asked.length === 3) stopping.abort()
      return { hasNext: page < 4, cursor: `after-${page}` }
    })
    const requested = await pipeline.request([cursors])
    await expect(fetchFrom([cursors], requested, stopping.signal)).rejects.toThrow('goes on elsewhere')
    await fetchFrom([cursors], requested)
    expect(asked).toEqual([undefined, 'after-1', 'after-2', 'after-2', 'after-3'])
  })

  it('stops fetching once another process has cancelled the search', async () => {
    const provider = planProvider('plan', async (page) => {
      await pipeline.searches.retire(requested.data.searchId, pipeline.clock.now())
      return numbered(8)(page)
    })
    const requested: Requested = await pipeline.request([provider], { maxPages: 8 })
    await fetchFrom([provider], requested)
    expect(provider.asked).toEqual([1])
  })

  it('asks no provider once the search is over or cancelled', async () => {
    const provider = planProvider('provider', () => ({}))
    const over = await pipeline.request([provider])
    const cancelled = await pipeline.request([provider])
    await pipeline.searches.complete(over.data.searchId, anOutcome(), [over])
    await pipeline.searches.retire(cancelled.data.searchId, pipeline.clock.now())
    for (const requested of [over, cancelled]) await fetchFrom([provider], requested)
    expect(provider.asked).toEqual([])
  })
})

const anOutcome = () => ({
  status: 'completed' as const,
  resultsCount: 0,
  progress: [],
  completedAt: pipeline.clock.now(),
})
