import { PropertiesFetched, SearchCompleted } from '@verandah/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ListingProvider, ProviderLimited, ProviderRefused } from '@verandah/listing-providers'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { fetchListings } from './fetch-listings.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())
afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal
const fetchFrom = (
  providers: ListingProvider[],
  requested: Requested,
  { signal = never, working = () => undefined, ...settings }: Partial<Delivering> = {},
) =>
  fetchListings({ ...pipeline, settings: { ...pipeline.settings, ...settings }, providers })(requested as never, {
    attempt: 1,
    working,
    signal,
  })
interface Delivering {
  signal: AbortSignal
  working: () => void
  PROVIDER_DEADLINE_MS: number
  SEARCH_DEADLINE_MS: number
}

const advert = (number: number) => aListing({ id: `plan:${number}`, streetNumber: String(number) })
const forEver = (_page: number, signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
const pagesOf = async ({ data: { searchId } }: Requested) => {
  const pages = await pipeline.pages.factsOf([searchId])
  return pages.map(({ provider, page, outcome, found, total, detail, parts }) => {
    return { provider, page, outcome, found, total, detail, parts }
  })
}
const toldOf = ({ type }: { type: string }, { data: { searchId } }: Requested) =>
  pipeline.told.filter((event) => event.type === type && (event.data as { searchId: string }).searchId === searchId)

describe('fetching listings', () => {
  it('asks every provider of the search page by page, and announces the homes of each page', async () => {
    const many = planProvider('many', (page) => ({
      listings: [advert(page * 2), advert(page * 2 + 1)],
      hasNext: page < 3,
      total: 6,
    }))
    const few = planProvider('few', () => ({}))
    const unasked = planProvider('unasked', () => ({}))
    const requested = await pipeline.request([many, few])
    await fetchFrom([many, few, unasked], requested)
    expect([many.asked, few.asked, unasked.asked]).toEqual([[1, 2, 3], [1], []])
    const page = { provider: 'many', found: 2, total: 6, detail: null, parts: 1 }
    expect((await pagesOf(requested)).filter(({ provider }) => provider === 'many')).toEqual([
      { ...page, page: 1, outcome: 'more' },
      { ...page, page: 2, outcome: 'more' },
      { ...page, page: 3, outcome: 'last' },
    ])
    expect((await pagesOf(requested)).find(({ provider }) => provider === 'few')).toMatchObject({
      page: 1,
      outcome: 'last',
      found: 0,
      total: null,
      parts: 0,
    })
    const announced = toldOf(PropertiesFetched, requested).map(({ id, data }) => [
      id,
      (data as { inputs: unknown[] }).inputs.length,
    ])
    const { searchId } = requested.data
    expect(announced).toEqual([1, 2, 3].map((number) => [`${searchId}:many:${number}:0`, 2]))
  })

  it('stops at the page limit, and knows that there are more', async () => {
    const endless = planProvider('endless', (page) => ({ listings: [advert(page)], hasNext: true }))
    const requested = await pipeline.request([endless], { maxPages: 2 })
    await fetchFrom([endless], requested)
    expect(endless.asked).toEqual([1, 2])
    expect((await pagesOf(requested)).map(({ outcome }) => outcome)).toEqual(['more', 'more'])
  })

  it('keeps the pages before a failure, states what failed, and does not ask that provider again', async () => {
    const failing = planProvider('failing', (page) => {
      if (page === 2) throw new ProviderRefused('No.', 403)
      return { listings: [advert(1)], hasNext: true }
    })
    const busy = planProvider('busy', () => {
      throw new ProviderLimited('Later.', 60_000)
    })
    const requested = await pipeline.request([failing, busy])
    await fetchFrom([failing, busy], requested)
    expect([failing.asked, busy.asked]).toEqual([[1, 2], [1]])
    expect(await pagesOf(requested)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ provider: 'failing', page: 1, outcome: 'more', found: 1 }),
        expect.objectContaining({
          provider: 'failing',
          page: 2,
          outcome: 'failed',
          detail: 'FAILING refused our request.',
        }),
        expect.objectContaining({ provider: 'busy', page: 1, outcome: 'limited', found: 0, total: null, parts: 0 }),
      ]),
    )
  })

  it('completes a search with nothing left to score, and none that waits for scores', async () => {
    const empty = planProvider('empty', () => ({}))
    const found = planProvider('found', () => ({ listings: [advert(1)] }))
    const done = await pipeline.request([empty])
    const waiting = await pipeline.request([found])
    await fetchFrom([empty], done)
    await fetchFrom([found], waiting)
    expect([toldOf(SearchCompleted, done).length, toldOf(SearchCompleted, waiting).length]).toEqual([1, 0])
  })
})

