import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createFeedThreads, feedLimits, type FeedLimits, type ReadFeed } from './feed-threads.ts'
import { aFeed, aReaxmlListing, bytesOf } from './testing/a-feed.ts'

const reading = {
  source: 'a feed',
  now: new Date('2026-11-21T00:00:00Z'),
  weights: '',
  whichKnown: () => Promise.resolve(new Set<string>()),
}

const listing = (uniqueID: string) => aReaxmlListing({ uniqueID })
const listings = (count: number) => Array.from({ length: count }, (_, index) => listing(`U${index}`))

const idsIn = async (text: string, read: ReadFeed = createFeedThreads()) => {
  const ids: string[] = []
  for await (const { updates } of read(Readable.from([bytesOf(text)]), reading))
    ids.push(...updates.map(({ sourceId }) => sourceId))
  return ids
}

/** Inputs that make naive regular expressions quadratic; the largest allowed listing is a mebibyte. */
const harmful: readonly (readonly [string, string])[] = [
  ['spaces in an id', `<uniqueID>${' '.repeat(1_000_000)}`],
  ['character data that is not closed', '<![CDATA['.repeat(110_000)],
  ['tags that are not closed', `<description><![CDATA[${'<p '.repeat(330_000)}]]></description>`],
  ['comments that are not closed', '<!-- '.repeat(200_000)],
  ['comments that are almost closed', '<!-- -- '.repeat(125_000)],
  ['ampersands', `<headline>${'&'.repeat(1_000_000)}</headline>`],
  ['spaces in a tag', `<price ${' '.repeat(1_000_000)}`],
  ['closing tags', '</land '.repeat(140_000)],
]

describe('a feed that would block the process', () => {
  const read = createFeedThreads({ ...feedLimits, stretchMs: 10_000 })

  it.each(harmful)('is read with its neighbours: %s', async (_, body) => {
    const ids = await idsIn(aFeed(listing('first'), aReaxmlListing({ body }), listing('last')), read)
    expect([ids[0], ids.at(-1)]).toEqual(['ABCDEF-first', 'ABCDEF-last'])
  })

  it('is read: 150,000 empty listings', async () => {
    expect(await idsIn(aFeed('<residential/>'.repeat(150_000)), read)).toEqual([])
  })
})

describe('a thread that reads a feed', () => {
  it('is terminated when a part takes too long, too much memory, or contains too many listings', async () => {
    const feed = aFeed(...listings(200))
    const readAll = (limits: Partial<FeedLimits>) => idsIn(feed, createFeedThreads({ ...feedLimits, ...limits }))
    await expect(readAll({ stretchMs: 0 })).rejects.toThrow(/took longer than 0 s/)
    await expect(readAll({ heapMb: 2 })).rejects.toThrow(/more than 2 MB/)
    await expect(readAll({ listings: 150 })).rejects.toThrow(/more than 150 listings/)
    await expect(readAll({ bytes: 1_000 })).rejects.toThrow(/larger than 1000 bytes/)
  })

  it('requests more only once its results were accepted', async () => {
    let asked = 0
    const source = Readable.from(
      (function* () {
        for (const one of listings(3_000)) {
          asked += 1
          yield bytesOf(one)
        }
      })(),
      { highWaterMark: 1 },
    )
    for await (const { updates } of createFeedThreads()(source, reading)) {
      expect(updates.length).toBeGreaterThan(0)
      break
    }
    expect(asked).toBeLessThan(200)
  })

  it('handles one feed after the other', async () => {
    const read = createFeedThreads()
    for (const id of ['A', 'B']) expect(await idsIn(aFeed(listing(id)), read)).toEqual([`ABCDEF-${id}`])
  })
})
