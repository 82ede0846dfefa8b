import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { FeedReport } from '@verandah/contracts'
import { Answer } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FeedContext } from './create-feeds.ts'
import { readReceivedFeeds } from './read-received-feeds.ts'
import { getFeedReport, listFeedReports, receiveReaxml } from './receive-reaxml.ts'
import { aFeed, aReaxmlListing } from './testing/a-feed.ts'
import { startFeeds } from './testing/start-feeds.ts'

let running: Awaited<ReturnType<typeof startFeeds>>
beforeEach(async () => {
  running = await startFeeds()
})
afterEach(() => running.stop())

const { signal } = new AbortController()
const issue = (agency: string) => running.feeds.tokens.issue(agency)
const headersOf = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

/** A moment after the previous one, so that feeds have an order. */
const push = async (token: string | undefined, body: string, context: FeedContext = running.context) => {
  running.clock.advance(1)
  const bytes = Readable.from([Buffer.from(body)])
  const answer = await receiveReaxml(context)({ headers: headersOf(token), bytes })
  expect(answer).toBeInstanceOf(Answer)
  return FeedReport.parse(answer.body)
}
const read = (context: FeedContext = running.context) => readReceivedFeeds(context).run(signal)
const reportOf = (token: string, { id }: Pick<FeedReport, 'id'>) =>
  getFeedReport(running.context)({ headers: headersOf(token), params: { id } })
const pushAndRead = async (token: string, body: string) => {
  const report = await push(token, body)
  await read()
  return reportOf(token, report)
}
const listings = (count: number, over: Parameters<typeof aReaxmlListing>[0] = {}) =>
  Array.from({ length: count }, (_, index) => aReaxmlListing({ uniqueID: `U${index}`, ...over }))

describe('a feed pushed by an agency', () => {
  it('is accepted before any of it is read, and its report fills afterwards', async () => {
    const token = await issue('Harbour Homes')
    const accepted = await push(token, aFeed(...listings(3), aReaxmlListing({ uniqueID: undefined })))
    expect(accepted).toMatchObject({ state: 'received', failure: null, kept: 0, rejected: [] })
    expect(running.told).toEqual([])
    expect(await reportOf(token, accepted)).toEqual(accepted)
    await read()
    const { id, receivedAt } = accepted
    const whole = { id, receivedAt, state: 'done', failure: null, kept: 3, rejected: [{ position: 4 }] }
    expect(await reportOf(token, accepted)).toMatchObject(whole)
    expect(running.told).toHaveLength(3)
    expect(await running.bodies().countDocuments()).toBe(0)
  })

  it('names the report in its reply', async () => {
    const token = await issue('Harbour Homes')
    const answer = await receiveReaxml(running.context)({
      headers: headersOf(token),
      bytes: Readable.from([Buffer.from(aFeed())]),
    })
    expect(answer.headers).toMatchObject({ Location: `/api/feeds/reaxml/reports/${answer.body.id}` })
  })

  it('is read after a restart, however far its reading had come', async () => {
    const token = await issue('Harbour Homes')
    const accepted = await push(token, aFeed(...listings(120)))
    const stopping = new AbortController()
    const { feeds, ...context } = running.context
    const stopEarly: typeof feeds.ingest = (chunks, source, options) =>
      feeds.ingest(chunks, source, {
        ...options,
        goOn: (soFar) => {
          if (soFar().kept > 0) stopping.abort()
          return options?.goOn?.(soFar)
        },
      })
    await readReceivedFeeds({ ...context, feeds: { ...feeds, ingest: stopEarly } }).run(stopping.signal)
    expect(await reportOf(token, accepted)).toMatchObject({ state: 'reading' })
    expect(running.told.length).toBeLessThan(120)
    const another = await running.another()
    await read(another)
    expect(await reportOf(token, accepted)).toMatchObject({ state: 'reading' })
    running.clock.advance(60_001)
    await read(another)
    expect(await reportOf(token, accepted)).toMatchObject({ state: 'done', kept: 120, rejected: [] })
    expect((await running.adverts().find().toArray()).length).toBe(120)
  })

  it('is kept in parts when it does not shrink', async () => {
    const token = await issue('Harbour Homes')
    const noise = () => `<!-- ${randomBytes(300_000).toString('base64')} -->`
    const pictures = Array.from({ length: 5 }, noise)
    const report = await push(token, aFeed(...listings(2), ...pictures, aReaxmlListing({ uniqueID: 'last' })))
    expect(await running.bodies().countDocuments()).toBeGreaterThan(1)
    await read()
    expect(await reportOf(token, report)).toMatchObject({ state: 'done', kept: 3 })
  })

  it('waits while its homes cannot be stored, and is read when they can', async () => {
    const token = await issue('Harbour Homes')
    const report = await push(token, aFeed(aReaxmlListing()))
    running.homes.areAway = true
    await read()
    expect(await reportOf(token, report)).toMatchObject({ state: 'reading', kept: 0 })
    running.homes.areAway = false
    await read()
    expect(await reportOf(token, report)).toMatchObject({ state: 'done', kept: 1 })
  })

  it('that can never be read fails with a reason after five attempts', async () => {
    const token = await issue('Harbour Homes')
    const report = await push(token, aFeed(aReaxmlListing()))
    running.homes.areAway = true
    for (let attempt = 0; attempt < 5; attempt += 1) await read()
    expect(await reportOf(token, report)).toMatchObject({ state: 'reading' })
    await read()
    const failure = 'We could not read this feed to its end. Please send it again.'
    expect(await reportOf(token, report)).toMatchObject({ state: 'failed', failure, rejected: [{ reason: failure }] })
  })
})

