import { createSemaphore } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPipeline, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { fetchListings } from '../fetch/fetch-listings.ts'

let pipeline: Pipeline
beforeEach(async () => {
  pipeline = await openPipeline()
})
afterEach(() => pipeline.close())

const pageCount = 3
const patience = { timeout: 120_000, interval: 5 }

/** Requests delivered like the bus does, with the fetched pages as the measure of work. */
const startProcess = () => {
  const stopping = new AbortController()
  const provider = planProvider('plan', (page) => ({ hasNext: page < pageCount }))
  const fetch = fetchListings({ ...pipeline, providers: [provider] })
  const { run } = createSemaphore(pipeline.settings.SEARCHES_AT_ONCE)
  const deliver = (requested: Requested) =>
    run(() => fetch(requested as never, { attempt: 1, working: () => undefined, signal: stopping.signal }))
  const ask = async (userId: string) => {
    const requested = await pipeline.queue([provider], { userId })
    return { searchId: requested.data.searchId, handled: deliver(requested) }
  }
  /** The pages fetched for all buyers until this buyer's search is complete. */
  const workOf = async (userId: string) => {
    const before = provider.asked.length
    const { searchId, handled } = await ask(userId)
    const isOver = async () => expect(await pipeline.searches.find(searchId)).toMatchObject({ status: 'completed' })
    await vi.waitFor(isOver, patience)
    const work = provider.asked.length - before
    await handled
    return work
  }
  return { provider, ask, workOf, stop: () => stopping.abort() }
}

describe('a buyer beside 40 searches of another buyer', () => {
  it('waits for at most three times the work of a single search', async () => {
    const { provider, ask, workOf, stop } = startProcess()
    const alone = await workOf('one')
    const many = await Promise.all(Array.from({ length: 40 }, () => ask('many')))
    await vi.waitFor(() => expect(provider.asked.length).toBeGreaterThan(2 * pageCount), patience)
    const beside = await workOf('one')
    stop()
    await Promise.allSettled(many.map(({ handled }) => handled))
    expect(alone).toBe(pageCount)
    expect(beside).toBeLessThanOrEqual(3 * alone)
  })
})
