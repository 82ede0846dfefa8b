import { Readable } from 'node:stream'
import type { FeedReport } from '@verandah/contracts'
import { interruptWrite, watchReads } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FeedContext } from './create-feeds.ts'
import { readReceivedFeeds } from './read-received-feeds.ts'
import { aFeed, aReaxmlListing } from './testing/a-feed.ts'
import { startFeeds } from './testing/start-feeds.ts'

let running: Awaited<ReturnType<typeof startFeeds>>
beforeEach(async () => {
  running = await startFeeds()
})
afterEach(() => running.stop())

const { signal } = new AbortController()
const agency = 'Harbour Homes'
const feed = aFeed(
  ...Array.from({ length: 120 }, (_, index) => aReaxmlListing({ uniqueID: `U${index}` })),
  aReaxmlListing({ uniqueID: undefined }),
)

const accept = () => running.feeds.accept(Readable.from([Buffer.from(feed)]), agency)
const reportOf = ({ id }: Pick<FeedReport, 'id'>) => running.feeds.reports.find(id, agency)
const advertsStored = () => running.adverts().countDocuments()

/** The job of one process; `atRound` is called before each round of a feed's listings. */
const startReading = (atRound: (kept: number) => void = () => undefined) => {
  const { feeds, ...context } = running.context
  const ingest: FeedContext['feeds']['ingest'] = (chunks, source, options) =>
    feeds.ingest(chunks, source, {
      ...options,
      goOn: async (soFar) => {
        await options?.goOn?.(soFar)
        atRound(soFar().kept)
      },
    })
  const job = readReceivedFeeds({ ...context, feeds: { ...feeds, ingest } })
  return () => job.run(signal)
}
/** The disk fills once some of a feed is stored. */
const fill = (kept: number) => {
  if (kept > 0) running.disk.isFull = true
}

describe('a disk that fills up in the middle of a feed', () => {
  it('leaves whole adverts, and the rest is read once there is room, however long that takes', async () => {
    const accepted = await accept()
    await startReading(fill)()
    const stored = await advertsStored()
    expect(stored).toBeGreaterThan(0)
    expect(stored).toBeLessThan(120)
    const read = startReading()
    for (let attempt = 0; attempt < 10; attempt += 1) await read().catch(() => undefined)
    expect(await reportOf(accepted)).toMatchObject({ state: 'reading', failure: null })
    expect(await advertsStored()).toBe(stored)
    running.disk.isFull = false
    await read()
    expect(await reportOf(accepted)).toMatchObject({ state: 'done', kept: 120, rejected: [{ position: 121 }] })
    expect(await advertsStored()).toBe(120)
    expect(await running.bodies().countDocuments()).toBe(0)
  })

  it('again and again is no fault of the feed: it is read in the end', async () => {
    const accepted = await accept()
    let times = 0
    const read = startReading((kept) => kept > 0 && times > 0 && fill(kept))
    for (times = 7; times > 0; times -= 1) {
      await read()
      running.disk.isFull = false
    }
    await read()
    expect(await reportOf(accepted)).toMatchObject({ state: 'done', kept: 120 })
  })

  it('refuses another feed whole, and takes it when it is sent again', async () => {
    running.disk.isFull = true
    await expect(accept()).rejects.toMatchObject({ code: 14031 })
    expect(await running.feeds.reports.latestOf(agency, 10)).toEqual([])
    expect(await running.bodies().countDocuments()).toBe(0)
    running.disk.isFull = false
    const first = await accept()
    await startReading(fill)()
    running.disk.isFull = false
    const again = await accept()
    await startReading()()
    for (const report of [first, again]) expect(await reportOf(report)).toMatchObject({ state: 'done', kept: 120 })
    expect(await advertsStored()).toBe(120)
  })
})

it('a feed is read at the next turn, though one turn in five looks while none waits', async () => {
  const read = startReading()
  const reads = watchReads()
  for (let turn = 1; turn <= 6; turn += 1) await read()
  reads.stop()
  expect(reads.take().map(({ collection }) => collection)).toEqual(['feed_reports', 'feed_reports'])
  const accepted = await accept()
  await read()
  expect(await reportOf(accepted)).toMatchObject({ state: 'done', kept: 120 })
})

it('a feed that is given up tells how much of it was stored', async () => {
  const accepted = await accept()
  const read = startReading((kept) => {
    if (kept > 0) throw new Error('This feed always fails.')
  })
  for (let attempt = 0; attempt < 6; attempt += 1) await read()
  const kept = await advertsStored()
  expect(await reportOf(accepted)).toMatchObject({
    state: 'failed',
    kept,
    failure: 'We could not read this feed to its end. Please send it again.',
  })
})

it('a feed has the report of the process that read it, though a stalled one wakes up at any of its writes', async () => {
  const another = await running.another()
  let wasReached = true
  for (let number = 1; wasReached; number += 1) {
    const accepted = await accept()
    const stall = interruptWrite(number, async () => {
      stall.stop()
      running.clock.advance(60_001)
      await readReceivedFeeds(another).run(signal)
    })
    await startReading()().finally(stall.stop)
    wasReached = stall.wasReached()
    expect(await reportOf(accepted), `write ${number}`).toMatchObject({ state: 'done', kept: 120 })
    running.clock.advance(60_001)
  }
})