describe('fetching ends early', () => {
  it('when the search is cancelled in between: later pages are not stored', async () => {
    const slow = planProvider('slow', (page) => {
      if (page === 2) pipeline.searchUpdates.cancelled(requested.data.searchId)
      return { listings: [advert(page)], hasNext: true }
    })
    const requested = await pipeline.request([slow])
    await fetchFrom([slow], requested)
    expect(slow.asked).toEqual([1, 2])
    expect((await pagesOf(requested)).map(({ page }) => page)).toEqual([1])
    expect(toldOf(SearchCompleted, requested)).toEqual([])
  })

  it('when the search was cancelled elsewhere, and this process did not hear of it', async () => {
    const cancel = () => pipeline.searches.cancelOwn(requested.data.searchId, 'user-1', pipeline.clock.now())
    const slow = planProvider('slow', () => cancel().then(() => ({ hasNext: true })))
    const hanging = planProvider('hanging', forEver)
    const requested = await pipeline.request([slow, hanging], { userId: 'user-1' })
    await fetchFrom([slow, hanging], requested)
    expect([slow.asked, hanging.asked]).toEqual([[1], [1]])
  })

  it('when the search is cancelled while a provider is not ready: the request is done, and no page is stored', async () => {
    let questions = 0
    const cancelOnSecond = () => {
      questions += 1
      if (questions === 2) pipeline.searchUpdates.cancelled(requested.data.searchId)
      return Promise.resolve('Still reading.')
    }
    const unready = { ...planProvider('unready', () => ({})), waitsFor: cancelOnSecond }
    const waiting = { ...planProvider('waiting', () => ({})), waitsFor: () => Promise.resolve('Still reading.') }
    const requested = await pipeline.request([waiting, unready])
    await fetchFrom([waiting, unready], requested)
    expect([waiting.asked, unready.asked]).toEqual([[], []])
    expect(await pagesOf(requested)).toEqual([])
  })

  it('when the process stops: the request is not done, and the page not stored', async () => {
    const stopping = new AbortController()
    const slow = planProvider('slow', (page) => {
      if (page === 2) stopping.abort()
      return { listings: [], hasNext: true }
    })
    const requested = await pipeline.request([slow])
    await expect(fetchFrom([slow], requested, { signal: stopping.signal })).rejects.toThrow('goes on elsewhere')
    expect((await pagesOf(requested)).map(({ page }) => page)).toEqual([1])
    await fetchFrom([planProvider('slow', () => ({}))], requested)
    expect((await pagesOf(requested)).map(({ page, outcome }) => [page, outcome])).toEqual([
      [1, 'more'],
      [2, 'last'],
    ])
  })

  it('by the provider’s deadline, and by that of the search', async () => {
    const hanging = planProvider('hanging', forEver)
    for (const [ownMs, searchMs] of [
      [30, 60_000],
      [60_000, 30],
    ] as const) {
      const requested = await pipeline.queue([hanging])
      await fetchFrom([hanging], requested, { PROVIDER_DEADLINE_MS: ownMs, SEARCH_DEADLINE_MS: searchMs })
      expect(await pagesOf(requested)).toMatchObject([{ outcome: 'late', detail: 'HANGING did not answer in time.' }])
    }
  })
})

it('a slow request reports progress every five seconds, until it is done', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const working = vi.fn()
  const slow = planProvider('slow', () => {
    vi.advanceTimersByTime(10_000)
    return {}
  })
  await fetchFrom([slow], await pipeline.request([slow]), { working })
  vi.advanceTimersByTime(60_000)
  expect(working).toHaveBeenCalledTimes(2)
})
