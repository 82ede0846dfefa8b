import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { SearchCompleted } from '@verandah/contracts'
import { createPlans, createHouseholds } from '@verandah/user-records'
import { SearchSettings } from '../../config.ts'
import { askLateProviders } from './ask-late-providers.ts'
import { fetchListings } from './fetch-listings.ts'
import { completeOverdueSearches } from './overdue-searches.ts'
import { takeTurn } from '../request/take-turn.ts'
import { createTurnsInHand } from '../request/turns-in-hand.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const never = new AbortController().signal
const hourMs = 60 * 60_000
const limits = { SEARCH_DEADLINE_MS: 2_000, SEARCH_WAIT_MS: 5_000 }
const provider = planProvider('plan', () => ({ listings: [aListing({ id: 'plan:1' })] }))
const searchOf = ({ data }: Requested) => pipeline.searches.find(data.searchId)
/** A separate process, with the state that a restart would leave. */
const startProcess = () => {
  const { run } = completeOverdueSearches({ ...pipeline, settings: { ...pipeline.settings, ...limits } })
  /** Runs it for that many seconds. */
  return async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      pipeline.clock.advance(1_000)
      await run(never)
    }
  }
}
const begin = async () => {
  const requested = await pipeline.queue([provider])
  await takeTurn({ ...pipeline, turns: createTurnsInHand(4, pipeline.searchUpdates) }, requested, never)
  return requested
}

describe('a running search', () => {
  it('is not ended for time in which its process was down, and completes when its request is redelivered', async () => {
    const requested = await begin()
    pipeline.clock.advance(hourMs)
    await startProcess()(2)
    expect(await searchOf(requested)).toMatchObject({ status: 'processing' })
    const fetch = fetchListings({ ...pipeline, providers: [provider] })
    await fetch(requested as never, { attempt: 2, working: () => undefined, signal: never })
    await startProcess()(1)
    expect(await searchOf(requested)).toMatchObject({ status: 'completed', resultsCount: 1 })
  })

  it('ends once a process has seen it for three deadlines', async () => {
    const requested = await begin()
    const work = startProcess()
    await work(6)
    expect(await searchOf(requested)).toMatchObject({ status: 'processing' })
    await work(1)
    expect(await searchOf(requested)).toMatchObject({ status: 'failed', progress: [{ state: 'late' }] })
  })
})

it('searches end although an earlier one cannot', async () => {
  const damaged = { _id: (await begin()).data.searchId } as never
  const requested = await begin()
  const searches = pipeline.store.connection.collection('searches')
  await searches.updateOne(damaged, { $unset: { filters: 1 } })
  const work = startProcess()
  await expect(work(7)).rejects.toThrow('undefined')
  expect(await searchOf(requested)).toMatchObject({ status: 'failed' })
  await searches.deleteOne(damaged)
})

describe('a queued search', () => {
  it('fails with a reason after its longest wait, and never completes', async () => {
    const requested = await pipeline.queue([provider])
    const work = startProcess()
    await work(5)
    expect(await searchOf(requested)).toMatchObject({ status: 'processing', isWaiting: true })
    await work(1)
    expect(await searchOf(requested)).toMatchObject({
      status: 'failed',
      failure: 'So many searches are running that this one didn’t get its turn within 5 seconds.',
      resultsCount: 0,
      progress: [],
    })
  })

  it('waits for three minutes unless the operator sets another limit', () => {
    expect(SearchSettings.shape.SEARCH_WAIT_MS.parse(undefined)).toBe(3 * 60_000)
  })

  it('is not charged for time in which its process was down', async () => {
    const requested = await pipeline.queue([provider])
    pipeline.clock.advance(hourMs)
    await startProcess()(3)
    await startProcess()(3)
    expect(await searchOf(requested)).toMatchObject({ status: 'processing', isWaiting: true })
    expect(
      await takeTurn({ ...pipeline, turns: createTurnsInHand(4, pipeline.searchUpdates) }, requested, never),
    ).toMatchObject({ _id: requested.data.searchId })
  })

  it('has no longest wait when a saved search runs it', async () => {
    const requested = await pipeline.queue([provider], { savedSearchId: 'saved' })
    await startProcess()(10)
    expect(await searchOf(requested)).toMatchObject({ status: 'processing', isWaiting: true })
  })
})

it('a finished search that gets no turn to ask late providers again stays as it was, until the next attempt', async () => {
  const requested = await begin()
  const work = startProcess()
  await work(7)
  const ended = (await searchOf(requested))!
  expect(ended).toMatchObject({ status: 'failed', progress: [{ state: 'late', timesAskedAgain: 0 }] })
  pipeline.clock.advance(60_000)
  const plans = { plans: createPlans(pipeline), households: createHouseholds(pipeline) }
  await askLateProviders({ ...pipeline, ...plans }).run(never)
  expect(await searchOf(requested)).toMatchObject({ status: 'processing', isWaiting: true, endedAs: 'failed' })
  await work(6)
  const after = (await searchOf(requested))!
  expect(after).toMatchObject({ status: 'failed', progress: [{ state: 'late', timesAskedAgain: 1 }] })
  expect([after.failure, after.endedAs]).toEqual([undefined, undefined])
  expect(after.askAgainAt!.getTime()).toBeGreaterThan(pipeline.clock.now().getTime())
  const completions = pipeline.told.filter(
    ({ type, data }) => type === SearchCompleted.type && (data as { searchId: string }).searchId === ended._id,
  )
  expect(completions).toHaveLength(1)
})
