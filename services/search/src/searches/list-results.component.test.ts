import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPipeline, planProvider, type Pipeline } from '../testing/open-pipeline.ts'
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

const begin = async () => (await pipeline.request([provider], { userId })).data.searchId
const { signal: never } = new AbortController()
const results = (searchId: string, query: object = {}, { signal = never, sub = userId } = {}) =>
  listResults(pipeline)({ caller: { sub }, params: { searchId }, query, signal } as never) as Promise<{
    body: unknown[]
    headers: Record<string, string>
  }>
const notFound = { kind: 'not-found' }

describe('results that are held', () => {
  it('come at once without a wait, and when something is new already', async () => {
    const id = await begin()
    expect(await results(id)).toMatchObject({ body: [], headers: { 'X-Revision': '0', 'X-Total-Count': '0' } })
    await pipeline.searches.touch(id)
    expect((await results(id, { waitMs: 20_000, revision: 0 })).headers['X-Revision']).toBe('1')
    expect((await results(id, { waitMs: 20_000 })).headers['X-Revision']).toBe('1')
  })

  it('come when the search moves here, or in another process', async () => {
    const id = await begin()
    const held = results(id, { waitMs: 20_000, revision: 0 })
    await pipeline.searches.touch(id)
    pipeline.searchUpdates.moved(id)
    expect((await held).headers['X-Revision']).toBe('1')
    const elsewhere = results(id, { waitMs: 20_000, revision: 1 })
    await pipeline.searches.touch(id)
    expect((await elsewhere).headers['X-Revision']).toBe('2')
  })

  it('come after the time though nothing moved, and when the caller has gone', async () => {
    const id = await begin()
    expect((await results(id, { waitMs: 20, revision: 0 })).headers['X-Revision']).toBe('0')
    const signal = AbortSignal.abort()
    expect((await results(id, { waitMs: 20_000, revision: 0 }, { signal })).headers['X-Revision']).toBe('0')
  })

  it('are not there for anybody else', async () => {
    await expect(results(await begin(), {}, { sub: 'a stranger' })).rejects.toMatchObject(notFound)
  })

  it('are not found once their search is cancelled meanwhile', async () => {
    const id = await begin()
    const held = results(id, { waitMs: 20_000, revision: 0 })
    await pipeline.searches.cancelOwn(id, userId, pipeline.clock.now())
    pipeline.searchUpdates.moved(id)
    await expect(held).rejects.toMatchObject(notFound)
    expect(await pipeline.searches.revisionOf(id)).toBeNull()
  })

  it('have the revision of their search, which every touch moves by one', async () => {
    const id = await begin()
    await pipeline.searches.touch(id)
    await pipeline.searches.touch(id)
    expect((await results(id)).headers['X-Revision']).toBe('2')
  })
})
