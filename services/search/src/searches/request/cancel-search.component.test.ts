import { loseWritesFrom } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPipeline, planProvider, type Pipeline } from '../../testing/open-pipeline.ts'
import { cancelSearch, purgeCancelledSearches, stopFetching } from './cancel-search.ts'

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

describe('a cancelled search', () => {
  const told: unknown[] = []
  const broadcast = ({ data }: { data: unknown }) => {
    told.push(data)
    return Promise.resolve()
  }
  const cancel = async (id: string, sub = userId): Promise<void> => {
    await cancelSearch({ ...pipeline, broadcast })({ caller: { sub }, params: { id } } as never)
  }

  it('is gone for its owner at once, is announced to every process, and is not found by others', async () => {
    const id = await begin()
    const other = await begin()
    await expect(cancel(id, 'a stranger')).rejects.toMatchObject({ kind: 'not-found' })
    expect(told).toEqual([])
    await cancel(id)
    expect(told).toEqual([{ searchId: id }])
    expect((await pipeline.searches.listOf(userId, 10)).map(({ _id }) => _id)).toEqual([other])
    await expect(cancel(id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('stops being fetched in every process that receives the broadcast', () => {
    const [mine, other] = ['mine', 'other'].map((id) => pipeline.searchUpdates.cancellationOf(id))
    stopFetching(pipeline)({ data: { searchId: 'mine' } } as never)
    expect([mine?.signal.aborted, other?.signal.aborted]).toEqual([true, false])
  })

  it('leaves no page when processes die before any write of its purge', async () => {
    const gone = await begin()
    const facts = { found: 0, total: null, detail: null, parts: 0, provider: 'plan', page: 1 } as const
    const page = { ...facts, _id: `${gone}:plan:1`, searchId: gone, outcome: 'last' as const, homes: [] }
    await pipeline.pages.add([{ page, events: [] }])
    const stored = pipeline.store.connection.collection<{ _id: string }>('searches')
    await stored.updateOne({ _id: gone }, { $set: { outbox: [] } })
    await cancel(gone)
    for (let write = 1, isDead = true; isDead; write += 1) {
      const death = loseWritesFrom(write)
      const purge = purgeCancelledSearches(pipeline).run(new AbortController().signal)
      await purge.catch(() => undefined).finally(death.stop)
      isDead = death.wasReached()
    }
    expect([await stored.countDocuments({ _id: gone }), await pipeline.pages.factsOf([gone])]).toEqual([0, []])
  })

  it('is purged with its pages and results once its events are published; others stay', async () => {
    const gone = await begin()
    const waiting = await begin()
    const kept = await begin()
    const facts = { found: 0, total: null, detail: null, parts: 0, provider: 'plan', page: 1 } as const
    const given = [gone, waiting, kept].map((searchId) => {
      const page = { ...facts, _id: `${searchId}:plan:1`, searchId, outcome: 'last' as const, homes: [] }
      return { page, events: [] }
    })
    await pipeline.pages.add(given)
    const stored = pipeline.store.connection.collection<{ _id: string }>('searches')
    await stored.updateMany({ _id: { $in: [gone, kept] } }, { $set: { outbox: [] } })
    for (const id of [gone, waiting]) await cancel(id)
    await purgeCancelledSearches(pipeline).run(new AbortController().signal)
    const left = await stored.find({ userId }).toArray()
    expect(left.map(({ _id }) => _id).toSorted()).toEqual([waiting, kept].toSorted())
    const pages = await pipeline.pages.factsOf([gone, waiting, kept])
    expect(pages.map(({ searchId }) => searchId).toSorted()).toEqual([waiting, kept].toSorted())
  })
})
