import { createLeases } from '@verandah/kit'
import { watchReads } from '@verandah/kit/testing'
import { ProviderLimited, type ListingProvider } from '@verandah/listing-providers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followHomes } from '../testing/follow-homes.ts'
import { openPipeline, planProvider, type Pipeline } from '../testing/open-pipeline.ts'
import { refreshTrackedListings } from './refresh-tracked-listings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const homes = 700

let pipeline: Pipeline
beforeEach(async () => {
  pipeline = await openPipeline()
  await followHomes(pipeline, homes)
  pipeline.clock.advance(hourMs)
})
afterEach(() => pipeline.close())

/** A process of its own over the shared store, with the adverts that it looked up. */
const startProcess = (before: () => void | Promise<void> = () => undefined) => {
  const asked: string[][] = []
  const lookUp: ListingProvider['lookUp'] = async (sourceIds) => {
    asked.push(sourceIds)
    await before()
    return { listings: [], ended: [] }
  }
  const providers = [{ ...planProvider('plan', () => ({})), lookUp }]
  const settings = { ...pipeline.settings, TRACKED_LOOK_UP_MS: hourMs }
  const job = refreshTrackedListings({ ...pipeline, settings, providers, leases: createLeases(pipeline) })
  return {
    run: () => job.run(new AbortController().signal),
    calls: () => asked.length,
    /** Returns the adverts since the last call. */
    take: () => asked.splice(0).flat(),
  }
}
const numbers = (ids: readonly string[]) => ids.map(Number).toSorted((one, other) => one - other)
const all = Array.from({ length: homes }, (_, index) => index)
const mostOverdue = all.slice(-100).map((number) => `home-of-plan:${number}`)

describe('many followed homes', () => {
  it('are looked up once an hour each, and what is not due is not even read', async () => {
    const process = startProcess()
    await process.run()
    expect(numbers(process.take())).toEqual(all)
    const reads = watchReads()
    await process.run()
    expect([process.calls(), reads.take().reduce((sum, { count }) => sum + count, 0)]).toEqual([0, 0])
    const stored = pipeline.store.connection.collection('properties')
    await stored.updateMany({}, { $set: { lookUpShard: 0 } })
    await stored.updateMany({ _id: { $in: mostOverdue } as never }, { $set: { lookUpAt: new Date(0) } })
    // An index would hide a missing sort: MongoDB is free to choose another.
    await stored.dropIndex('isTracked_1_lookUpShard_1_lookUpAt_1')
    pipeline.clock.advance(hourMs)
    await process.run()
    const read = reads.take()
    reads.stop()
    const looked = process.take()
    expect(numbers(looked)).toEqual(all)
    expect(numbers(looked.slice(0, 100))).toEqual(all.slice(-100))
    expect(Math.max(...read.map(({ count }) => count))).toBeLessThanOrEqual(100)
    const adverts = read.filter(({ collection }) => collection === 'listings')
    expect(adverts.reduce((sum, { count }) => sum + count, 0)).toBe(homes)
  })

  it('that a search has just seen change wait for their own hour', async () => {
    const process = startProcess()
    await process.run()
    process.take()
    pipeline.clock.advance(hourMs / 2)
    const recent = { _id: { $in: ['plan:1', 'plan:2'] as never[] } }
    await pipeline.store.connection
      .collection('listings')
      .updateMany(recent, { $set: { changedAt: pipeline.clock.now() } })
    pipeline.clock.advance(hourMs / 2)
    await process.run()
    expect(numbers(process.take())).toEqual(all.filter((number) => number !== 1 && number !== 2))
    pipeline.clock.advance(hourMs / 2)
    await process.run()
    expect(numbers(process.take())).toEqual([1, 2])
  })

  it('are looked up although the most overdue one is damaged, but for those that share its shard', async () => {
    const process = startProcess()
    await process.run()
    process.take()
    pipeline.clock.advance(hourMs)
    const stored = (name: string) => pipeline.store.connection.collection<{ _id: string }>(name)
    await stored('listings').updateOne({ _id: 'plan:1' }, { $unset: { changedAt: 1 } })
    await stored('properties').updateOne({ _id: 'home-of-plan:1' }, { $set: { lookUpAt: new Date(0) } })
    await expect(process.run()).rejects.toThrow()
    expect(process.take().length).toBeGreaterThan(homes / 2)
  })

  it('that are no longer followed are looked up no more', async () => {
    const process = startProcess()
    await pipeline.properties.setUntracked('home-of-plan:5')
    await process.run()
    expect(numbers(process.take())).toEqual(all.filter((number) => number !== 5))
  })
})

describe('processes', () => {
  it('share the homes, and none looks up what another has looked up', async () => {
    let arrive: () => void = () => undefined
    const bothAsk = new Promise<void>((resolve) => (arrive = resolve))
    const waiting = new Set<number>()
    const meet = (which: number) => async () => {
      waiting.add(which)
      if (waiting.size === 2) arrive()
      await bothAsk
    }
    const processes = [startProcess(meet(1)), startProcess(meet(2))]
    await Promise.all(processes.map(({ run }) => run()))
    const [one = [], other = []] = processes.map(({ take }) => take())
    expect(Math.min(one.length, other.length)).toBeGreaterThan(0)
    expect(numbers([...one, ...other])).toEqual(all)
  })

  it('take over the homes of one that died', async () => {
    let ask: () => void = () => undefined
    const hasAsked = new Promise<void>((resolve) => (ask = resolve))
    const dying = startProcess(() => {
      ask()
      return new Promise(() => undefined)
    })
    void dying.run()
    await hasAsked
    const lost = dying.take()
    const survivor = startProcess()
    await survivor.run()
    const first = survivor.take()
    expect(first.filter((id) => lost.includes(id))).toEqual([])
    pipeline.clock.advance(5 * minuteMs)
    await survivor.run()
    const later = survivor.take()
    expect(later).toEqual(expect.arrayContaining(lost))
    expect(numbers([...first, ...later])).toEqual(all)
  })
})

it('a provider without calls left is asked again when it has some, for the homes that are still due', async () => {
  let left = 3
  const process = startProcess(() => {
    left -= 1
    if (left < 0) throw new ProviderLimited('The calls of a day are used up', 20 * minuteMs)
  })
  await process.run()
  expect(process.calls()).toBe(4)
  const done = process.take()
  left = 1_000
  pipeline.clock.advance(19 * minuteMs)
  await process.run()
  expect(process.calls()).toBe(0)
  pipeline.clock.advance(minuteMs)
  await process.run()
  expect(numbers([...new Set([...done, ...process.take()])])).toEqual(all)
})
