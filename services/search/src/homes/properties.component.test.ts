import { connectStore, databaseOf, type Store } from '@verandah/kit'
import { startTestService, watchReads, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { announcementOf } from '../tracking/announce-tracked.ts'
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
