import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Readable } from 'node:stream'
import { aFeed, aReaxmlListing, currentBody, feedOf } from './testing/a-feed.ts'
import { startFeeds } from './testing/start-feeds.ts'

let running: Awaited<ReturnType<typeof startFeeds>>
beforeEach(async () => {
  running = await startFeeds()
})
afterEach(() => running.stop())

const operator = { name: 'Agency feed', isTrusted: true }
const ingest = (...listings: string[]) => running.feeds.ingest(feedOf(...listings), operator)

const hourMs = 3_600_000
const plain = (uniqueID: string, extra?: string) => aReaxmlListing({ uniqueID, body: currentBody(extra) })
/** Returns the updates of homes that some work causes. */
const toldBy = async (work: () => Promise<unknown>) => {
  const before = running.told.length
  await work()
  return running.told.slice(before).map(({ sourceId, status }) => `${sourceId} ${status}`)
}

describe('a record that repeats a previous one', () => {
  it('is counted as kept, and otherwise skipped', async () => {
    await ingest(plain('A'), plain('B'))
    const again = await toldBy(async () => {
      const report = await ingest(plain('B'), plain('C'), plain('A'))
      expect(report).toMatchObject({ kept: 3, kinds: [{ kind: 'residential', kept: 3 }], rejected: [], warnings: [] })
    })
    expect(again).toEqual(['ABCDEF-C active'])
  })

  it('is read again after a different one of its advert', async () => {
    const current = plain('A')
    const withdrawn = aReaxmlListing({ uniqueID: 'A', status: 'withdrawn', body: '' })
    await ingest(current)
    await ingest(withdrawn)
    expect(await toldBy(() => ingest(current))).toEqual(['ABCDEF-A active'])
  })

  it('is applied in order with a different one of its advert', async () => {
    const both = [plain('A'), aReaxmlListing({ uniqueID: 'A', status: 'withdrawn', body: '' })]
    await ingest(...both)
    expect(await toldBy(() => ingest(...both))).toEqual(['ABCDEF-A active', 'ABCDEF-A gone'])
    expect(await toldBy(() => ingest(...both.toReversed()))).toEqual(['ABCDEF-A gone', 'ABCDEF-A active'])
  })

  it('is reported again when something about it is odd', async () => {
    const priced = plain('A', '<price>lots</price>')
    const placed = plain('B').replace('RICHMOND', 'RICHMNOD')
    const first = await ingest(priced, placed)
    const again = await ingest(priced, placed)
    expect(first.warnings).toHaveLength(2)
    expect(again).toMatchObject({ kept: 2, warnings: first.warnings })
  })

  it('is read again once one of its open homes is over', async () => {
    const open = plain(
      'A',
      '<inspectionTimes><inspection>28-Nov-2026 11:00am to 11:30am</inspection></inspectionTimes>',
    )
    await ingest(open)
    expect(running.told[0]?.inspections).toHaveLength(1)
    expect(await toldBy(() => ingest(open))).toEqual([])
    running.clock.advance(Date.parse('2026-11-28T00:31Z') - running.clock.now().getTime())
    expect(await toldBy(() => ingest(open))).toEqual(['ABCDEF-A active'])
    expect(await toldBy(() => ingest(open))).toEqual([])
  })

  it('is read again in another year, and in another encoding', async () => {
    await ingest(plain('A'))
    const latin = aFeed(plain('A')).replace('UTF-8', 'ISO-8859-1')
    const read = () => running.feeds.ingest(Readable.from([Buffer.from(latin)]), operator)
    expect(await toldBy(read)).toEqual(['ABCDEF-A active'])
    expect(await toldBy(read)).toEqual([])
    running.clock.advance(366 * 24 * hourMs)
    expect(await toldBy(read)).toEqual(['ABCDEF-A active'])
  })

  it('of another feed is judged by its advert’s owner', async () => {
    await ingest(plain('A'))
    const report = await running.feeds.ingest(feedOf(plain('A')), { name: 'Rival', isTrusted: false })
    expect(report.rejected).toMatchObject([{ reason: 'It belongs to another feed.' }])
  })

  it('is read again when a build without marks has merged another one since', async () => {
    await ingest(plain('A'))
    await running.adverts().updateOne({}, { $set: { 'listing.status': 'gone', isOffered: false, revision: 2 } })
    expect(await toldBy(() => ingest(plain('A')))).toEqual(['ABCDEF-A active'])
  })
})
