import { type Property, ScoreOverridesChanged } from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { type Answer, newEvent, TaggedAnswer } from '@verandah/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPipeline, planProvider, type Pipeline } from '../../testing/open-pipeline.ts'
import { scoredAs } from '../../testing/scored-as.ts'
import { plainWeights } from '../../testing/start-search.ts'
import { getSearchProperty } from './show-results.ts'
import { listSearches } from './list-searches.ts'
import { listResults } from './list-results.ts'

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

const begin = async () => (await pipeline.queue([provider], { userId })).data.searchId
const { signal: never } = new AbortController()
const ask = (searchId: string, query: object = {}, { signal = never, sub = userId, deps = pipeline } = {}) =>
  listResults(deps)({ caller: { sub }, params: { searchId }, query, signal } as never) as Promise<
    TaggedAnswer<Property[]> | Answer<Property[]>
  >
const results = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked)
  return answer instanceof TaggedAnswer ? answer.make() : answer
}
const notFound = { kind: 'not-found' }

describe('held results', () => {
  it('are returned at once without a wait, and when something is new already', async () => {
    const id = await begin()
    expect(await results(id)).toMatchObject({ body: [], headers: { 'X-Revision': '0', 'X-Total-Count': '0' } })
    await pipeline.searches.touch(id)
    expect((await results(id, { waitMs: 20_000, revision: 0 })).headers['X-Revision']).toBe('1')
    expect((await results(id, { waitMs: 20_000 })).headers['X-Revision']).toBe('1')
  })

  it('are returned when the search changes here, or in another process', async () => {
    const id = await begin()
    const held = results(id, { waitMs: 20_000, revision: 0 })
    await pipeline.searches.touch(id)
    pipeline.searchUpdates.moved(id)
    expect((await held).headers['X-Revision']).toBe('1')
    const elsewhere = results(id, { waitMs: 20_000, revision: 1 })
    await pipeline.searches.touch(id)
    expect((await elsewhere).headers['X-Revision']).toBe('2')
  })

  it('are returned after the wait without changes, and when the client has disconnected', async () => {
    const id = await begin()
    expect((await results(id, { waitMs: 20, revision: 0 })).headers['X-Revision']).toBe('0')
    const signal = AbortSignal.abort()
    expect((await results(id, { waitMs: 20_000, revision: 0 }, { signal })).headers['X-Revision']).toBe('0')
  })

  it('take no longer when the store is slow', async () => {
    const id = await begin()
    vi.useFakeTimers({ toFake: ['performance'] })
    const findOwn = vi.fn((...asked: Parameters<typeof pipeline.searches.findOwn>) => {
      vi.advanceTimersByTime(9_000)
      return pipeline.searches.findOwn(...asked)
    })
    const searchUpdates = { ...pipeline.searchUpdates, waitForMove: () => Promise.resolve() }
    const deps = { ...pipeline, searches: { ...pipeline.searches, findOwn }, searchUpdates }
    expect((await results(id, { waitMs: 20_000, revision: 0 }, { deps })).headers['X-Revision']).toBe('0')
    vi.useRealTimers()
    expect(findOwn).toHaveBeenCalledTimes(3)
  })

  it('are not found by other users', async () => {
    await expect(results(await begin(), {}, { sub: 'a stranger' })).rejects.toMatchObject(notFound)
  })

  it('are not found once their search is cancelled', async () => {
    const id = await begin()
    const held = results(id, { waitMs: 20_000, revision: 0 })
    await pipeline.searches.cancelOwn(id, userId, pipeline.clock.now())
    pipeline.searchUpdates.moved(id)
    await expect(held).rejects.toMatchObject(notFound)
    expect(await pipeline.searches.find(id)).toBeNull()
  })

  it('have the revision of their search, which increments with every change', async () => {
    const id = await begin()
    await pipeline.searches.touch(id)
    await pipeline.searches.touch(id)
    expect((await results(id)).headers['X-Revision']).toBe('2')
  })
})

it('a queued search waits in the list, and says there why it got no turn', async () => {
  const id = await begin()
  const listed = () => listSearches(pipeline)({ caller: { sub: userId } } as never)
  expect(await listed()).toMatchObject([{ id, status: 'processing', isWaiting: true, failure: null }])
  const outcome = { status: 'failed' as const, resultsCount: 0, progress: [], completedAt: pipeline.clock.now() }
  await pipeline.searches.giveUp(id, { ...outcome, failure: 'Many searches are running.' }, [])
  expect(await listed()).toMatchObject([{ status: 'failed', isWaiting: false, failure: 'Many searches are running.' }])
})

describe('the homes of a search', () => {
  const found = async (...homes: [string, number][]) => {
    const id = await begin()
    const scored = homes.map(([home, score]) => ({
      home: { ...aHome({ id: home }), hiddenPrice: null },
      ...scoredAs(score),
    }))
    await pipeline.results.record(id, scored)
    return id
  }
  const open = (searchId: string, id: string, sub = userId) =>
    getSearchProperty(pipeline)({ caller: { sub }, params: { searchId, propertyId: id } } as never)

  it('are sorted best first, homes with one score by their id', async () => {
    const { body } = await results(await found(['c', 70], ['b', 70], ['z', 90], ['a', 10]))
    expect(body.map(({ id }) => id)).toEqual(['z', 'b', 'c', 'a'])
  })

  it('have a tag that changes with the search, with the buyer’s changes to a home, and a moment later', async () => {
    const id = await found(['a', 70], ['b', 60])
    const { notes, overrides, homeMarks, buyersMoney, searches, clock } = pipeline
    const tag = async () => ((await ask(id)) as TaggedAnswer<Property[]>).tag
    const own = { userId, propertyId: 'a' }
    const saved = newEvent(ScoreOverridesChanged, { ...own, revision: 1, overrides: null }, { clock })
    const later = () => {
      clock.advance(1)
      return clock.now()
    }
    const tags = [await tag()]
    for (const move of [
      () => notes.record({ ...own, revision: 1, tags: ['ours'], notes: null }),
      () => notes.record({ ...own, revision: 2, tags: [], notes: 'Damp?' }),
      () => overrides.save({ ...own, overrides: { price: 7 } }, () => saved),
      () => overrides.save({ ...own, overrides: null }, () => saved),
      () => homeMarks.see(userId, 'a', later()),
      () => homeMarks.hide(userId, 'b', { at: later(), reason: undefined }),
      () => homeMarks.show(userId, 'b', later()),
      () => {
        later()
        return buyersMoney.save(userId, { buffer: 10_000 })
      },
      () => searches.touch(id),
      () => {
        clock.advance(10_000)
        return Promise.resolve()
      },
    ]) {
      expect(await tag()).toBe(tags.at(-1))
      await move()
      tags.push(await tag())
    }
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('open one by one as the search saw them, for its owner only', async () => {
    const id = await found(['a', 70], ['b', 60])
    await pipeline.searches.pinWeights(id, plainWeights)
    expect(await open(id, 'b')).toMatchObject({ id: 'b', score: 60, tags: [], notes: null })
    await expect(open(id, 'c')).rejects.toMatchObject(notFound)
    await expect(open(id, 'a', 'a stranger')).rejects.toMatchObject(notFound)
    await expect(open('no search', 'a')).rejects.toMatchObject(notFound)
  })
})