describe('feeds of several agencies', () => {
  it('are read one after the other: of each in turn the one that arrived first', async () => {
    const mine = await issue('Harbour Homes')
    const theirs = await issue('Rival')
    const sold = { status: 'sold', modTime: '', body: '' }
    await push(mine, aFeed(aReaxmlListing()))
    await push(mine, aFeed(aReaxmlListing({ ...sold, modTime: '2026-11-20-09:30' })))
    await push(theirs, aFeed(aReaxmlListing({ uniqueID: 'OTHER' })))
    await read()
    expect(running.told.map(({ sourceId, status }) => [sourceId, status])).toEqual([
      ['ABCDEF-SIM-0001', 'active'],
      ['ABCDEF-OTHER', 'active'],
      ['ABCDEF-SIM-0001', 'sold'],
    ])
  })

  it('cannot change another’s adverts, and are named after their agencies', async () => {
    const mine = await issue('Harbour Homes')
    const theirs = await issue('Rival')
    await pushAndRead(mine, aFeed(aReaxmlListing()))
    const outcome = await pushAndRead(theirs, aFeed(aReaxmlListing({ status: 'sold', modTime: '', body: '' })))
    expect(outcome.rejected).toMatchObject([{ reason: 'It belongs to another feed.' }])
    expect(running.told.map(({ sourceName }) => sourceName)).toEqual(['Harbour Homes'])
  })

  it('show their reports to their own agency only', async () => {
    const mine = await issue('Harbour Homes')
    const theirs = await issue('Rival')
    const report = await push(mine, aFeed(aReaxmlListing()))
    await expect(reportOf(theirs, report)).rejects.toMatchObject({ kind: 'not-found' })
    const listed = (token: string) => listFeedReports(running.context)({ headers: headersOf(token) })
    expect(await listed(mine)).toMatchObject([{ id: report.id, state: 'received' }])
    expect(await listed(theirs)).toEqual([])
  })
})

describe('a feed is refused', () => {
  it('without an issued and unrevoked token', async () => {
    const token = await issue('Harbour Homes')
    await expect(push(undefined, aFeed())).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(push('feed_wrong', aFeed())).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(await running.feeds.tokens.revoke('Harbour Homes')).toBe(1)
    await expect(push(token, aFeed())).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(JSON.stringify(await running.feeds.tokens.list())).not.toContain(token)
  })

  it.each(['', '  ', '<html><body>Sorry</body></html>', '{}', 'PK\u0003\u0004', '%PDF-1.7'])(
    'at once, with a reason and a failed report, when it is %j',
    async (body) => {
      const token = await issue('Harbour Homes')
      await expect(push(token, body)).rejects.toMatchObject({ kind: 'unreadable', code: 'not-reaxml' })
      const [report] = await listFeedReports(running.context)({ headers: headersOf(token) })
      expect(report).toMatchObject({ state: 'failed', failure: expect.stringContaining('REAXML'), kept: 0 })
      expect(await running.bodies().countDocuments()).toBe(0)
    },
  )

  it('while twenty of its agency wait, and of no other', async () => {
    const mine = await issue('Harbour Homes')
    for (let count = 0; count < 20; count += 1) await push(mine, aFeed(aReaxmlListing()))
    await expect(push(mine, aFeed())).rejects.toMatchObject({ kind: 'limited', code: 'too-many-feeds' })
    expect((await push(await issue('Rival'), aFeed())).state).toBe('received')
    await read()
    expect((await push(mine, aFeed())).state).toBe('received')
  })
})

it('a file without listings that is no other kind of file is accepted, and its report says why it failed', async () => {
  const outcome = await pushAndRead(await issue('Harbour Homes'), '<homes><home/></homes>')
  expect(outcome).toMatchObject({ state: 'failed', failure: expect.stringContaining('no <propertyList>'), kept: 0 })
})
