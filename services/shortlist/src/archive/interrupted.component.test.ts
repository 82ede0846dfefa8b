import { EventEmitter, once } from 'node:events'
import { createMemoryBlobs } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shortlist } from '../index.ts'
import { aPdf } from '../testing/a-picture.ts'
import { archiveCalls } from '../testing/archive-calls.ts'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { fileCalls } from '../testing/file-calls.ts'

/** Blobs whose reads wait for the test. */
const createHeldBlobs = () => {
  const blobs = createMemoryBlobs()
  const reads: string[] = []
  let gate: Promise<unknown> = Promise.resolve()
  return {
    reads,
    hold: () => {
      const ends = new EventEmitter()
      gate = once(ends, 'end')
      return { release: () => ends.emit('end'), fail: () => ends.emit('error', new Error('the disk is on fire')) }
    },
    blobs: {
      ...blobs,
      get: async (key: string) => {
        reads.push(key)
        await gate
        return blobs.get(key)
      },
    },
  }
}

let held: ReturnType<typeof createHeldBlobs>
let service: TestService
let archives: ReturnType<typeof archiveCalls>
let anna: Buyer
const aBuyer = async () => {
  const buyer = createBuyer(service)
  await buyer.save('home-1')
  for (const id of ['file-1', 'file-2']) await fileCalls(service).keep(buyer, id, aPdf(), { kind: 'report', name: id })
  return buyer
}
beforeEach(async () => {
  held = createHeldBlobs()
  service = await startTestService(shortlist, { blobs: held.blobs })
  archives = archiveCalls(service)
  anna = await aBuyer()
})
afterEach(() => service.stop())

it('a failure in the middle breaks the connection, so that half an archive never looks whole', async () => {
  const gate = held.hold()
  const reply = await archives.begin(anna)
  expect(reply.status).toBe(200)
  gate.fail()
  await expect(reply.arrayBuffer()).rejects.toThrow('terminated')
  held.hold().release()
  expect((await archives.ask(anna)).status).toBe(200)
})

it('no more is read for a client that has gone, whose next archive is made', async () => {
  const gate = held.hold()
  const client = new AbortController()
  const reply = await archives.begin(anna, client.signal)
  await expect.poll(() => held.reads.length).toBe(1)
  client.abort()
  await expect(reply.arrayBuffer()).rejects.toThrow()
  let next = reply
  await expect.poll(async () => (next = await archives.begin(anna)).status).toBe(200)
  gate.release()
  await next.arrayBuffer()
  expect(held.reads.map((key) => key.slice(-6))).toEqual(['file-1', 'file-1', 'file-2'])
})

it('one archive of a buyer is made at a time, and four of all', async () => {
  const others = [await aBuyer(), await aBuyer(), await aBuyer(), await aBuyer()]
  const gate = held.hold()
  const first = await archives.begin(anna)
  expect(await archives.ask(anna)).toMatchObject({ status: 429, body: { code: 'archive-under-way' } })
  const replies = await Promise.all(others.slice(0, 3).map((buyer) => archives.begin(buyer)))
  expect(await archives.ask(others[3]!)).toMatchObject({ status: 503, body: { code: 'busy' } })
  gate.release()
  for (const reply of [first, ...replies]) await reply.arrayBuffer()
  expect([(await archives.ask(anna)).status, (await archives.ask(others[3]!)).status]).toEqual([200, 200])
})
