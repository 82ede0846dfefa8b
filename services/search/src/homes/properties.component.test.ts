import { connectStore, databaseOf, type Store } from '@verandah/kit'
import { interruptWrite, startTestService, watchReads, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announcementOf, trackedSnapshots } from '../tracking/announce-tracked.ts'
import { mergeListings } from './domain/merge-listings.ts'
import { search } from '../index.ts'
import { createProperties } from './properties.ts'
import type { PropertyDoc } from './property-document.ts'
import { aListing } from '@verandah/listing-providers/testing'

let service: TestService
let store: Store
let properties: ReturnType<typeof createProperties>
beforeAll(async () => {
  service = await startTestService(search)
  store = await connectStore(service.platform.storeUrl, databaseOf('search'))
  properties = createProperties({ store, newId: () => crypto.randomUUID() })
})
afterAll(async () => {
  await store.close()
  await service.stop()
})

const homeOf = (id: string, revision: number) => ({
  ...mergeListings([aListing()], { isFirstHand: () => false }),
  id,
  revision,
  updatedAt: service.clock.now().toISOString(),
})

let seen: PropertyDoc
beforeEach(async () => {
  const id = [...(await properties.idsOfFounders([crypto.randomUUID()])).values()][0]!
  const [begun] = await properties.byIds([id])
  await properties.replace(begun!, { home: homeOf(id, 1), fingerprint: 'first' }, [])
  seen = (await properties.find(id))!
})

const follow = (doc: PropertyDoc) => properties.setTracked(doc, announcementOf(homeOf(doc._id, 1), [], service.clock))
const change = (doc: PropertyDoc) =>
  properties.replace(doc, { home: homeOf(doc._id, doc.revision + 1), fingerprint: 'second' }, [])

it('a change is not written when a follower arrived in between', async () => {
  expect(await follow(seen)).toBe(true)
  expect(await change(seen)).toBe(false)
  expect(await change((await properties.find(seen._id))!)).toBe(true)
})

it('a first follower that read an outdated home reads it again', async () => {
  expect(await change(seen)).toBe(true)
  expect(await follow(seen)).toBe(false)
})

it('only one of two first followers introduces the home', async () => {
  expect(await Promise.all([follow(seen), follow(seen)])).toEqual(expect.arrayContaining([true, false]))
})

it('only followed homes are announced again', async () => {
  const announced = async () => {
    const found = new Set<string>()
    for await (const events of trackedSnapshots({ properties, clock: service.clock }))
      for (const { data } of events) found.add(data.propertyId)
    return found.has(seen._id)
  }
  expect(await announced()).toBe(false)
  await follow(seen)
  expect(await announced()).toBe(true)
  await properties.setUntracked(seen._id)
  expect(await announced()).toBe(false)
})

it('a home is newer than a search saw it once it has changed, and no other is named', async () => {
  const newer = async (revision: number) =>
    (await properties.newerThan([{ propertyId: seen._id, revision }])).map((home) => [home.id, home.revision])
  expect(await newer(1)).toEqual([])
  await change(seen)
  expect(await newer(1)).toEqual([[seen._id, 2]])
  expect(await newer(2)).toEqual([])
})

describe('a followed home that is to be looked up', () => {
  const minuteMs = 60_000
  const at = (minutes: number) => new Date(service.clock.now().getTime() + minutes * minuteMs)
  const enrol = (now: Date) => properties.enrolForLookUp(now, new AbortController().signal)
  const isDue = async (now: Date) => {
    const due = await Promise.all(
      (await properties.shardsByOverdue(now)).map((shard) => properties.dueForLookUp(shard, now, 60 * minuteMs)),
    )
    return due.flat().some(({ _id }) => _id === seen._id)
  }

  beforeEach(async () => {
    await service.store.collection('properties').updateMany({}, { $set: { isTracked: false } })
  })

  it('keeps the date that another process gave it while this one enrolled it', async () => {
    await follow(seen)
    const other = interruptWrite(1, async () => {
      other.stop()
      await enrol(at(0))
      await properties.planLookUps(new Map([[seen._id, at(30)]]))
    })
    await enrol(at(0)).finally(other.stop)
    expect(other.wasReached()).toBe(true)
    expect([await isDue(at(29)), await isDue(at(30))]).toEqual([false, true])
  })

  it('is due when its date is further ahead than any: the clock was set back', async () => {
    await follow(seen)
    await enrol(at(0))
    await properties.planLookUps(new Map([[seen._id, at(24 * 60)]]))
    expect([await isDue(at(24 * 60 - 30)), await isDue(at(0))]).toEqual([false, true])
  })

  it('is not due once it is no longer followed', async () => {
    await follow(seen)
    await enrol(at(0))
    expect(await isDue(at(0))).toBe(true)
    await properties.setUntracked(seen._id)
    expect(await isDue(at(0))).toBe(false)
  })
})

it('reads the snapshot of a home once, and a changed one again', async () => {
  const reads = watchReads()
  const readAgain = async () => {
    const [doc] = await properties.byIds([seen._id])
    return { revisions: [doc?.revision, doc?.home?.revision], reads: reads.take().length }
  }
  try {
    expect(await readAgain()).toEqual({ revisions: [1, 1], reads: 2 })
    expect(await readAgain()).toEqual({ revisions: [1, 1], reads: 1 })
    await change(seen)
    reads.take()
    expect(await readAgain()).toEqual({ revisions: [2, 2], reads: 2 })
  } finally {
    reads.stop()
  }
})
