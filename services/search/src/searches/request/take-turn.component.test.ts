import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPipeline, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { fetchListings } from '../fetch/fetch-listings.ts'
import { takeTurn } from './take-turn.ts'
import { createTurnsInHand } from './turns-in-hand.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const provider = planProvider('plan', () => ({}))
const ask = (userId: string, over: { savedSearchId?: string } = {}) => pipeline.queue([provider], { userId, ...over })
const never = new AbortController().signal
const take = (requested: Requested, turns = createTurnsInHand(32, pipeline.searchUpdates)) =>
  takeTurn({ ...pipeline, turns }, requested, never)
const turn = async (...asked: Parameters<typeof take>) => (await take(...asked))?._id ?? null
const idOf = ({ data }: Requested) => data.searchId
/** Empties the queue before each test. */
const empty = async () => {
  for (
    let left = await pipeline.searches.firstWaiting();
    left.length > 0;
    left = await pipeline.searches.firstWaiting()
  )
    for (const { _id } of left) await pipeline.searches.retire(_id, pipeline.clock.now())
}

describe('the turn of a search', () => {
  it('goes to the buyer who has waited, whichever search the request was published for', async () => {
    await empty()
    const many = [await ask('many'), await ask('many'), await ask('many')]
    const one = await ask('one')
    const began = [await turn(many[0]!), await turn(many[1]!), await turn(many[2]!), await turn(one)]
    expect(began).toEqual([idOf(many[0]!), idOf(one), idOf(many[1]!), idOf(many[2]!)])
  })

  it('is chosen among one search of each buyer and of each saved search, however many they have', async () => {
    await empty()
    const [first] = [await ask('many'), await ask('many'), await ask('many')]
    const one = await ask('one')
    const run = await ask('one', { savedSearchId: 'daily' })
    const waiting = await pipeline.searches.firstWaiting()
    expect(new Set(waiting.map(({ _id }) => _id))).toEqual(new Set([first, one, run].map(idOf)))
    expect(waiting.find(({ _id }) => _id === idOf(run))).toMatchObject({ userId: 'one', savedSearchId: 'daily' })
  })

  it('is taken by one process: concurrent requests each start a different search', async () => {
    await empty()
    const asked = await Promise.all(Array.from({ length: 8 }, (_, number) => ask(`buyer-${number % 3}`)))
    const began = await Promise.all(asked.map((requested) => turn(requested)))
    expect(new Set(began)).toEqual(new Set(asked.map(idOf)))
  })

  it('lasts until its search is done: redelivered, it continues that one, in the remaining time', async () => {
    await empty()
    const first = await ask('a')
    const second = await ask('b')
    const deadlineOf = async (search: Requested) => (await pipeline.searches.find(idOf(search)))?.deadlineAt
    pipeline.clock.advance(60_000)
    const deadline = new Date(pipeline.clock.now().getTime() + 20_000)
    expect(await take(second)).toMatchObject({ _id: idOf(first), deadlineAt: deadline })
    expect(await deadlineOf(first)).toEqual(deadline)
    pipeline.clock.advance(3_000)
    expect(await turn(second)).toBe(idOf(first))
    expect(await deadlineOf(first)).toEqual(deadline)
    await pipeline.searches.letGo(idOf(first), second.id)
    expect(await turn(first)).toBe(idOf(second))
  })

  it('resumes its own search when the queue is empty, unless another has that in hand', async () => {
    await empty()
    const held = await ask('a')
    const idle = await ask('a')
    const other = { ...held, id: crypto.randomUUID() }
    expect([await turn(other), await turn(held)]).toEqual([idOf(held), idOf(idle)])
    expect(await turn(idle)).toBeNull()
    await pipeline.searches.letGo(idOf(idle), held.id)
    expect(await turn(idle)).toBe(idOf(idle))
  })

  it('does not count for its buyer where a finished search asks late providers again', async () => {
    await empty()
    const finished = await ask('a')
    await pipeline.store.connection
      .collection<{ _id: string }>('searches')
      .updateOne({ _id: idOf(finished) }, { $set: { endedAs: 'completed' } })
    expect(await turn(finished)).toBe(idOf(finished))
    expect(await pipeline.searches.find(idOf(finished))).not.toHaveProperty('startedAt')
  })

  it('skips a search that was cancelled while it was queued', async () => {
    await empty()
    const cancelled = await ask('a')
    const next = await ask('a')
    await pipeline.searches.cancelOwn(idOf(cancelled), 'a', pipeline.clock.now())
    expect([await turn(cancelled), await turn(next)]).toEqual([idOf(next), null])
  })

  it('ends with the search: a queued search has no deadline until it starts', async () => {
    await empty()
    const waiting = await ask('a')
    pipeline.clock.advance(120_000)
    const overdue = async () => (await pipeline.searches.overdueAt(pipeline.clock.now(), 20_000)).map(({ _id }) => _id)
    expect(await overdue()).not.toContain(idOf(waiting))
    const fetch = fetchListings({ ...pipeline, providers: [provider] })
    await fetch(waiting as never, { attempt: 1, working: () => undefined, signal: never })
    expect(await pipeline.searches.find(idOf(waiting))).toMatchObject({ status: 'completed' })
    expect(await pipeline.searches.find(idOf(waiting))).not.toHaveProperty('heldBy')
    expect(await overdue()).not.toContain(idOf(waiting))
  })
})
